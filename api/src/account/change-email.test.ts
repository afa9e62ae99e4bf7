import {
  changeAccount,
  getAccount,
  redeemEmailVerification,
  redeemSignInLink,
  requestSignInLink,
  resetPassword,
} from '@nila/api/contract'
import { AccountLink, AuditEntry, OutboxEmail, type PartialModelObject, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { confirmPassword, times } from '../../testing/second-factors.ts'

const api = useApi()
const OLD = 'asha@example.org'
const NEW = 'asha.new@example.org'
const verified = { emailVerifiedAt: new Date() }
const dead = { status: 400, code: 'invalid_or_expired' }

/** Somebody who has just given the password again. */
async function confirmed(over: PartialModelObject<User> = {}) {
  const agent = await api.signIn({ username: 'asha', email: OLD, ...over })
  await confirmPassword(agent)
  return agent
}
const change = (agent: Agent, email: string | null) => agent.call(changeAccount, { body: { email } })
const follow = (token: string) => api.visitor().call(redeemEmailVerification, { body: { token } })
const mails = async () =>
  (await OutboxEmail.query().orderBy('createdAt')).map(({ name, recipient }) => `${name} to ${recipient}`)
const emailOf = async (id: number) => {
  const { email, emailVerifiedAt } = await User.query().findById(id).throwIfNotFound()
  return { email, isVerified: emailVerifiedAt !== null }
}

describe('a new address', () => {
  test.each([NEW, null])(
    'asks for the password again (%s), whatever else is sent with it; nothing changes',
    async (email) => {
      const agent = await api.signIn({ email: OLD })
      const refusal = agent.call(changeAccount, { body: { email, theme: 'dark' } })
      await expect(refusal).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' })
      await Session.query().patch({ reauthenticatedAt: Session.raw("now() - interval '11 minutes'") })
      await expect(change(agent, email)).rejects.toMatchObject({ status: 403 })
      expect(await agent.call(getAccount, {})).toMatchObject({ email: OLD, theme: null })
      expect(await mails()).toEqual([])
    },
  )

  test.each([
    ['where there is none', { email: null }],
    ['where the present one is not verified', { email: OLD }],
  ])('takes its place at once %s, and is asked about', async (_, over) => {
    const agent = await confirmed(over)
    expect(await change(agent, NEW)).toMatchObject({ email: NEW, emailVerified: false, pendingEmail: null })
    expect(await mails()).toEqual([`emailVerification to ${NEW}`])
    const { token } = await newestLink()
    await follow(token)
    expect(await agent.call(getAccount, {})).toMatchObject({ email: NEW, emailVerified: true })
  })

  test('waits where the present one is verified, until its link is followed; then the old one is told', async () => {
    const agent = await confirmed(verified)
    expect(await change(agent, NEW)).toMatchObject({ email: OLD, emailVerified: true, pendingEmail: NEW })
    expect(await agent.call(getAccount, {})).toMatchObject({ email: OLD, pendingEmail: NEW })
    expect(await mails()).toEqual([`emailVerification to ${NEW}`])

    const { token } = await newestLink()
    await follow(token)
    expect(await agent.call(getAccount, {})).toMatchObject({
      email: NEW,
      emailVerified: true,
      pendingEmail: null,
    })
    expect(await mails()).toEqual([`emailVerification to ${NEW}`, `securityNotice to ${OLD}`])
    expect(await OutboxEmail.query().findOne({ name: 'securityNotice' })).toMatchObject({
      values: { event: 'emailChanged', username: 'asha' },
    })
    expect(await AuditEntry.query().where({ action: 'account.change_email' }).resultSize()).toBe(1)
    await expect(follow(token)).rejects.toMatchObject(dead)
  })

  test('the newest one counts: the link to the one before it is dead', async () => {
    const agent = await confirmed(verified)
    await change(agent, 'first@example.org')
    const first = await newestLink()
    expect(await change(agent, NEW)).toMatchObject({ pendingEmail: NEW })
    await expect(follow(first.token)).rejects.toMatchObject(dead)
    expect(await emailOf(agent.user.id)).toEqual({ email: OLD, isVerified: true })
  })

  test('a link of a day ago changes nothing, and nothing waits any more', async () => {
    const agent = await confirmed(verified)
    await change(agent, NEW)
    const { token } = await newestLink()
    await AccountLink.query().patch({ expiresAt: AccountLink.raw("now() - interval '1 second'") })
    await expect(follow(token)).rejects.toMatchObject(dead)
    expect(await agent.call(getAccount, {})).toMatchObject({ email: OLD, pendingEmail: null })
  })

  test('of twenty who follow one link at once, one changes the address, and one mail tells of it', async () => {
    const agent = await confirmed(verified)
    await change(agent, NEW)
    const { token } = await newestLink()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => follow(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mails()).toEqual([`emailVerification to ${NEW}`, `securityNotice to ${OLD}`])
  })

  test('of twenty changes at once one is left, with one link', async () => {
    const agent = await confirmed(verified)
    let n = 0
    await times(20, () => change(agent, `asha-${++n}@example.org`))
    const links = await AccountLink.query().where({ usedAt: null })
    expect(links).toHaveLength(1)
    expect(await agent.call(getAccount, {})).toMatchObject({ email: OLD, pendingEmail: links[0]?.email })
  })
})

describe('the same address again', () => {
  test.each([
    ['verified', verified],
    ['not verified', {}],
  ])('changes and mails nothing, and needs no password (%s)', async (_, over) => {
    const agent = await api.signIn({ email: OLD, ...over })
    const before = await agent.call(getAccount, {})
    expect(await change(agent, 'Asha@Example.org')).toEqual(before)
    expect(await mails()).toEqual([])
    expect(await AuditEntry.query().where({ action: 'account.change_email' }).resultSize()).toBe(0)
  })

  test('leaves the link alive that asks about it', async () => {
    const agent = await confirmed({ email: null })
    await change(agent, NEW)
    const { token } = await newestLink()
    await change(agent, NEW)
    await expect(follow(token)).resolves.toMatchObject({ success: true })
  })

  test('withdraws a change that waits', async () => {
    const agent = await confirmed(verified)
    await change(agent, NEW)
    const { token } = await newestLink()
    expect(await change(agent, OLD)).toMatchObject({ email: OLD, emailVerified: true, pendingEmail: null })
    await expect(follow(token)).rejects.toMatchObject(dead)
  })

  test('is asked about once more while it waits', async () => {
    const agent = await confirmed(verified)
    await change(agent, NEW)
    expect(await change(agent, NEW)).toMatchObject({ pendingEmail: NEW })
    const { token } = await newestLink()
    await follow(token)
    expect(await emailOf(agent.user.id)).toEqual({ email: NEW, isVerified: true })
  })
})

describe('no address', () => {
  test('is as good as any: what was mailed is dead, and the old one is told', async () => {
    const agent = await confirmed(verified)
    await change(agent, NEW)
    const { token } = await newestLink()
    expect(await change(agent, null)).toMatchObject({ email: null, emailVerified: false, pendingEmail: null })
    await expect(follow(token)).rejects.toMatchObject(dead)
    expect(await mails()).toEqual([`emailVerification to ${NEW}`, `securityNotice to ${OLD}`])
  })
})

describe('what was mailed to the address before', () => {
  test.each([
    ['at once', {}],
    ['by its link', verified],
  ])('opens nothing once another took its place %s', async (_, over) => {
    const agent = await confirmed(over)
    await agent.call(requestSignInLink, { body: { username: 'asha' } })
    const signInLink = await newestLink()
    await api.visitor().send('POST', '/api/reset-password', { username: 'asha' })
    const resetLink = await newestLink()
    await change(agent, NEW)
    if ('emailVerifiedAt' in over) await follow((await newestLink()).token)

    const { token, code } = signInLink
    await expect(agent.call(redeemSignInLink, { body: { token } })).rejects.toMatchObject(dead)
    const byCode = { username: 'asha', code }
    await expect(agent.call(redeemSignInLink, { body: byCode })).rejects.toMatchObject(dead)
    const reset = { token: resetLink.token, newPassword: 'another-river-28' }
    await expect(agent.call(resetPassword, { body: reset })).rejects.toMatchObject(dead)
  })
})

describe('an address that another account has proven', () => {
  test('is answered like any other, and stays theirs when the link is followed', async () => {
    const owner = await buildAccount({ username: 'owner', email: 'Taken@example.org', ...verified })
    const agent = await confirmed(verified)
    const free = await change(agent, 'free@example.org')
    const taken = await change(agent, 'taken@example.org')
    expect({ ...taken, pendingEmail: '' }).toEqual({ ...free, pendingEmail: '' })
    const { token, to } = await newestLink()
    expect(to).toBe('taken@example.org')
    await expect(follow(token)).rejects.toMatchObject({ status: 409, code: 'email_taken' })
    expect(await emailOf(agent.user.id)).toEqual({ email: OLD, isVerified: true })
    expect(await emailOf(owner.id)).toEqual({ email: 'Taken@example.org', isVerified: true })
    expect(await OutboxEmail.query().where({ name: 'securityNotice' }).resultSize()).toBe(0)
  })
})

describe("somebody else's mailbox", () => {
  test('is not filled: after five mails an hour the change waits without one', async () => {
    const agent = await confirmed(verified)
    for (let n = 0; n < 6; n += 1) {
      expect(await change(agent, NEW)).toMatchObject({ pendingEmail: NEW })
    }
    expect(await mails()).toHaveLength(5)
  })
})

test('R42 neither address nor link reaches the log', async () => {
  const agent = await confirmed(verified)
  await change(agent, 'canary-4711@example.org')
  const { token } = await newestLink()
  await follow(token)
  expect(api.log()).not.toMatch(new RegExp(`canary-4711|${token}|${PASSWORD}`))
})
