import {
  beginPasskeyRegistration,
  getUser,
  listPasskeys,
  login,
  reauthenticate,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@nila/api/contract'
import { AuditEntry, Passkey, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'
import { addPasskey, answerOf, confirmPassword } from '../../../testing/second-factors.ts'

const api = useApi()

const owner = async (over = {}) => {
  const agent = await api.signIn({ username: 'asha', ...over })
  return { agent, ...(await addPasskey(agent, api.url)) }
}

describe("one's own passkeys", () => {
  test('can be renamed and removed; a removed one signs nobody in', async () => {
    const { agent, authenticator, passkey } = await owner()
    const params = { id: passkey.id }
    await expect(agent.call(renamePasskey, { params, body: { name: '  My phone ' } })).resolves.toMatchObject(
      {
        name: 'My phone',
      },
    )
    await expect(agent.call(renamePasskey, { params, body: { name: ' ' } })).rejects.toMatchObject({
      status: 400,
    })
    const visitor = api.visitor()
    const answer = await answerOf(visitor, authenticator)
    await agent.call(removePasskey, { params })
    expect((await agent.list(listPasskeys)).items).toEqual([])
    expect(await agent.call(getUser, {})).toMatchObject({ secondFactor: false })
    await expect(visitor.call(signInByPasskey, { body: answer })).rejects.toMatchObject({ status: 401 })
    expect(await AuditEntry.query().findOne({ action: 'passkey.remove' })).toMatchObject({
      details: { name: 'My phone' },
    })
  })

  test('removing one is for who gave the password within ten minutes', async () => {
    const { passkey } = await owner()
    const agent = api.visitor()
    await agent.call(login, { body: { username: 'asha', password: PASSWORD } })
    const refusal = agent.call(removePasskey, { params: { id: passkey.id } })
    await expect(refusal).rejects.toMatchObject({ code: 'reauthentication_required' })
  })

  test('R25 those of somebody else are not there', async () => {
    const { passkey } = await owner()
    const other = await api.signIn()
    await confirmPassword(other)
    const params = { id: passkey.id }
    const missing = { status: 404, code: 'passkey_not_found' }
    await expect(other.call(renamePasskey, { params, body: { name: 'Mine' } })).rejects.toMatchObject(missing)
    await expect(other.call(removePasskey, { params })).rejects.toMatchObject(missing)
    expect((await other.list(listPasskeys)).items).toEqual([])
    expect(await Passkey.query()).toHaveLength(1)
  })

  test('a passkey stands for the password where that is asked for again; that of somebody else does not', async () => {
    const { authenticator } = await owner()
    const agent = api.visitor()
    await agent.call(login, { body: { username: 'asha', password: PASSWORD } })
    const begins = () => agent.call(beginPasskeyRegistration, { body: {} })
    await expect(begins()).rejects.toMatchObject({ code: 'reauthentication_required' })

    const stranger = await addPasskey(await api.signIn(), api.url)
    const foreign = await answerOf(agent, stranger.authenticator)
    await expect(agent.call(reauthenticate, { body: { passkey: foreign } })).rejects.toMatchObject({
      status: 400,
      code: 'passkey_failed',
    })
    await expect(begins()).rejects.toMatchObject({ code: 'reauthentication_required' })
    const own = await answerOf(agent, authenticator)
    await agent.call(reauthenticate, { body: { passkey: own } })
    await expect(begins()).resolves.toBeTruthy()
    await expect(agent.call(reauthenticate, { body: { passkey: own } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('go with the account', async () => {
    await owner()
    await buildAccount()
    await User.query().delete().where({ username: 'asha' })
    expect(await Passkey.query()).toEqual([])
  })
})
