import {
  createModelEndpoint,
  listModelsOfServer,
  testModelEndpoint,
  tryModel,
  updateModelEndpoint,
} from '@nila/api/contract'
import { AuditEntry, ModelEndpoint } from '@nila/db'
import { buildModelEndpoint } from '@nila/db/testing'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { startFakeModel, textOf } from '../../testing/fake-model.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const server = await startFakeModel()
afterAll(() => server.stop())
beforeEach(() => {
  server.requests.length = 0
})
const api = useApi({ assistant: { baseUrl: server.baseUrl, apiKey: 'sk-env', model: 'n3-r0' } })

const KEY = 'sk-canary-1234'
const authorizations = () => server.requests.map(({ headers }) => headers.authorization)

async function signIn() {
  const admin = await api.signIn({ role: 'admin' })
  await confirmPassword(admin)
  return admin
}

const limits = {
  contextTokens: 8192,
  maxOutputTokens: 1024,
  promptPrice: 0,
  completionPrice: 0,
  isEnabled: true,
}

describe('the models of a server', () => {
  test('are listed, with the address as it will be stored', async () => {
    const admin = await signIn()
    const answer = await admin.call(listModelsOfServer, { body: { baseUrl: `${server.url}/`, apiKey: KEY } })
    expect(answer).toMatchObject({ isWorking: true, baseUrl: server.baseUrl, isInsecure: false })
    expect(answer.isWorking && answer.models.length).toBeGreaterThan(0)
    expect(authorizations()).toEqual([`Bearer ${KEY}`])
  })

  test('where nobody answers, that is said', async () => {
    const admin = await signIn()
    const gone = await startFakeModel()
    await gone.stop()
    expect(await admin.call(listModelsOfServer, { body: { baseUrl: gone.baseUrl } })).toMatchObject({
      isWorking: false,
      failure: 'model_unreachable',
    })
  })
})

describe('a model that is not stored yet', () => {
  test('answers its first words and how soon they came', async () => {
    const admin = await signIn()
    const answer = await admin.call(tryModel, { body: { baseUrl: server.baseUrl, model: 't20-n5-r0' } })
    expect(answer).toMatchObject({ isWorking: true, text: textOf('t20-n5-r0') })
    expect(answer.isWorking && answer.firstTextMs).toBeGreaterThanOrEqual(15)
  })

  test.each([
    ['s401', 'model_unauthorized'],
    ['r429', 'model_busy'],
    ['s500', 'model_failed'],
    ['nobody-knows-me', 'model_missing'],
  ])('that is %s fails in a word, without the key', async (model, failure) => {
    const admin = await signIn()
    const answer = await admin.call(tryModel, { body: { baseUrl: server.baseUrl, model, apiKey: KEY } })
    expect(answer).toMatchObject({ isWorking: false, failure })
    expect(JSON.stringify(answer)).not.toContain(KEY)
  })

  test('that it was asked is written down, without the key', async () => {
    const admin = await signIn()
    await admin.call(tryModel, { body: { baseUrl: server.baseUrl, model: 'n3-r0', apiKey: KEY } })
    const entries = await AuditEntry.query().where({ action: 'model_endpoint.test' })
    expect(entries).toMatchObject([{ details: { baseUrl: server.baseUrl, model: 'n3-r0' } }])
    expect(JSON.stringify(entries)).not.toContain(KEY)
    expect(api.log()).not.toContain(KEY)
  })
})

describe('the stored key', () => {
  const create = { baseUrl: server.baseUrl, apiKey: KEY, model: 'n3-r0', ...limits }

  test('is used for the address that it was stored with', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, { body: create })
    await admin.call(listModelsOfServer, { body: { baseUrl: server.url, id } })
    await admin.call(tryModel, { body: { baseUrl: server.baseUrl, model: 'n3-r0', id } })
    await admin.call(testModelEndpoint, { params: { id }, body: {} })
    expect(authorizations()).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`, `Bearer ${KEY}`])
  })

  test('is sent to no other one', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, {
      body: { ...create, baseUrl: 'https://models.example/v1' },
    })
    await admin.call(listModelsOfServer, { body: { baseUrl: server.baseUrl, id } })
    await admin.call(tryModel, { body: { baseUrl: server.baseUrl, model: 'n3-r0', id } })
    await admin.call(updateModelEndpoint, { params: { id }, body: { baseUrl: server.baseUrl } })
    await admin.call(testModelEndpoint, { params: { id }, body: {} })
    expect(authorizations()).toEqual([undefined, undefined, undefined])
  })

  test('opens for no other address either, whatever is written into the table', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, {
      body: { ...create, baseUrl: 'https://models.example/v1' },
    })
    await ModelEndpoint.query().findById(id).patch({ baseUrl: server.baseUrl })
    const answer = await admin.call(testModelEndpoint, { params: { id }, body: {} })
    expect(answer).toMatchObject({ isWorking: false, failure: 'model_unauthorized' })
    expect(server.requests).toEqual([])
  })
})

describe('what is stored', () => {
  test('is tested as the chat would use it; the environment too', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await buildModelEndpoint({ baseUrl: server.baseUrl, model: 'n4-r0' })
    const stored = await admin.call(testModelEndpoint, { params: { id }, body: {} })
    expect(stored).toMatchObject({ isWorking: true, text: textOf('n4-r0') })
    const ofEnvironment = await admin.call(testModelEndpoint, { params: { id: 'environment' }, body: {} })
    expect(ofEnvironment).toMatchObject({ isWorking: true, text: textOf('n3-r0') })
    expect(authorizations()).toEqual([undefined, 'Bearer sk-env'])
  })

  test('that is gone is not there', async () => {
    const admin = await api.signIn({ role: 'admin' })
    await expect(admin.call(testModelEndpoint, { params: { id: 4711 }, body: {} })).rejects.toMatchObject({
      status: 404,
      code: 'model_endpoint_not_found',
    })
    expect((await admin.send('POST', '/api/admin/model-endpoints/elsewhere/test', {})).status).toBe(400)
  })
})
