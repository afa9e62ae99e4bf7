import { getUser, redeemEmailVerification, requestEmailVerification } from '@nila/api/contract'
import { AccountLink, OutboxEmail, User } from '@nila/db'
import { expect, test } from 'vitest'
import { buildAccount } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'
import { newestLink } from '../../../testing/mails.ts'

const api = useApi()
const refused = { status: 400, code: 'invalid_or_expired' }

const ask = async (over = {}) => {
  const agent = await api.signIn({ username: 'asha', email: 'asha@example.org', ...over })
  await agent.call(requestEmailVerification, { body: {} })
  return { agent, ...(await newestLink()) }
}
const redeem = (token: string) => api.visitor().call(redeemEmailVerification, { body: { token } })

test('following the link, in any browser, proves whose the address is; once', async () => {
  const { agent, token, to, name } = await ask()
  expect({ to, name }).toEqual({ to: 'asha@example.org', name: 'emailVerification' })
  expect(await agent.call(getUser, {})).toMatchObject({ emailVerified: false })
  await redeem(token)
  expect(await agent.call(getUser, {})).toMatchObject({ emailVerified: true })
  await expect(redeem(token)).rejects.toMatchObject(refused)
})

test('the link of an address that the account has left proves nothing', async () => {
  const { token } = await ask()
  await User.query().patch({ email: 'new@example.org' })
  await expect(redeem(token)).rejects.toMatchObject(refused)
  expect(await User.query().first()).toMatchObject({ emailVerifiedAt: null })
})

test('an address can be proven by one account only; the refusal leaves the link unused', async () => {
  const { token } = await ask()
  const other = await buildAccount({ email: 'Asha@Example.org', emailVerifiedAt: new Date() })
  await expect(redeem(token)).rejects.toMatchObject({ status: 409, code: 'email_taken' })
  await User.query().deleteById(other.id)
  await expect(redeem(token)).resolves.toMatchObject({ success: true })
})

test('after a day the link is dead', async () => {
  const { token } = await ask()
  await AccountLink.query().patch({ expiresAt: AccountLink.raw("now() - interval '1 second'") })
  await expect(redeem(token)).rejects.toMatchObject(refused)
})

test('nothing is mailed to who has no address or a verified one', async () => {
  for (const over of [{ email: null }, { email: 'a@example.org', emailVerifiedAt: new Date() }]) {
    const agent = await api.signIn(over)
    expect(await agent.call(requestEmailVerification, { body: {} })).toMatchObject({ success: true })
  }
  expect(await OutboxEmail.query().resultSize()).toBe(0)
})
