import {
  changePassword,
  deleteEmailLogs,
  getUser,
  login,
  requestSignInLink,
  resetPassword,
  verifyAuth,
} from '@nila/api/contract'
import { AccountLink, AuditEntry, OutboxEmail, RememberedDevice, Session, User } from '@nila/db'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()
const NEW = 'another-river-28'

const change = (agent: Agent, over: { password?: string; newPassword?: string } = {}) =>
  agent.call(changePassword, { body: { password: PASSWORD, newPassword: NEW, ...over } })

async function signIn({ password = PASSWORD, remember = false } = {}) {
  const agent = api.visitor()
  await agent.call(login, { body: { username: 'asha', password, remember } })
  return agent
}

test('the new password signs in, the old one does not', async () => {
  const agent = await api.signIn({ username: 'asha' })
  await expect(change(agent)).resolves.toBeUndefined()
  await expect(signIn()).rejects.toMatchObject({ status: 401 })
  await expect(signIn({ password: NEW })).resolves.toBeTruthy()
  expect(await AuditEntry.query().where({ action: 'account.change_password' })).toMatchObject([
    { actorName: 'asha', details: {} },
  ])
})

test('R17 every other session ends, with what was confirmed in it; the own one goes on', async () => {
  const agent = await api.signIn({ username: 'asha', role: 'super_admin' })
  const stranger = await api.signIn({ username: 'ravi' })
  const elsewhere = await signIn()
  await confirmPassword(elsewhere)
  await change(agent)
  expect((await elsewhere.fetch('/api/user')).status).toBe(401)
  await expect(elsewhere.call(deleteEmailLogs, {})).rejects.toMatchObject({ status: 401 })
  expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
  expect(await stranger.call(getUser, {})).toMatchObject({ username: 'ravi' })
})

test('R17 remembered devices are forgotten, the own one too, whose session goes on', async () => {
  await api.signIn({ username: 'asha' })
  const agent = await signIn({ remember: true })
  const phone = await signIn({ remember: true })
  await change(agent)
  expect(await RememberedDevice.query()).toEqual([])
  expect(await phone.call(verifyAuth, { body: {} })).toEqual({ authenticated: false })
  expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
  expect(agent.jar.get('nila_device')).toBeUndefined()
  expect(agent.jar.get('nila_hint')).toBe('1')
  await Session.query().delete()
  expect(await agent.call(verifyAuth, { body: {} })).toEqual({ authenticated: false })
})

test('links that are open are dead afterwards', async () => {
  const agent = await api.signIn({ username: 'asha' })
  await agent.call(requestSignInLink, { body: { username: 'asha' } })
  await api.visitor().send('POST', '/api/reset-password', { username: 'asha' })
  const { token } = await newestLink()
  await change(agent)
  expect(await AccountLink.query().where({ usedAt: null })).toEqual([])
  const reset = api.visitor().call(resetPassword, { body: { token, newPassword: 'a-third-river-29' } })
  await expect(reset).rejects.toMatchObject({ code: 'invalid_or_expired' })
})

test('a wrong present password is said next to its field; nothing changes', async () => {
  const agent = await api.signIn({ username: 'asha' })
  const elsewhere = await signIn()
  await expect(change(agent, { password: 'not this one' })).rejects.toMatchObject({
    status: 400,
    fields: { password: { code: 'password_wrong' } },
  })
  expect((await elsewhere.fetch('/api/user')).status).toBe(200)
  await expect(signIn()).resolves.toBeTruthy()
})

test('wrong ones count as guesses: after five even the right one must wait, here and at the sign-in form', async () => {
  const agent = await api.signIn({ username: 'asha' })
  for (const n of [1, 2, 3, 4, 5]) {
    await expect(change(agent, { password: `wrong ${n}` })).rejects.toMatchObject({ status: 400 })
  }
  await expect(change(agent)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  await expect(signIn()).rejects.toMatchObject({ status: 429 })
})

test.each([
  ['short', 'password_too_short'],
  ['password', 'password_too_common'],
  ['nila2026', 'password_too_common'],
  ['ASHA.RAO', 'password_too_common'],
])('R5 a new password that is easy to guess is said next to its field: %s', async (newPassword, code) => {
  const agent = await api.signIn({ username: 'asha.rao' })
  await expect(change(agent, { newPassword })).rejects.toMatchObject({
    status: 400,
    fields: { newPassword: { code } },
  })
})

test('of twenty changes at once, one stands', async () => {
  const agent = await api.signIn({ username: 'asha', email: 'asha@example.org', emailVerifiedAt: new Date() })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => change(agent, { newPassword: `parallel-river-${n}` })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await AuditEntry.query().where({ action: 'account.change_password' }).resultSize()).toBe(1)
  expect(await OutboxEmail.query().where({ name: 'securityNotice' }).resultSize()).toBe(1)
})

test('R42 neither password reaches the log, nor the audit log, nor a mail', async () => {
  const agent = await api.signIn({ emailVerifiedAt: new Date() })
  await expect(change(agent, { password: 'canary-4711' })).rejects.toMatchObject({ status: 400 })
  await change(agent, { newPassword: 'canary-4712' })
  const kept = [
    api.log(),
    JSON.stringify(await AuditEntry.query()),
    JSON.stringify(await OutboxEmail.query()),
  ]
  for (const text of kept) expect(text).not.toMatch(new RegExp(`canary|${PASSWORD}`))
  expect((await User.query().first())?.passwordHash).toMatch(/^\$argon2id\$/)
})
