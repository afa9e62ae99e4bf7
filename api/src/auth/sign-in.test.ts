import { getUser, listOwnLogins, login, verifyAuth } from '@nila/api/contract'
import { LoginAttempt, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

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
