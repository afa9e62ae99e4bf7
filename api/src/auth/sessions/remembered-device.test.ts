import {
  changePassword,
  getUser,
  listAuditLog,
  listOwnLogins,
  listSessions,
  login,
  logout,
  removeTotp,
  verifyAuth,
} from '@nila/api/contract'
import { OutboxEmail, RememberedDevice, Session, User } from '@nila/db'
import { expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import type { Agent } from '../../../testing/agent.ts'
import { useApi } from '../../../testing/api.ts'
import { confirmPassword } from '../../../testing/second-factors.ts'

const api = useApi()

const signIn = (agent: Agent, remember = true) =>
  agent.call(login, { body: { username: 'ravi', password: PASSWORD, remember } })

/** Somebody who asked to be remembered. */
async function remembered(): Promise<Agent> {
  await buildAccount({ username: 'ravi', email: 'ravi@example.org', emailVerifiedAt: new Date() })
  const agent = api.visitor()
  await signIn(agent)
  return agent
}

/** The browser is closed and opened again: what ends with it is gone. */
function reopen(agent: Agent): Agent {
  const again = api.visitor()
  for (const name of ['nila_device', 'nila_hint']) again.jar.set(name, agent.jar.get(name) ?? '')
  return again
}

const resume = async (agent: Agent) => (await agent.call(verifyAuth, { body: {} })).user?.username

/** As much time passes since the tokens were changed. */
const pass = (seconds: number) =>
  RememberedDevice.query().patch({
    rotatedAt: RememberedDevice.raw(`rotated_at - interval '${seconds} seconds'`),
  })

test('only who asks for it is remembered, in cookies that outlive the browser and that no script can read', async () => {
  await buildAccount({ username: 'ravi' })
  const cookiesOf = async (remember: boolean) => {
    const body = { username: 'ravi', password: PASSWORD, remember }
    const response = await api.visitor().send('POST', '/api/login', body)
    return response.headers.getSetCookie()
  }
  const plain = await cookiesOf(false)
  expect(plain.filter((line) => /expires=/i.test(line))).toEqual([])
  expect(plain.join()).not.toContain('nila_device')
  const kept = await cookiesOf(true)
  const device = kept.find((line) => line.startsWith('nila_device='))
  expect(device).toMatch(/expires=.*samesite=lax.*httponly/i)
  expect(kept.find((line) => line.startsWith('nila_hint=1-remembered'))).toMatch(/expires=/i)
  expect(kept.find((line) => line.startsWith('nila_session='))).not.toMatch(/expires=/i)
  const [row] = await RememberedDevice.query()
  for (const part of device?.slice('nila_device='.length).split(';')[0]?.split('.') ?? []) {
    expect(JSON.stringify(row)).not.toContain(part)
  }
})

test('a device that is remembered resumes its session, each time with another token', async () => {
  const first = reopen(await remembered())
  const before = first.jar.get('nila_device')
  await expect(first.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await resume(first)).toBe('ravi')
  expect(await first.call(getUser, {})).toMatchObject({ username: 'ravi' })
  expect(first.jar.get('nila_device')).not.toBe(before)
  expect(await resume(reopen(first))).toBe('ravi')
})

test('tabs that resume at the same time all get in, and all keep the same token', async () => {
  const closed = await remembered()
  const tabs = Array.from({ length: 20 }, () => reopen(closed))
  expect(await Promise.all(tabs.map(resume))).toEqual(tabs.map(() => 'ravi'))
  const tokens = new Set(tabs.map(({ jar }) => jar.get('nila_device')))
  expect(tokens.size).toBe(1)
  await pass(60)
  const [tab] = tabs
  expect(tab && (await resume(reopen(tab)))).toBe('ravi')
})

test('R21 a token that was given up comes back: the device is revoked, its sessions end, and the owner is told', async () => {
  const owner = await remembered()
  const stolen = reopen(owner)
  const resumed = reopen(owner)
  await resume(resumed)
  await pass(11)
  expect(await resume(stolen)).toBeUndefined()
  expect(stolen.jar.get('nila_device')).toBeUndefined()
  expect(stolen.jar.get('nila_hint')).toBeUndefined()
  await expect(resumed.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await resume(reopen(resumed))).toBeUndefined()
  expect(await Session.query()).toEqual([])
  expect(await OutboxEmail.query()).toMatchObject([
    { recipient: 'ravi@example.org', name: 'securityNotice', values: { event: 'tokenReused' } },
  ])
  const admin = await api.signIn({ role: 'admin' })
  const { total } = await admin.list(listAuditLog, { filter: { action: 'device.revoke' } })
  expect(total).toBe(1)
})

test('R21 one from long ago is noticed as well as the last one', async () => {
  const owner = await remembered()
  const stolen = reopen(owner)
  let browser = owner
  for (let day = 0; day < 3; day += 1) {
    browser = reopen(browser)
    await resume(browser)
    await pass(86_400)
  }
  expect(await resume(stolen)).toBeUndefined()
  expect(await RememberedDevice.query()).toEqual([])
})

test('resuming again and again leaves few sessions', async () => {
  let browser = await remembered()
  for (let n = 0; n < 12; n += 1) {
    browser = reopen(browser)
    await resume(browser)
  }
  expect(await Session.query().resultSize()).toBeLessThanOrEqual(6)
})

test('a device that turns up in another browser is told to the owner, and stands in the history', async () => {
  const thief = reopen(await remembered())
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await thief.send('POST', '/api/verify-auth', {}, headers)
  expect(await OutboxEmail.query()).toMatchObject([{ name: 'newDevice', recipient: 'ravi@example.org' }])
  const { items } = await thief.list(listOwnLogins)
  expect(items.map(({ browser }) => browser)).toEqual(['Firefox on Linux', null])
})

test('what nobody was ever given revokes nothing', async () => {
  const owner = await remembered()
  const guesser = api.visitor()
  for (const value of ['', '.', 'x.y', `1.${'A'.repeat(43)}`, 'a'.repeat(4000)]) {
    guesser.jar.set('nila_device', value)
    expect(await resume(guesser)).toBeUndefined()
  }
  expect(await resume(reopen(owner))).toBe('ravi')
})

test('logging out forgets the device, also where the session was over before', async () => {
  const owner = await remembered()
  const kept = reopen(owner)
  await owner.call(logout, { body: {} })
  expect(owner.jar.get('nila_device')).toBeUndefined()
  expect(await resume(kept)).toBeUndefined()
  await signIn(owner)
  const late = reopen(owner)
  await late.call(logout, { body: {} })
  expect(await resume(reopen(owner))).toBeUndefined()
})

test('signing in again without being remembered forgets what the browser was remembered by', async () => {
  const owner = await remembered()
  await signIn(owner, false)
  expect(owner.jar.get('nila_device')).toBeUndefined()
  expect(owner.jar.get('nila_hint')).toBe('1')
  expect(await RememberedDevice.query()).toEqual([])
})

test('R17 a password change forgets every device, and leaves the own session', async () => {
  const owner = await remembered()
  const elsewhere = api.visitor()
  await signIn(elsewhere)
  await owner.call(changePassword, { body: { password: PASSWORD, newPassword: 'another-river-28' } })
  expect(await owner.call(getUser, {})).toMatchObject({ username: 'ravi' })
  expect(await resume(reopen(elsewhere))).toBeUndefined()
  expect(await resume(reopen(owner))).toBeUndefined()
})

test.each([
  ['is suspended', { suspendedAt: new Date() }],
  ['has become an administrator', { role: 'admin' as const }],
])('nobody is resumed who %s', async (_, change) => {
  const owner = await remembered()
  await User.query().patch(change)
  expect(await resume(reopen(owner))).toBeUndefined()
})

test('administrators are not remembered, whatever they ask for', async () => {
  const admin = await api.signIn({ role: 'admin', username: 'ravi' })
  await signIn(admin)
  expect(admin.jar.get('nila_device')).toBeUndefined()
  expect(await RememberedDevice.query()).toEqual([])
})

test('thirty days without use end it, by the clock of the database', async () => {
  const owner = await remembered()
  await RememberedDevice.query().patch({
    expiresAt: RememberedDevice.raw("expires_at - interval '30 days'"),
  })
  expect(await resume(reopen(owner))).toBeUndefined()
})

test('a resumed session is not confirmed: what cannot be undone asks again', async () => {
  const owner = await remembered()
  await confirmPassword(owner)
  await owner.call(removeTotp, {})
  const resumed = reopen(owner)
  await resume(resumed)
  await expect(resumed.call(removeTotp, {})).rejects.toMatchObject({ code: 'reauthentication_required' })
})

test('a device is one line among the sessions, and stays when its session is over', async () => {
  const owner = await remembered()
  await Session.query().patch({ expire: new Date(0) })
  await api.sweep()
  const other = api.visitor()
  await signIn(other, false)
  const { items } = await other.list(listSessions)
  expect(items.map(({ isCurrent, isRemembered }) => [isCurrent, isRemembered])).toEqual([
    [true, false],
    [false, true],
  ])
  const tabs = [reopen(owner), reopen(owner), reopen(owner)]
  await Promise.all(tabs.map(resume))
  const here = (await tabs[0]?.list(listSessions))?.items ?? []
  expect(here.map(({ isCurrent, isRemembered }) => [isCurrent, isRemembered]).sort()).toEqual([
    [false, false],
    [true, true],
  ])
})
