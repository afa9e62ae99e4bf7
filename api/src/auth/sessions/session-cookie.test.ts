import { getUser, login, logout } from '@nila/api/contract'
import { Session } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'

const api = useApi()

describe('sessions', () => {
  test('R14 the id changes at sign-in, and the one before it is worth nothing', async () => {
    const user = await api.signIn({ username: 'ravi' })
    const before = user.jar.header
    await user.call(login, { body: { username: 'ravi', password: PASSWORD } })
    expect(user.jar.header).not.toBe(before)
    const replay = await api.visitor().fetch('/api/user', { headers: { Cookie: before } })
    expect(replay.status).toBe(401)
    expect(await Session.query()).toHaveLength(1)
  })

  test('R14 an id that somebody planted is not taken up', async () => {
    await buildAccount({ username: 'ravi' })
    const victim = api.visitor()
    victim.jar.set('nila_session', 'planted-by-somebody-else')
    await victim.call(login, { body: { username: 'ravi', password: PASSWORD } })
    expect(victim.jar.get('nila_session')).not.toBe('planted-by-somebody-else')
  })

  test('R15 the cookie is HttpOnly and SameSite=Lax, and only its hash is stored', async () => {
    await buildAccount({ username: 'ravi' })
    const response = await api.visitor().send('POST', '/api/login', { username: 'ravi', password: PASSWORD })
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('nila_session='))
    expect(cookie).toMatch(/; httponly/i)
    expect(cookie).toMatch(/; samesite=lax/i)
    const [session] = await Session.query()
    expect(session?.sid).toMatch(/^[0-9a-f]{64}$/)
    expect(cookie).not.toContain(session?.sid)
  })

  test('R16 after signing out the same cookie is worth nothing', async () => {
    const user = await api.signIn()
    const before = user.jar.header
    await user.call(logout, { body: {} })
    expect(user.jar.get('nila_hint')).toBeUndefined()
    const replay = await api.visitor().fetch('/api/user', { headers: { Cookie: before } })
    expect(replay.status).toBe(401)
    expect(await Session.query()).toEqual([])
  })

  test('R16 a request that was under way while its user signed out does not bring the session back', async () => {
    const user = await api.signIn()
    const before = user.jar.header
    const slow = Array.from({ length: 8 }, () =>
      api
        .visitor()
        .send('POST', '/api/login', { username: user.user.username, password: 'wrong' }, { Cookie: before }),
    )
    await user.call(logout, { body: {} })
    await Promise.all(slow)
    expect(await Session.query()).toEqual([])
  })

  test('an expired session is none, and its browser is told to stop asking', async () => {
    const user = await api.signIn()
    expect(user.jar.get('nila_hint')).toBe('1')
    await Session.query().patch({ expire: new Date(Date.now() - 1000) })
    await expect(user.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    expect(user.jar.get('nila_hint')).toBeUndefined()
  })

  test('R24 no answer of the accounts carries a password or its hash', async () => {
    const visitor = api.visitor()
    const answers = [
      await visitor.send('POST', '/api/register', { username: 'ravi', password: PASSWORD }),
      await visitor.send('POST', '/api/login', { username: 'ravi', password: PASSWORD }),
      await visitor.fetch('/api/user'),
      await visitor.send('POST', '/api/verify-auth', {}),
    ]
    for (const answer of answers) expect(await answer.text()).not.toMatch(/password|argon2|hash/i)
  })
})
