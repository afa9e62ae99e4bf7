import {
  beginPasskeyAuthentication,
  beginPasskeyRegistration,
  getUser,
  listOwnLogins,
  listPasskeys,
  login,
  signInByPasskey,
} from '@nila/api/contract'
import { AuditEntry, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../testing/accounts.ts'
import type { Agent } from '../../../testing/agent.ts'
import { useApi } from '../../../testing/api.ts'
import { type Deviation, deviations } from '../../../testing/authenticator.ts'
import {
  addPasskey,
  answerOf,
  confirmPassword,
  expireChallenges,
  times,
} from '../../../testing/second-factors.ts'

const api = useApi()
const VERIFY = '/api/passkeys/authentication/verify'

const owner = async (over = {}) => {
  const agent = await api.signIn({ username: 'asha', ...over })
  return { agent, ...(await addPasskey(agent, api.url)) }
}
const begin = async (agent: Agent) => {
  await confirmPassword(agent)
  return agent.call(beginPasskeyRegistration, { body: {} })
}

describe('signing in by passkey', () => {
  test('needs neither name nor password, and is written down', async () => {
    const { agent: before, authenticator } = await owner()
    const agent = api.visitor()
    const user = await agent.call(signInByPasskey, { body: await answerOf(agent, authenticator) })
    expect(user).toMatchObject({ username: 'asha', secondFactor: true })
    expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
    expect((await before.list(listPasskeys)).items).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const { items } = await agent.list(listOwnLogins)
    expect(items.map(({ outcome }) => outcome)).toEqual(['success', 'success'])
    expect(await AuditEntry.query().where({ action: 'account.login' }).orderBy('id')).toMatchObject([
      { details: {} },
      { details: { secondFactor: 'passkey' } },
    ])
  })

  test('R14 the session has a new id, and the one before it is worth nothing', async () => {
    const { agent, authenticator } = await owner()
    const before = agent.jar.get('nila_session')
    const cookie = agent.jar.header
    await agent.call(signInByPasskey, { body: await answerOf(agent, authenticator) })
    expect(agent.jar.get('nila_session')).not.toBe(before)
    expect((await api.visitor().fetch('/api/user', { headers: { Cookie: cookie } })).status).toBe(401)
  })

  test.each<[string, Deviation]>([
    ...deviations,
    ['no user handle', { userHandle: null }],
    ['the handle of somebody else', { userHandle: 'A'.repeat(43) }],
    ['a passkey that nobody has', { credentialId: 'unknown' }],
    ['a wrong signature', { signature: Buffer.alloc(70, 1).toString('base64url') }],
  ])('R2 with %s it is refused, by the same bytes as with everything else', async (_, deviation) => {
    const { authenticator } = await owner()
    const agent = api.visitor()
    const response = await agent.send('POST', VERIFY, await answerOf(agent, authenticator, deviation))
    expect(response.status).toBe(401)
    expect(await response.text()).toBe(
      '{"error":"Login failed. Please try another passkey, or your username and password.","code":"passkey_sign_in_failed"}',
    )
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a challenge to add a passkey with signs nobody in', async () => {
    const { agent, authenticator } = await owner()
    const { challenge, rp } = await begin(agent)
    const answer = authenticator.get({ challenge, rpId: rp.id, timeout: 0, userVerification: 'required' })
    await expect(agent.call(signInByPasskey, { body: answer })).rejects.toMatchObject({ status: 401 })
  })

  test('a challenge is used up by its first answer, even a wrong one', async () => {
    const { authenticator } = await owner()
    const agent = api.visitor()
    const options = await agent.call(beginPasskeyAuthentication, { body: {} })
    const wrong = authenticator.get(options, { isVerified: false })
    await expect(agent.call(signInByPasskey, { body: wrong })).rejects.toMatchObject({ status: 401 })
    await expect(agent.call(signInByPasskey, { body: authenticator.get(options) })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('a challenge works in the browser that asked for it, for five minutes, in each of its tabs', async () => {
    const { authenticator } = await owner()
    const agent = api.visitor()
    const answer = await answerOf(agent, authenticator)
    const late = await answerOf(agent, authenticator)
    const elsewhere = api.visitor()
    await elsewhere.call(beginPasskeyAuthentication, { body: {} })
    await expect(elsewhere.call(signInByPasskey, { body: answer })).rejects.toMatchObject({ status: 401 })
    await expect(api.visitor().call(signInByPasskey, { body: answer })).rejects.toMatchObject({ status: 401 })
    await expect(agent.call(signInByPasskey, { body: answer })).resolves.toMatchObject({ username: 'asha' })
    await expireChallenges()
    await expect(agent.call(signInByPasskey, { body: late })).rejects.toMatchObject({ status: 401 })
  })

  test('of twenty who show one answer at once, one gets in', async () => {
    const { authenticator } = await owner()
    await Session.query().delete()
    const agent = api.visitor()
    const answer = await answerOf(agent, authenticator)
    const cookie = agent.jar.header
    const show = () => api.visitor().send('POST', VERIFY, answer, { Cookie: cookie })
    const statuses = (await times(20, show)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(401)])
    expect(await Session.query()).toHaveLength(1)
  })

  test('an authenticator that counts must count on: a copy of it is refused', async () => {
    const { authenticator } = await owner()
    const show = async (counter: number) => {
      const agent = api.visitor()
      return agent.call(signInByPasskey, { body: await answerOf(agent, authenticator, { counter }) })
    }
    await show(7)
    for (const counter of [7, 6, 0]) await expect(show(counter)).rejects.toMatchObject({ status: 401 })
    await expect(show(8)).resolves.toMatchObject({ username: 'asha' })
    const copies = await times(10, async () => {
      const agent = api.visitor()
      return { agent, body: await answerOf(agent, authenticator, { counter: 9 }) }
    })
    const atOnce = copies.map(({ agent, body }) => agent.call(signInByPasskey, { body }))
    const outcomes = (await Promise.allSettled(atOnce)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a suspended user is refused, and told so', async () => {
    const { authenticator } = await owner()
    await User.query().patch({ suspendedAt: new Date() })
    const agent = api.visitor()
    const answer = await answerOf(agent, authenticator)
    await expect(agent.call(signInByPasskey, { body: answer })).rejects.toMatchObject({
      status: 403,
      code: 'account_suspended',
    })
  })

  test('a password stays possible', async () => {
    await owner()
    const body = { username: 'asha', password: PASSWORD }
    await expect(api.visitor().call(login, { body })).resolves.toMatchObject({ secondFactor: true })
  })

  test.each([
    '{}',
    'null',
    '[]',
    '{"id":"a","rawId":"a","type":"public-key"}',
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"=","authenticatorData":"a","signature":"a"}}',
    '{"id":1,"rawId":1,"type":"public-key","response":[]}',
  ])('the body %s is refused as malformed', async (body) => {
    const agent = await api.signIn()
    expect((await agent.send('POST', VERIFY, body)).status).toBe(400)
    expect((await agent.send('POST', '/api/passkeys/registration/verify', body)).status).toBe(400)
  })

  test.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['a challenge that is a number', '{"challenge":1}'],
    ['a list', '[]'],
  ])('client data of %s is refused without a fault of the server', async (_, text) => {
    const { authenticator } = await owner()
    const agent = api.visitor()
    const answer = await answerOf(agent, authenticator)
    const clientDataJSON = Buffer.from(text).toString('base64url')
    const body = { ...answer, response: { ...answer.response, clientDataJSON } }
    expect((await agent.send('POST', VERIFY, body)).status).toBe(401)
  })
})
