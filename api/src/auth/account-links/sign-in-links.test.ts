import { getDebugSession, getUser, redeemSignInLink, requestSignInLink } from '@nila/api/contract'
import { AccountLink, LoginAttempt, OutboxEmail, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../../testing/accounts.ts'
import type { Agent } from '../../../testing/agent.ts'
import { useApi } from '../../../testing/api.ts'
import { newestLink } from '../../../testing/mails.ts'
import { addTotp, codeOf, forgetSteps } from '../../../testing/second-factors.ts'

const api = useApi({ trustProxyHops: 1 })
const refused = { status: 400, code: 'invalid_or_expired' }

const ask = async (agent: Agent, username = 'asha') => {
  await agent.call(requestSignInLink, { body: { username } })
  return newestLink()
}
const follow = (agent: Agent, token: string) => agent.call(redeemSignInLink, { body: { token } })
const type = (agent: Agent, code: string, username = 'asha') =>
  agent.call(redeemSignInLink, { body: { username, code } })

test('a link signs in the browser that asked for it, once', async () => {
  await buildAccount({ username: 'asha', email: 'asha@example.org' })
  const agent = api.visitor()
  const { token, to, name } = await ask(agent)
  expect({ to, name }).toEqual({ to: 'asha@example.org', name: 'signInLink' })
  expect(await follow(agent, token)).toMatchObject({ username: 'asha' })
  expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
  expect(await agent.call(getDebugSession, {})).toEqual({ isAuthenticated: true })
  expect(await LoginAttempt.query()).toMatchObject([{ outcome: 'success' }])
})

test('a link leads to its page in the language of the account', async () => {
  await buildAccount({ username: 'asha', locale: 'ta' })
  await buildAccount({ username: 'ravi' })
  const pathOf = async (username: string) => {
    await ask(api.visitor(), username)
    const { secrets } = await OutboxEmail.query().orderBy('createdAt', 'desc').first().throwIfNotFound()
    return new URL((secrets as { link: string }).link).pathname
  }
  expect(await pathOf('asha')).toBe('/ta/direct-access')
  expect(await pathOf('ravi')).toBe('/direct-access')
})

test('R7 looking at the page of a link consumes nothing; a second POST is refused', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  const { token } = await ask(agent)
  for (let n = 0; n < 5; n += 1) await agent.fetch('/api/sign-in-links/redeem')
  await follow(agent, token)
  await expect(follow(agent, token)).rejects.toMatchObject(refused)
})

describe('R8 a link that is opened in another browser', () => {
  test('lets nobody in, and is still good where it was asked for', async () => {
    await buildAccount({ username: 'asha' })
    const agent = api.visitor()
    const { token } = await ask(agent)
    const elsewhere = api.visitor()
    await expect(follow(elsewhere, token)).rejects.toMatchObject({ status: 400, code: 'other_browser' })
    // Nor does a browser that asked for a link of its own.
    await ask(elsewhere)
    await expect(follow(elsewhere, token)).rejects.toMatchObject({ code: 'other_browser' })
    await expect(follow(agent, token)).resolves.toMatchObject({ username: 'asha' })
  })

  test('needs the code, however it is written', async () => {
    await buildAccount({ username: 'asha' })
    const { code } = await ask(api.visitor())
    const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `
    expect(await type(api.visitor(), typed, 'ASHA')).toMatchObject({ username: 'asha' })
    await expect(type(api.visitor(), code)).rejects.toMatchObject(refused)
  })

  test('has five tries for the code; then even the right one is refused', async () => {
    await buildAccount({ username: 'asha' })
    const { code } = await ask(api.visitor())
    const wrong = code === '22222222' ? '33333333' : '22222222'
    for (let n = 0; n < 5; n += 1) await expect(type(api.visitor(), wrong)).rejects.toMatchObject(refused)
    await expect(type(api.visitor(), code)).rejects.toMatchObject(refused)
  })

  test('a stranger who types codes elsewhere does not use up those of the owner', async () => {
    await buildAccount({ username: 'asha' })
    const { code } = await ask(api.visitor())
    const from = (address: string, code: string) =>
      api
        .visitor()
        .send('POST', '/api/sign-in-links/redeem', { username: 'asha', code }, { 'X-Forwarded-For': address })
    const wrong = code === '22222222' ? '33333333' : '22222222'
    for (let n = 0; n < 10; n += 1) await from('198.51.100.7', wrong)
    expect((await from('198.51.100.7', code)).status).toBe(400)
    expect((await from('203.0.113.9', code)).status).toBe(200)
  })

  test('fifty tries from anywhere are the most', async () => {
    await buildAccount({ username: 'asha' })
    const { code } = await ask(api.visitor())
    await AccountLink.query().patch({ tries: 50 })
    await expect(type(api.visitor(), code)).rejects.toMatchObject(refused)
  })

  test('does not take the code of somebody else', async () => {
    await buildAccount({ username: 'asha' })
    await buildAccount({ username: 'ravi' })
    await ask(api.visitor(), 'ravi')
    const { code } = await ask(api.visitor())
    await expect(type(api.visitor(), code, 'ravi')).rejects.toMatchObject(refused)
  })
})

test('R9 after ten minutes by the clock of the database link and code are dead', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  const { token, code } = await ask(agent)
  const [link] = await AccountLink.query()
  expect(Math.round(((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)) / 60_000)).toBe(10)
  await AccountLink.query().patch({ expiresAt: AccountLink.raw("now() - interval '1 second'") })
  await expect(follow(agent, token)).rejects.toMatchObject(refused)
  await expect(type(agent, code)).rejects.toMatchObject(refused)
})

test('of fifty who follow one link at once, one gets in', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  const { token } = await ask(agent)
  const cookie = agent.jar.header
  const attempts = await Promise.all(
    Array.from({ length: 50 }, () =>
      api.visitor().send('POST', '/api/sign-in-links/redeem', { token }, { Cookie: cookie }),
    ),
  )
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await Session.query().resultSize()).toBe(1)
})

test('R6 whoever it is, the answer is the same', async () => {
  await buildAccount({ username: 'asha', email: 'asha@example.org' })
  await buildAccount({ username: 'without address', email: null })
  await buildAccount({ username: 'suspended', suspendedAt: new Date() })
  const answers = []
  for (const username of ['asha', 'without address', 'suspended', 'nobody', 'nobody@example.org']) {
    const response = await api.visitor().send('POST', '/api/direct-login', { username })
    answers.push(`${response.status} ${[...response.headers.keys()]} ${await response.text()}`)
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^202 /)
  expect(await OutboxEmail.query()).toMatchObject([{ recipient: 'asha@example.org' }])
})

test("links go to a verified address's own account, and to no other account that claims the address", async () => {
  await buildAccount({ username: 'claims it', email: 'asha@example.org' })
  const { id } = await buildAccount({
    username: 'asha',
    email: 'asha@example.org',
    emailVerifiedAt: new Date(),
  })
  await ask(api.visitor(), 'Asha@Example.org')
  expect(await AccountLink.query()).toMatchObject([{ userId: id }])
})

test('a suspended user is not let in by a link from before', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  const { token } = await ask(agent)
  await User.query().patch({ suspendedAt: new Date() })
  await expect(follow(agent, token)).rejects.toMatchObject({ status: 403, code: 'account_suspended' })
})

test('who fills a mailbox keeps nobody else from asking', async () => {
  await buildAccount({ username: 'asha' })
  const askFrom = (address: string) =>
    api.visitor().send('POST', '/api/direct-login', { username: 'asha' }, { 'X-Forwarded-For': address })
  for (let n = 0; n < 7; n += 1) await askFrom('198.51.100.7')
  expect(await OutboxEmail.query().resultSize()).toBe(5)
  await askFrom('203.0.113.9')
  expect(await OutboxEmail.query().resultSize()).toBe(6)
})

test('one address has thirty links an hour, one mailbox five', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  for (let n = 0; n < 30; n += 1) await agent.call(requestSignInLink, { body: { username: 'asha' } })
  expect(await OutboxEmail.query().resultSize()).toBe(5)
  await expect(agent.call(requestSignInLink, { body: { username: 'asha' } })).rejects.toMatchObject({
    status: 429,
  })
})

test('an authenticator app is asked for as well; without its code the link stays unused', async () => {
  const owner = await api.signIn({ username: 'asha' })
  const { secret } = await addTotp(owner)
  const agent = api.visitor()
  const { token } = await ask(agent)
  await expect(follow(agent, token)).rejects.toMatchObject({ status: 401, code: 'second_factor_required' })
  const wrong = agent.call(redeemSignInLink, { body: { token, totp: '000000' } })
  await expect(wrong).rejects.toMatchObject({ code: 'second_factor_wrong' })
  await forgetSteps()
  const right = agent.call(redeemSignInLink, { body: { token, totp: await codeOf(secret) } })
  await expect(right).resolves.toMatchObject({ username: 'asha' })
})

test('R42 neither link nor code reaches the log or the database in the clear', async () => {
  await buildAccount({ username: 'asha' })
  const agent = api.visitor()
  const { token, code } = await ask(agent)
  await follow(agent, token)
  expect(api.log()).not.toContain(token)
  expect(api.log()).not.toContain(code)
  expect(JSON.stringify(await AccountLink.query())).not.toContain(token)
})
