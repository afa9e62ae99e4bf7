import { changeAccount, getAccount } from '@nila/api/contract'
import { User } from '@nila/db'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()

test('the own account is shown as its settings need it', async () => {
  const agent = await api.signIn({ username: 'asha', email: 'asha@example.org', locale: 'ta' })
  expect(await agent.call(getAccount, {})).toMatchObject({
    id: agent.user.id,
    username: 'asha',
    email: 'asha@example.org',
    emailVerified: false,
    pendingEmail: null,
    locale: 'ta',
    theme: null,
    role: 'user',
    secondFactor: false,
  })
})

test('language and theme are changed without the password, each by itself, and follow the device again with null', async () => {
  const agent = await api.signIn()
  const change = (body: object) => agent.call(changeAccount, { body })
  expect(await change({ locale: 'ur' })).toMatchObject({ locale: 'ur', theme: null })
  expect(await change({ theme: 'dark' })).toMatchObject({ locale: 'ur', theme: 'dark' })
  expect(await change({})).toMatchObject({ locale: 'ur', theme: 'dark' })
  expect(await change({ locale: null, theme: null })).toMatchObject({ locale: null, theme: null })
  expect(await agent.call(getAccount, {})).toMatchObject({ locale: null, theme: null })
})

test.each([
  '{"locale":"xx"}',
  '{"theme":"blue"}',
  '{"email":"nobody"}',
  '{"email":"a@example.org,b@example.org"}',
  '{"email":""}',
  '{"role":"admin"}',
  '{"isAdmin":true}',
  '{"emailVerified":true}',
  '{"username":"ADMIN"}',
  '{"id":1}',
  '{"__proto__":{"role":"admin"}}',
])('%s is refused, and changes nothing', async (body) => {
  const agent = await api.signIn()
  const before = await User.query().findById(agent.user.id)
  expect((await agent.send('PATCH', '/api/account', body)).status).toBe(400)
  expect(await User.query().findById(agent.user.id)).toEqual(before)
})

test('R24 no answer about the own account has a field for a password, a hash or a token', async () => {
  const agent = await api.signIn({ emailVerifiedAt: new Date() })
  await confirmPassword(agent)
  const answers = [
    await agent.fetch('/api/account'),
    await agent.send('PATCH', '/api/account', { email: 'new@example.org', theme: 'dark' }),
    await agent.fetch('/api/account/export'),
    await agent.send('PATCH', '/api/account/password', {
      password: PASSWORD,
      newPassword: 'another-river-28',
    }),
    await agent.send('DELETE', '/api/account', { review: 'remove' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204, 204])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/password|hash|argon2|token|handle/i)
})

test.each([
  ['GET', '/api/account', undefined],
  ['PATCH', '/api/account', { theme: 'dark' }],
  ['PATCH', '/api/account/password', { password: 'a-password', newPassword: 'another-one' }],
  ['GET', '/api/account/export', undefined],
  ['DELETE', '/api/account', { review: 'remove' }],
])('a guest is refused: %s %s', async (method, path, body) => {
  const visitor = api.visitor()
  const answer = body ? visitor.send(method, path, body) : visitor.fetch(path, { method })
  expect((await answer).status).toBe(401)
})
