import {
  getUser,
  login,
  redeemSignInLink,
  requestSignInLink,
  resetPassword,
  verifyAuth,
} from '@nila/api/contract'
import { AccountLink, OutboxEmail, RememberedDevice, Session, User } from '@nila/db'
import { expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'
import { newestLink } from '../../../testing/mails.ts'
import { addTotp } from '../../../testing/second-factors.ts'

const api = useApi()
const NEW = 'another-river-28'
const refused = { status: 400, code: 'invalid_or_expired' }

const ask = async (username = 'asha') => {
  const response = await api.visitor().send('POST', '/api/reset-password', { username })
  expect(response.status).toBe(202)
  return newestLink()
}
const reset = (proof: { token: string } | { username: string; code: string }, newPassword = NEW) =>
  api.visitor().call(resetPassword, { body: { ...proof, newPassword } })
const signIn = (password: string) => api.visitor().call(login, { body: { username: 'asha', password } })

test('a link changes the password, in any browser and once; the old one is worth nothing', async () => {
  await buildAccount({ username: 'asha', email: 'asha@example.org' })
  const { token, to, name } = await ask()
  expect({ to, name }).toEqual({ to: 'asha@example.org', name: 'passwordReset' })
  expect(await reset({ token })).toMatchObject({ success: true })
  await expect(signIn(PASSWORD)).rejects.toMatchObject({ status: 401 })
  await expect(signIn(NEW)).resolves.toMatchObject({ emailVerified: true })
  await expect(reset({ token }, 'a-third-river-29')).rejects.toMatchObject(refused)
})

test('so does the code, which has five tries', async () => {
  await buildAccount({ username: 'asha' })
  const { code } = await ask()
  await reset({ username: 'asha', code })
  await expect(signIn(NEW)).resolves.toMatchObject({ username: 'asha' })

  const { code: second } = await ask()
  for (let n = 0; n < 5; n += 1) {
    await expect(reset({ username: 'asha', code: '22222222' })).rejects.toMatchObject(refused)
  }
  await expect(reset({ username: 'asha', code: second })).rejects.toMatchObject(refused)
})

test('R17 everything that was open before ends: sessions and other links; nobody is signed in by it', async () => {
  const before = await api.signIn({ username: 'asha' })
  await before.call(requestSignInLink, { body: { username: 'asha' } })
  const { token: signInToken } = await newestLink()
  const { token } = await ask()
  await reset({ token })
  await expect(before.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  await expect(before.call(redeemSignInLink, { body: { token: signInToken } })).rejects.toMatchObject(refused)
  expect(await Session.query().resultSize()).toBe(0)
})

test('who proves the address gets in, whatever a stranger has set up before', async () => {
  const stranger = await api.signIn({ username: 'asha', email: 'asha@example.org' })
  await addTotp(stranger)
  const { token } = await ask()
  await reset({ token })
  const owner = api.visitor()
  await owner.call(login, { body: { username: 'asha', password: NEW } })
  expect(await owner.call(getUser, {})).toMatchObject({ emailVerified: true, secondFactor: false })
})

test('R17 remembered devices are forgotten', async () => {
  await buildAccount({ username: 'asha' })
  const phone = api.visitor()
  await phone.call(login, { body: { username: 'asha', password: PASSWORD, remember: true } })
  const { token } = await ask()
  await reset({ token })
  expect(await RememberedDevice.query()).toEqual([])
  expect(await phone.call(verifyAuth, { body: {} })).toEqual({ authenticated: false })
})

test('R6 whoever it is, the answer is the same', async () => {
  await buildAccount({ username: 'asha' })
  const answers = []
  for (const username of ['asha', 'nobody']) {
    const response = await api.visitor().send('POST', '/api/reset-password', { username })
    answers.push(`${response.status} ${await response.text()}`)
  }
  expect(answers[0]).toBe(answers[1])
  expect(await OutboxEmail.query().resultSize()).toBe(1)
})

test('R5 a refused password is said next to its field and leaves the link unused', async () => {
  await buildAccount({ username: 'asha' })
  const { token } = await ask()
  for (const [newPassword, code] of [
    ['short', 'password_too_short'],
    ['password', 'password_too_common'],
    ['asha', 'password_too_short'],
  ] as const) {
    await expect(reset({ token }, newPassword)).rejects.toMatchObject({ fields: { newPassword: { code } } })
  }
  await expect(reset({ token })).resolves.toMatchObject({ success: true })
})

test('R9 after ten minutes link and code are dead', async () => {
  await buildAccount({ username: 'asha' })
  const { token, code } = await ask()
  await AccountLink.query().patch({ expiresAt: AccountLink.raw("now() - interval '1 second'") })
  await expect(reset({ token })).rejects.toMatchObject(refused)
  await expect(reset({ username: 'asha', code })).rejects.toMatchObject(refused)
})

test('of twenty who use one link at once, one changes the password', async () => {
  await buildAccount({ username: 'asha' })
  const { token } = await ask()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => reset({ token }, `parallel-river-${n}`)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a sign-in link is none that resets, and the other way round', async () => {
  await buildAccount({ username: 'asha' })
  const { token } = await ask()
  await expect(api.visitor().call(redeemSignInLink, { body: { token } })).rejects.toMatchObject(refused)
  await api.visitor().call(requestSignInLink, { body: { username: 'asha' } })
  const { token: signInToken } = await newestLink()
  await expect(reset({ token: signInToken })).rejects.toMatchObject(refused)
})

test('an address that somebody else has proven stays theirs; the password is changed all the same', async () => {
  await buildAccount({ username: 'asha', email: 'asha@example.org' })
  const { token } = await ask()
  await buildAccount({ username: 'owner', email: 'Asha@example.org', emailVerifiedAt: new Date() })
  await reset({ token })
  expect(await User.query().findOne({ username: 'asha' })).toMatchObject({ emailVerifiedAt: null })
  await expect(signIn(NEW)).resolves.toMatchObject({ username: 'asha' })
})
