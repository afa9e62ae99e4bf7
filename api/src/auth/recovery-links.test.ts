import {
  getUser,
  issueResetLink,
  listAuditLog,
  listUsers,
  login,
  type ProblemBody,
  redeemRecoveryLink,
} from '@nila/api/contract'
import { AuditEntry, OutboxEmail, RecoveryLink, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { times } from '../../testing/second-factors.ts'
import { readConfig } from '../config.ts'
import { createAdministratorLink, createRecoveryLink } from './recovery-links.ts'

const api = useApi()
const config = { ...readConfig({}), publicUrl: 'http://localhost' }
const spent = { status: 400, code: 'invalid_or_expired' }

const fragmentOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1))
const tokenOf = (link: string) => fragmentOf(link).get('t') ?? ''
const ageLinks = () =>
  RecoveryLink.query().patch({ expiresAt: RecoveryLink.raw("expires_at - interval '10 minutes'") })
const redeem = (body: object) => api.visitor().send('POST', '/api/recovery-links/redeem', body)

describe('the one-time link that creates an administrator', () => {
  const creationToken = async () => tokenOf(await createAdministratorLink(config))

  test('creates the administrator, signs them in with their password alone, and writes it down', async () => {
    const visitor = api.visitor()
    const body = { token: await creationToken(), username: 'Asha', password: PASSWORD }
    const response = await visitor.send('POST', '/api/recovery-links/redeem', body)
    expect(response.status).toBe(201)
    const created = await response.json()
    expect(created).toMatchObject({ role: 'super_admin', isAdmin: true })
    expect(created).not.toHaveProperty('directAccess')
    expect(await visitor.call(getUser, {})).toMatchObject({ username: 'Asha' })
    expect(await Session.query()).toMatchObject([{ secondFactor: null }])
    const actions = (await AuditEntry.query()).map(({ action, actorName }) => ({ action, actorName }))
    expect(actions).toContainEqual({ action: 'administrator.create', actorName: 'Asha' })
  })

  test('without a link nothing that was typed is looked at', async () => {
    const body = { token: 'made up', username: 'Asha', password: 'password' }
    await expect(api.visitor().call(redeemRecoveryLink, { body })).rejects.toMatchObject(spent)
  })

  test('works once, even for twenty at a time', async () => {
    const token = await creationToken()
    let n = 0
    const answers = await times(20, () => redeem({ token, username: `admin ${++n}`, password: PASSWORD }))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    expect(await User.query()).toHaveLength(1)
  })

  test('is dead after ten minutes', async () => {
    const token = await creationToken()
    await ageLinks()
    const body = { token, username: 'Asha', password: PASSWORD }
    await expect(api.visitor().call(redeemRecoveryLink, { body })).rejects.toMatchObject(spent)
  })

  test('stays good when what was typed with it is refused', async () => {
    await buildAccount({ username: 'taken' })
    const token = await creationToken()
    const create = (username: string, password: string) =>
      api.visitor().call(redeemRecoveryLink, { body: { token, username, password } })
    await expect(create('taken', PASSWORD)).rejects.toMatchObject({ code: 'username_taken' })
    await expect(create('Asha', 'password')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(create('Asha', PASSWORD)).resolves.toMatchObject({ username: 'Asha' })
  })

  test.each([
    ['username', { password: PASSWORD }],
    ['username', { username: 'a\u0000b', password: PASSWORD }],
    ['password', { username: 'Asha' }],
    ['password', { username: 'Asha', password: 'short' }],
  ])('says that it is the %s which is wrong in %j', async (field, typed) => {
    const response = await redeem({ token: await creationToken(), ...typed })
    expect(response.status).toBe(400)
    expect(Object.keys(((await response.json()) as ProblemBody).fields ?? {})).toEqual([field])
  })

  test('lets nobody in without creating them', async () => {
    await buildAccount({ role: 'super_admin' })
    const token = await creationToken()
    await expect(api.visitor().call(redeemRecoveryLink, { body: { token } })).rejects.toMatchObject(spent)
    expect(await Session.query().resultSize()).toBe(0)
  })
})

describe('R13 the one-time link that lets an administrator in', () => {
  const asha = {
    username: 'asha',
    role: 'admin',
    email: 'asha@example.org',
    emailVerifiedAt: new Date(),
  } as const
  const recoveryToken = async (over: object = {}) =>
    tokenOf(await createRecoveryLink(config, await buildAccount({ ...asha, ...over })))

  test('names nobody', async () => {
    const link = await createRecoveryLink(config, await buildAccount(asha))
    expect([...fragmentOf(link).keys()]).toEqual(['t'])
  })

  test('opens a session that stands for both factors and ends after half an hour', async () => {
    const token = await recoveryToken()
    const visitor = api.visitor()
    const response = await visitor.send('POST', '/api/recovery-links/redeem', { token })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ username: 'asha', directAccess: true })
    expect(await visitor.call(getUser, {})).toMatchObject({ role: 'admin', directAccess: true })
    await visitor.list(listUsers)

    const [session] = await Session.query()
    expect(session?.secondFactor).toBe('recovery_link')
    const life = (session?.expire.getTime() ?? 0) - Date.now()
    expect(life).toBeGreaterThan(29 * 60_000)
    expect(life).toBeLessThanOrEqual(30 * 60_000)
    await Session.query().patch({ expire: Session.raw("expire - interval '30 minutes'") })
    await expect(visitor.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  })

  test('counts as the password given again: who forgot theirs makes a link to choose another', async () => {
    const visitor = api.visitor()
    await visitor.call(redeemRecoveryLink, { body: { token: await recoveryToken() } })
    const { id } = await visitor.call(getUser, {})
    const { link } = await visitor.call(issueResetLink, { params: { id }, body: {} })
    expect(link).toContain('/reset-password#')
  })

  test('is spent by one, even of twenty at a time', async () => {
    const token = await recoveryToken()
    const statuses = (await times(20, () => redeem({ token }))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    expect(await Session.query().resultSize()).toBe(1)
    expect(await OutboxEmail.query().where({ name: 'recovery' }).resultSize()).toBe(1)
  })

  test('is written down, and mailed to every administrator with a verified address', async () => {
    const verified = { emailVerifiedAt: new Date() }
    await buildAccount({ role: 'super_admin', email: 'ravi@example.org', locale: 'ta', ...verified })
    await buildAccount({ role: 'admin', email: 'unverified@example.org' })
    await buildAccount({ role: 'admin', email: 'gone@example.org', suspendedAt: new Date(), ...verified })
    await buildAccount({ role: 'editor', email: 'editor@example.org', ...verified })
    const visitor = api.visitor()
    await visitor.call(redeemRecoveryLink, { body: { token: await recoveryToken() } })

    const mails = await OutboxEmail.query().where({ name: 'recovery' }).orderBy('recipient')
    expect(mails).toMatchObject([
      { recipient: 'asha@example.org', locale: 'en', values: { username: 'asha', ip: '127.0.0.0' } },
      { recipient: 'ravi@example.org', locale: 'ta' },
    ])
    const { items } = await visitor.list(listAuditLog)
    expect(items.map(({ action }) => action)).toEqual(['account.login', 'account.recover'])
    expect(items[0]?.details).toMatchObject({ secondFactor: 'recovery_link' })
  })

  test('is dead after ten minutes', async () => {
    const token = await recoveryToken()
    await ageLinks()
    await expect(api.visitor().call(redeemRecoveryLink, { body: { token } })).rejects.toMatchObject(spent)
  })

  test.each([{ role: 'editor' }, { role: 'user' }, { suspendedAt: new Date() }])(
    'lets nobody in who is %o by then',
    async (change) => {
      const token = await recoveryToken()
      await User.query().patch(change as { role: 'user' })
      await expect(api.visitor().call(redeemRecoveryLink, { body: { token } })).rejects.toMatchObject(spent)
      expect(await OutboxEmail.query().where({ name: 'recovery' }).resultSize()).toBe(0)
    },
  )

  test('creates nobody', async () => {
    const body = { token: await recoveryToken(), username: 'ravi', password: PASSWORD }
    await expect(api.visitor().call(redeemRecoveryLink, { body })).rejects.toMatchObject(spent)
    expect(await User.query().resultSize()).toBe(1)
    await api.visitor().call(redeemRecoveryLink, { body: { token: body.token } })
  })

  test('leaves the password and the other sessions as they are', async () => {
    const token = await recoveryToken()
    const before = api.visitor()
    await before.call(login, { body: { username: 'asha', password: PASSWORD } })
    await api.visitor().call(redeemRecoveryLink, { body: { token } })
    expect(await before.call(getUser, {})).not.toHaveProperty('directAccess')
  })
})
