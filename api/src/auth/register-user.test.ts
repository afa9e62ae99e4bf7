import { getUser, login, redeemEmailVerification, register } from '@nila/api/contract'
import { OutboxEmail, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'

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

describe('the address of who registers', () => {
  const email = 'meera@example.org'

  test('is proven by the link in the welcome mail', async () => {
    const user = await signUp({ username: 'Meera', email, password: PASSWORD })
    expect(user).toMatchObject({ email, emailVerified: false })
    const { token, to, name } = await newestLink()
    expect({ to, name }).toEqual({ to: email, name: 'welcome' })
    expect(await OutboxEmail.query().resultSize()).toBe(1)
    const visitor = api.visitor()
    await visitor.call(redeemEmailVerification, { body: { token } })
    expect(await User.query().findOne({ email })).toMatchObject({ emailVerifiedAt: expect.any(Date) })
  })

  test('may be one that another account has proven; that is not told, and it proves nothing', async () => {
    await buildAccount({ email: 'Meera@example.org', emailVerifiedAt: new Date() })
    const user = await signUp({ username: 'mallory', email, password: PASSWORD })
    expect(user).toMatchObject({ email, emailVerified: false })
    const { token } = await newestLink()
    const refusal = api.visitor().call(redeemEmailVerification, { body: { token } })
    await expect(refusal).rejects.toMatchObject({ status: 409, code: 'email_taken' })
  })

  test('gets five such mails an hour at most, and the answer does not tell', async () => {
    const answers = []
    for (let n = 0; n < 7; n += 1) {
      const { id, username, createdAt, ...rest } = await signUp({
        username: `m ${n}`,
        email,
        password: PASSWORD,
      })
      answers.push(JSON.stringify(rest))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await OutboxEmail.query().resultSize()).toBe(5)
  })
})
