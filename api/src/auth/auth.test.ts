import {
  getUser,
  listOwnLogins,
  login,
  logout,
  redeemRecoveryLink,
  register,
  verifyAuth,
} from '@nila/api/contract'
import { AuditEntry, LoginAttempt, RecoveryLink, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { readConfig } from '../config.ts'
import { createRecoveryLink } from './recovery-links.ts'

const api = useApi()
const signUp = (body: { username: string; email?: string; password: string }) =>
  api.visitor().call(register, { body })

describe('registering', () => {
  test('someone new gets an account of role user, without a session', async () => {
    const visitor = api.visitor()
    const user = await visitor.call(register, { body: { username: 'Meera', email: '', password: PASSWORD } })
    expect(user).toMatchObject({ username: 'Meera', email: null, role: 'user', isAdmin: false })
    await expect(visitor.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  })

  test('a name that differs only in case, width or spaces is taken', async () => {
    await signUp({ username: 'Meera', password: PASSWORD })
    const taken = { status: 409, code: 'username_taken', fields: { username: { code: 'username_taken' } } }
    await expect(signUp({ username: '  ＭＥＥＲＡ ', password: PASSWORD })).rejects.toMatchObject(taken)
  })

  test('names in Indian scripts keep their joiners', async () => {
    const user = await signUp({ username: 'क्‍षमा', password: PASSWORD })
    expect(user.username).toBe('क्‍षमा')
  })

  test.each([
    ['a joiner in a Latin name', 'AD\u200cMIN'],
    ['a joiner at its end', 'ADMIN\u200d'],
    ['a grapheme joiner', 'ADMIN\u034f'],
    ['a variation selector', 'ADMIN\ufe0f'],
    ['a Cyrillic letter among Latin ones', '\u0410DMIN'],
    ['a letter that shows nothing', '\u3164'],
    ['a direction mark', 'ravi\u202e'],
    ['a mark alone', '\u0301'],
    ['a pile of marks', `a${'\u0315'.repeat(9)}`],
    ['an address', 'ravi@example.com'],
    ['60,000 marks', '\u0315\u0316'.repeat(15_000)],
  ])('a name with %s is refused', async (_, username) => {
    await expect(signUp({ username, password: PASSWORD })).rejects.toMatchObject({
      status: 400,
      fields: { username: { code: 'username_invalid' } },
    })
  })

  test('each wrong field is named, and nothing is stored', async () => {
    const refused = signUp({ username: ' ', email: 'nobody', password: '12345' })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      fields: {
        username: { code: 'username_required', error: 'Username is required' },
        email: { code: 'email_invalid', error: 'Please enter a valid email address' },
        password: { code: 'password_too_short', error: 'Password must be at least 6 characters' },
      },
    })
    expect(await User.query()).toEqual([])
  })

  test('R4 five characters are refused, and 64 are accepted without being cut', async () => {
    await expect(signUp({ username: 'short', password: 'ab12!' })).rejects.toMatchObject({ status: 400 })
    const long = `${'x'.repeat(62)}ab`
    await signUp({ username: 'long', password: long })
    const visitor = api.visitor()
    await expect(
      visitor.call(login, { body: { username: 'long', password: `${long.slice(0, 63)}c` } }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(visitor.call(login, { body: { username: 'long', password: long } })).resolves.toBeTruthy()
  })

  test.each(['password', 'iloveyou', 'Nila2026', 'nila!!', 'kavitha99', 'KAVITHA'])(
    'R5 the password %s is refused as too easy to guess',
    async (password) => {
      await expect(signUp({ username: 'kavitha', password })).rejects.toMatchObject({
        status: 400,
        fields: { password: { code: 'password_too_common' } },
      })
    },
  )

  test.each(['{"role":"admin"}', '{"isAdmin":true}', '{"id":1}', '{"__proto__":{"role":"admin"}}'])(
    'R23 a body with %s beside the form is refused',
    async (extra) => {
      const form = JSON.stringify({ username: 'mallory', password: PASSWORD })
      const body = `${form.slice(0, -1)},${extra.slice(1)}`
      const response = await api.visitor().send('POST', '/api/register', body)
      expect(response.status).toBe(400)
      expect(await User.query()).toEqual([])
    },
  )
})

describe('signing in', () => {
  test('R1 a fresh installation has no account at all', async () => {
    for (const username of ['ADMIN', 'demo', 'testuser']) {
      for (const password of ['admin', 'ADMIN', 'password', 'admin123']) {
        const response = await api.visitor().send('POST', '/api/login', { username, password })
        expect(response.status).toBe(401)
      }
    }
  })

  test('username and password open a session, whatever the case of the name', async () => {
    await buildAccount({ username: 'Ravi' })
    const visitor = api.visitor()
    await visitor.call(login, { body: { username: ' rAVI ', password: PASSWORD } })
    expect(await visitor.call(getUser, {})).toMatchObject({ username: 'Ravi', emailVerified: false })
    expect(await visitor.call(verifyAuth, { body: {} })).toMatchObject({ authenticated: true })
  })

  test('a verified e-mail address stands for the name, an unverified one does not', async () => {
    await buildAccount({ username: 'ravi', email: 'ravi@example.com' })
    const body = { username: 'RAVI@example.com', password: PASSWORD }
    await expect(api.visitor().call(login, { body })).rejects.toMatchObject({ status: 401 })
    await User.query().patch({ emailVerifiedAt: new Date() })
    await expect(api.visitor().call(login, { body })).resolves.toMatchObject({ username: 'ravi' })
  })

  test('blank fields are named with the words of the form', async () => {
    await expect(api.visitor().call(login, { body: { username: '  ', password: '' } })).rejects.toMatchObject(
      {
        fields: { username: { error: 'Username is required' }, password: { error: 'Password is required' } },
      },
    )
  })

  test('R2 an unknown name and a wrong password are answered by the same bytes', async () => {
    await buildAccount({ username: 'ravi' })
    const answers = await Promise.all(
      ['ravi', 'nobody'].map(async (username) => {
        const response = await api
          .visitor()
          .send('POST', '/api/login', { username, password: 'not it at all' })
        const headers = [...response.headers].filter(([name]) => name !== 'date')
        return { status: response.status, headers, body: await response.text() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(401)
  })

  test('R3 the sixth failure waits, while another account and a right password before it do not', async () => {
    await buildAccount({ username: 'ravi' })
    const other = await buildAccount({ username: 'other' })
    const visitor = api.visitor()
    const guess = () => visitor.send('POST', '/api/login', { username: 'Ravi', password: 'guess-again' })
    for (let failure = 1; failure <= 5; failure += 1) expect((await guess()).status).toBe(401)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const body = { username: other.username, password: PASSWORD }
    await expect(visitor.call(login, { body })).resolves.toBeTruthy()
  })

  test('R3 twenty guesses at once get no more than five looks at the password', async () => {
    await buildAccount({ username: 'ravi' })
    const guess = () =>
      api.visitor().send('POST', '/api/login', { username: 'ravi', password: 'guess-again' })
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('R3 another spelling of the name buys no new guesses', async () => {
    await buildAccount({ username: 'ADMIN' })
    const guess = (username: string) =>
      api.visitor().send('POST', '/api/login', { username, password: 'guess-again' })
    for (let failure = 1; failure <= 5; failure += 1) expect((await guess('ADMIN')).status).toBe(401)
    for (const spelling of ['admin', ' Admin ', 'ＡＤＭＩＮ', 'ADM\u0130N']) {
      const { status } = await guess(spelling)
      expect([spelling, status]).toEqual([spelling, 429])
    }
  })

  test('R12 the three debug addresses are gone and say what to use instead', async () => {
    for (const path of ['super-direct-auth', 'debug/backdoor-login', 'debug/check-password']) {
      const response = await api.visitor().send('POST', `/api/${path}`, { username: 'ADMIN', password: 'x' })
      expect(response.status).toBe(410)
      expect(await response.json()).toMatchObject({ code: 'gone', error: expect.stringContaining('/auth') })
    }
  })

  test('a suspended account is told so only with its right password, and its sessions end', async () => {
    const user = await api.signIn({ username: 'ravi' })
    await User.query().patch({ suspendedAt: new Date() })
    await expect(user.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    const attempt = (password: string) => api.visitor().call(login, { body: { username: 'ravi', password } })
    await expect(attempt('wrong-password')).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: 'account_suspended' })
  })

  test('successes and failures are in the login history, with the address cut', async () => {
    const user = await api.signIn({ username: 'ravi' })
    await api.visitor().send('POST', '/api/login', { username: 'ravi', password: 'wrong' })
    const { items } = await user.list(listOwnLogins)
    expect(items.map(({ outcome, ip }) => ({ outcome, ip }))).toEqual([
      { outcome: 'failure', ip: '127.0.0.0' },
      { outcome: 'success', ip: '127.0.0.0' },
    ])
    expect(await LoginAttempt.query()).toHaveLength(2)
  })

  test('R42 neither the password nor the session reaches the log', async () => {
    const canary = 'canary-password-4711'
    await api.visitor().send('POST', '/api/login', { username: 'ravi', password: canary })
    const user = await api.signIn()
    await api.visitor().send('POST', '/api/login', `{"password":"${canary}"`)
    expect(api.log()).not.toContain(canary)
    expect(api.log()).not.toContain(user.jar.get('nila_session'))
  })
})

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

  test('a session that was not asked to be remembered ends with the browser', async () => {
    await buildAccount({ username: 'ravi' })
    const cookieOf = async (remember: boolean) => {
      const body = { username: 'ravi', password: PASSWORD, remember }
      const response = await api.visitor().send('POST', '/api/login', body)
      return response.headers.getSetCookie().find((line) => line.startsWith('nila_session='))
    }
    expect(await cookieOf(false)).not.toMatch(/expires=/i)
    expect(await cookieOf(true)).toMatch(/expires=/i)
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

describe('the one-time link of the operator', () => {
  const config = { ...readConfig({}), publicUrl: 'http://localhost' }
  const tokenOf = async () => {
    const link = new URL(await createRecoveryLink(config))
    return new URLSearchParams(link.hash.slice(1)).get('t') ?? ''
  }

  test('creates the administrator, signs them in, and writes it down', async () => {
    const visitor = api.visitor()
    const body = { token: await tokenOf(), username: 'Asha', password: PASSWORD }
    expect(await visitor.call(redeemRecoveryLink, { body })).toMatchObject({
      role: 'super_admin',
      isAdmin: true,
    })
    expect(await visitor.call(getUser, {})).toMatchObject({ username: 'Asha' })
    const actions = (await AuditEntry.query()).map(({ action, actorName }) => ({ action, actorName }))
    expect(actions).toContainEqual({ action: 'administrator.create', actorName: 'Asha' })
  })

  test('without a link nothing that was typed is looked at', async () => {
    const body = { token: 'made up', username: 'Asha', password: 'password' }
    const refused = api.visitor().call(redeemRecoveryLink, { body })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_or_expired' })
  })

  test('works once, even for twenty at a time', async () => {
    const token = await tokenOf()
    const redeem = (_: unknown, n: number) =>
      api
        .visitor()
        .send('POST', '/api/recovery-links/redeem', { token, username: `admin ${n}`, password: PASSWORD })
    const statuses = (await Promise.all(Array.from({ length: 20 }, redeem))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    expect(await User.query()).toHaveLength(1)
  })

  test('is dead after ten minutes', async () => {
    const token = await tokenOf()
    await RecoveryLink.query().patch({ expiresAt: RecoveryLink.raw("expires_at - interval '10 minutes'") })
    const body = { token, username: 'Asha', password: PASSWORD }
    await expect(api.visitor().call(redeemRecoveryLink, { body })).rejects.toMatchObject({
      code: 'invalid_or_expired',
    })
  })

  test('stays good when what was typed with it is refused', async () => {
    await buildAccount({ username: 'taken' })
    const token = await tokenOf()
    const redeem = (username: string, password: string) =>
      api.visitor().call(redeemRecoveryLink, { body: { token, username, password } })
    await expect(redeem('taken', PASSWORD)).rejects.toMatchObject({ code: 'username_taken' })
    await expect(redeem('Asha', 'password')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(redeem('Asha', PASSWORD)).resolves.toMatchObject({ username: 'Asha' })
  })
})
