import { login, verifyAuth } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi({ publicUrl: 'https://nila.example', trustProxyHops: 1 })

test.each(['session', 'device'])(
  'R15 over https the %s cookie is Secure and bound to the host',
  async (name) => {
    const { username } = await buildAccount()
    const body = { username, password: PASSWORD, remember: true }
    const response = await api.visitor().send('POST', '/api/login', body)
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(`__Host-nila_${name}=`))
    expect(cookie).toMatch(/; secure/i)
    expect(cookie).toMatch(/; httponly/i)
    expect(cookie).toMatch(/; path=\/(;|$)/i)
    expect(cookie).not.toMatch(/domain=/i)
  },
)

test('over https a device is resumed as well', async () => {
  const { username } = await buildAccount()
  const agent = api.visitor()
  await agent.call(login, { body: { username, password: PASSWORD, remember: true } })
  const again = api.visitor()
  again.jar.set('__Host-nila_device', agent.jar.get('__Host-nila_device') ?? '')
  expect(await again.call(verifyAuth, { body: {} })).toMatchObject({ user: { username } })
})

test('R33 over https browsers are told to stay there', async () => {
  const response = await api.visitor().fetch('/api/nowhere')
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
})

test('R32 the origin that counts is the public one', async () => {
  const { username } = await buildAccount()
  const from = (origin: string) =>
    api.visitor().send('POST', '/api/login', { username, password: PASSWORD }, { Origin: origin })
  expect((await from('https://nila.example')).status).toBe(200)
  expect((await from(api.url)).status).toBe(403)
})

test('R49 behind one proxy only the address that the proxy saw counts', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${n}, 203.0.113.9` }
    const body = { username: 'ravi', password: 'x' }
    statuses.push((await api.visitor().send('POST', '/api/login', body, headers)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  await expect(
    api.visitor().call(login, { body: { username: 'ravi', password: 'x' } }),
  ).rejects.toMatchObject({ status: 401 })
})

test('R3 one subscriber of IPv6 is one client, whichever of their addresses they use', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8:1:2::${n + 1}` }
    const body = { username: 'ravi', password: 'x' }
    statuses.push((await api.visitor().send('POST', '/api/login', body, headers)).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.at(-1)).toBe(429)
})
