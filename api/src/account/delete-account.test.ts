import {
  changeAccount,
  deleteAccount,
  getUser,
  listReviews,
  login,
  register,
  requestEmailVerification,
  requestSignInLink,
} from '@nila/api/contract'
import {
  AuditEntry,
  EmailLog,
  OutboxEmail,
  type PartialModelObject,
  Review,
  Session,
  Subscription,
  User,
} from '@nila/db'
import { buildAvatar, buildReview, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { addPasskey, addTotp, confirmPassword, times } from '../../testing/second-factors.ts'

const api = useApi()
const EMAIL = 'asha@example.org'

async function confirmed(over: PartialModelObject<User> = {}) {
  const agent = await api.signIn({ username: 'asha', email: EMAIL, ...over })
  await confirmPassword(agent)
  return agent
}
const remove = (agent: Agent, review: 'anonymous' | 'remove' = 'anonymous') =>
  agent.call(deleteAccount, { body: { review } })
const buildLog = (recipient: string) =>
  EmailLog.query().insert({ filename: `${recipient}.html`, recipient, reason: 'expired', size: 1, html: 'x' })

/** The tables that still speak of a user by number, the audit log aside. */
async function tablesOf(userId: number): Promise<string[]> {
  const db = User.knex()
  const { rows } = await db.raw<{ rows: { name: string; column: string }[] }>(
    `select table_name as name, column_name as "column" from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const found: string[] = []
  for (const { name, column } of rows) {
    if (await db(name).where(column, userId).first()) found.push(name)
  }
  return found.sort()
}

describe('R47 deleting the own account', () => {
  test('asks for the password again; nothing is lost by the refusal', async () => {
    const agent = await api.signIn()
    await expect(remove(agent)).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' })
    await Session.query().patch({ reauthenticatedAt: Session.raw("now() - interval '11 minutes'") })
    await expect(remove(agent)).rejects.toMatchObject({ status: 403 })
    expect(await agent.call(getUser, {})).toMatchObject({ id: agent.user.id })
  })

  test('is refused where it is not clear what is to become of the review', async () => {
    const agent = await confirmed()
    for (const body of [{ review: 'keep' }, { review: 'remove', userId: 1 }, []]) {
      expect((await agent.send('DELETE', '/api/account', body)).status).toBe(400)
    }
    expect(await User.query().resultSize()).toBe(1)
  })

  test('keeps the review without a name where nobody says otherwise', async () => {
    const agent = await confirmed()
    const { id } = await buildReview({ userId: agent.user.id })
    expect((await agent.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
    expect(await Review.query().findById(id)).toMatchObject({ userId: null })
  })

  test('takes all that belongs to it, everywhere it is signed in, and nothing of others', async () => {
    const agent = await confirmed()
    const stranger = await api.signIn({ username: 'ravi' })
    const phone = api.visitor()
    await phone.call(login, { body: { username: 'asha', password: PASSWORD, remember: true } })
    await addTotp(agent)
    await addPasskey(agent, api.url)
    await agent.call(requestSignInLink, { body: { username: 'asha' } })
    const { id: avatarId } = await buildAvatar()
    await Subscription.query().insert({ avatarId, userId: agent.user.id, paymentMethod: 'free_access' })
    expect(await tablesOf(agent.user.id)).toHaveLength(9)

    await expect(remove(agent)).resolves.toBeUndefined()
    expect(await tablesOf(agent.user.id)).toEqual([])
    expect((await phone.fetch('/api/user')).status).toBe(401)
    expect(await stranger.call(getUser, {})).toMatchObject({ username: 'ravi' })
    const signIn = api.visitor().call(login, { body: { username: 'asha', password: PASSWORD } })
    await expect(signIn).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  test('signs this browser out: no cookie says that somebody is here', async () => {
    const agent = await confirmed()
    await remove(agent)
    expect(agent.jar.get('nila_session')).toBeUndefined()
    expect(agent.jar.get('nila_hint')).toBeUndefined()
    expect((await agent.fetch('/api/user')).status).toBe(401)
  })

  test('leaves the review without a name, or takes it along', async () => {
    const kept = await confirmed({ username: 'asha' })
    await buildReview({ userId: kept.user.id, title: 'Kept', isApproved: 1 })
    const removed = await confirmed({ username: 'ravi' })
    await buildReview({ userId: removed.user.id, title: 'Removed', isApproved: 1 })
    await buildReview({ title: 'Of others', isApproved: 1 })
    await remove(kept, 'anonymous')
    await remove(removed, 'remove')
    const { items } = await api.visitor().list(listReviews)
    expect(items.map(({ title }) => title).sort()).toEqual(['Kept', 'Of others'])
    expect(items.find(({ title }) => title === 'Kept')).toMatchObject({ username: null })
    expect(await Review.query().findOne({ title: 'Kept' })).toMatchObject({ userId: null })
  })

  test('leaves one line that says whose it was, and says goodbye to a verified address', async () => {
    const agent = await confirmed({ emailVerifiedAt: new Date(), locale: 'hi' })
    await remove(agent)
    expect(await AuditEntry.query().where({ action: 'account.delete' })).toMatchObject([
      {
        actorId: agent.user.id,
        actorName: 'asha',
        subjectId: agent.user.id,
        details: { review: 'anonymous' },
      },
    ])
    expect(await OutboxEmail.query()).toMatchObject([
      { name: 'securityNotice', recipient: EMAIL, locale: 'hi', values: { event: 'accountDeleted' } },
    ])
  })

  test('mails nobody whose address was not verified', async () => {
    await remove(await confirmed())
    expect(await OutboxEmail.query()).toEqual([])
  })

  test('takes along what was mailed to its addresses', async () => {
    const agent = await confirmed({ emailVerifiedAt: new Date() })
    await agent.call(changeAccount, { body: { email: 'asha.new@example.org' } })
    for (const recipient of [EMAIL, 'asha.new@example.org', 'others@example.org']) await buildLog(recipient)
    await remove(agent)
    expect((await OutboxEmail.query()).map(({ recipient, name }) => `${name} to ${recipient}`)).toEqual([
      `securityNotice to ${EMAIL}`,
    ])
    expect((await EmailLog.query()).map(({ recipient }) => recipient)).toEqual(['others@example.org'])
  })

  test('leaves mails to an address that another account has as well', async () => {
    const agent = await confirmed()
    await agent.call(requestEmailVerification, { body: {} })
    await buildUser({ email: EMAIL })
    await buildLog(EMAIL)
    await remove(agent)
    expect(await OutboxEmail.query().resultSize()).toBe(1)
    expect(await EmailLog.query().resultSize()).toBe(1)
  })

  test('frees the name', async () => {
    const agent = await confirmed()
    await remove(agent)
    const again = await api.visitor().call(register, { body: { username: 'Asha', password: PASSWORD } })
    expect(again.id).not.toBe(agent.user.id)
  })

  test('of twenty at once from one session, one is written down', async () => {
    const agent = await confirmed({ emailVerifiedAt: new Date() })
    const { header } = agent.jar
    const init = { headers: { 'Content-Type': 'application/json', Cookie: header }, method: 'DELETE' }
    const answers = await times(20, () =>
      agent.fetch('/api/account', { ...init, body: '{"review":"remove"}' }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([204, ...Array<number>(19).fill(401)])
    expect(await AuditEntry.query().where({ action: 'account.delete' }).resultSize()).toBe(1)
    expect(await OutboxEmail.query().resultSize()).toBe(1)
  })
})

describe('the last super-administrator', () => {
  const refused = { status: 409, code: 'last_super_admin' }

  test('cannot go, whoever else is there', async () => {
    const agent = await confirmed({ role: 'super_admin' })
    await buildUser({ role: 'admin' })
    await buildUser({ role: 'super_admin', suspendedAt: new Date() })
    await expect(remove(agent)).rejects.toMatchObject(refused)
    expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
  })

  test('can once there is another', async () => {
    const agent = await confirmed({ role: 'super_admin' })
    await buildUser({ role: 'super_admin' })
    await expect(remove(agent)).resolves.toBeUndefined()
  })

  test('of several who go at once, one stays', async () => {
    const agents = []
    for (let n = 0; n < 6; n += 1) {
      agents.push(await confirmed({ username: `asha ${n}`, email: null, role: 'super_admin' }))
    }
    const outcomes = await Promise.allSettled(agents.map((agent) => remove(agent)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: refused }])
    expect(await User.query().resultSize()).toBe(1)
  })
})
