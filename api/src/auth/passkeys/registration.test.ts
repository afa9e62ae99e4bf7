import {
  beginPasskeyAuthentication,
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  getUser,
  listPasskeys,
  login,
  PASSKEYS_MAX,
} from '@nila/api/contract'
import { AuditEntry, Passkey, Session } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../testing/accounts.ts'
import type { Agent } from '../../../testing/agent.ts'
import { useApi } from '../../../testing/api.ts'
import { createAuthenticator, deviations } from '../../../testing/authenticator.ts'
import { addPasskey, confirmPassword, expireChallenges, times } from '../../../testing/second-factors.ts'

const api = useApi()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const owner = async (over = {}) => {
  const agent = await api.signIn({ username: 'asha', ...over })
  return { agent, ...(await addPasskey(agent, api.url)) }
}
const begin = async (agent: Agent) => {
  await confirmPassword(agent)
  return agent.call(beginPasskeyRegistration, { body: {} })
}

describe('adding a passkey', () => {
  test('twenty are the most, however many were begun together', async () => {
    const agent = await api.signIn()
    await confirmPassword(agent)
    const answers = []
    for (let n = 0; n < PASSKEYS_MAX + 2; n += 1) {
      const options = await agent.call(beginPasskeyRegistration, { body: {} })
      answers.push(createAuthenticator(api.url).create(options))
    }
    const outcomes = await Promise.allSettled(
      answers.map((body) => agent.call(finishPasskeyRegistration, { body })),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await Passkey.query().resultSize()).toBe(PASSKEYS_MAX)
  })

  test('it is named after the browser, and is in the list', async () => {
    const agent = await api.signIn()
    const options = await begin(agent)
    const answer = createAuthenticator(api.url).create(options)
    const headers = { 'User-Agent': FIREFOX }
    const response = await agent.send('POST', '/api/passkeys/registration/verify', answer, headers)
    expect(response.status).toBe(201)
    const made = { name: 'Firefox on Linux', lastUsedAt: null, backedUp: true }
    expect(await response.json()).toMatchObject(made)
    expect((await agent.list(listPasskeys)).items).toMatchObject([made])
    expect(await agent.call(getUser, {})).toMatchObject({ secondFactor: true })
    expect(await AuditEntry.query().findOne({ action: 'passkey.add' })).toMatchObject({
      actorId: agent.user.id,
      subjectType: 'passkey',
    })
  })

  test('is for who gave the password within ten minutes', async () => {
    const agent = await api.signIn()
    const ask = () => agent.call(beginPasskeyRegistration, { body: {} })
    await expect(ask()).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' })
    await confirmPassword(agent)
    await expect(ask()).resolves.toMatchObject({ rp: { id: 'localhost' } })
    await Session.query().patch({
      reauthenticatedAt: Session.raw("reauthenticated_at - interval '10 minutes'"),
    })
    await expect(ask()).rejects.toMatchObject({ code: 'reauthentication_required' })
  })

  test('authenticators know a user by a random handle, the same each time, and are not asked twice', async () => {
    const { agent, authenticator } = await owner()
    const first = await begin(agent)
    const second = await begin(agent)
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
    expect(second.user.id).toBe(first.user.id)
    expect(first.challenge).not.toBe(second.challenge)
    expect(first.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    const other = await api.signIn()
    expect((await begin(other)).user.id).not.toBe(first.user.id)
  })

  test.each(deviations)('with %s it is refused', async (_, deviation) => {
    const agent = await api.signIn()
    const answer = createAuthenticator(api.url).create(await begin(agent), deviation)
    await expect(agent.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject({
      status: 400,
      code: 'passkey_failed',
    })
    expect(await Passkey.query()).toEqual([])
  })

  test('an attestation with certificates is not even looked at', async () => {
    const agent = await api.signIn()
    const attStmt = new Map<string, number | Uint8Array | Uint8Array[]>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', [new Uint8Array(64)]],
    ])
    for (const fmt of ['packed', 'android-key', 'apple', 'tpm', 'fido-u2f']) {
      const answer = createAuthenticator(api.url).create(await begin(agent), {
        attestation: { fmt, attStmt },
      })
      const refusal = agent.call(finishPasskeyRegistration, { body: answer })
      await expect(refusal).rejects.toMatchObject({ code: 'passkey_failed' })
    }
    expect(api.log()).not.toContain('a passkey was not added')
  })

  test('a challenge works for its own user, in its own browser, for five minutes', async () => {
    const agent = await api.signIn()
    const other = await api.signIn()
    const options = await begin(agent)
    const answer = createAuthenticator(api.url).create(options)
    const refused = { code: 'passkey_failed' }
    await begin(other)
    await expect(other.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject(refused)
    const elsewhere = api.visitor()
    await elsewhere.call(login, { body: { username: agent.user.username, password: PASSWORD } })
    await expect(elsewhere.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject(refused)
    await agent.call(login, { body: { username: other.user.username, password: PASSWORD } })
    await expect(agent.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject(refused)
    await agent.call(login, { body: { username: agent.user.username, password: PASSWORD } })
    await expireChallenges()
    await expect(agent.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject(refused)
  })

  test('a challenge to sign in with registers nothing', async () => {
    const agent = await api.signIn()
    const options = await begin(agent)
    const { challenge } = await agent.call(beginPasskeyAuthentication, { body: {} })
    const answer = createAuthenticator(api.url).create({ ...options, challenge })
    await expect(agent.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject({
      code: 'passkey_failed',
    })
  })

  test('of twenty answers to one challenge one is taken', async () => {
    const agent = await api.signIn()
    const answer = createAuthenticator(api.url).create(await begin(agent))
    const answers = await times(20, () => agent.send('POST', '/api/passkeys/registration/verify', answer))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)])
    expect(await Passkey.query()).toHaveLength(1)
  })

  test('the passkey of somebody else cannot be taken over', async () => {
    const { authenticator } = await owner()
    const agent = await api.signIn({ username: 'mallory' })
    const { credentialId } = authenticator
    const answer = createAuthenticator(api.url).create(await begin(agent), { credentialId })
    await expect(agent.call(finishPasskeyRegistration, { body: answer })).rejects.toMatchObject({
      code: 'passkey_failed',
    })
    expect(await Passkey.query()).toHaveLength(1)
  })

  test(`a user has ${PASSKEYS_MAX} at most`, async () => {
    const { agent } = await owner()
    const row = await Passkey.query().first().throwIfNotFound()
    const more = Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => {
      const { id: _id, ...rest } = row
      return { ...rest, credentialId: `another-${n}` }
    })
    await Passkey.query().insert(more)
    await expect(begin(agent)).rejects.toMatchObject({ status: 409, code: 'too_many_passkeys' })
  })
})
