import {
  createModelEndpoint,
  deleteModelEndpoint,
  listModelEndpoints,
  type ModelEndpointBody,
  orderModelEndpoints,
  undoOperation,
  updateChatSettings,
  updateModelEndpoint,
} from '@nila/api/contract'
import { AuditEntry, ModelEndpoint } from '@nila/db'
import { buildModelEndpoint } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { confirmPassword } from '../../testing/second-factors.ts'
import { endpoints } from '../http/open-api.ts'

const api = useApi({
  assistant: { baseUrl: 'http://127.0.0.1:11434', apiKey: 'sk-of-environment', model: 'gemma' },
})

const CANARY = 'sk-canary-4711'
const body: ModelEndpointBody = {
  baseUrl: 'https://models.example/v1',
  apiKey: CANARY,
  model: 'sarvam-m',
  contextTokens: 8192,
  maxOutputTokens: 1024,
  promptPrice: 12_500_000,
  completionPrice: 40_000_000,
  isEnabled: true,
}

async function signIn() {
  const admin = await api.signIn({ role: 'admin' })
  await confirmPassword(admin)
  return admin
}

describe('the list', () => {
  test('names the environment, read-only and without its key', async () => {
    const admin = await api.signIn({ role: 'admin' })
    expect(await admin.call(listModelEndpoints, {})).toEqual({
      endpoints: [],
      environment: {
        baseUrl: 'http://127.0.0.1:11434/v1',
        isInsecure: false,
        hasKey: true,
        model: 'gemma',
      },
    })
  })

  test('has an endpoint as it was written, behind those before it', async () => {
    const admin = await signIn()
    const first = await admin.call(createModelEndpoint, { body })
    const { apiKey: _, ...written } = body
    expect(first).toEqual({ ...written, id: first.id, isInsecure: false, hasKey: true, version: 1 })
    const { apiKey: __, ...keyless } = body
    const second = await admin.call(createModelEndpoint, {
      body: { ...keyless, baseUrl: 'http://gpu.example' },
    })
    expect(second).toMatchObject({ baseUrl: 'http://gpu.example/v1', isInsecure: true, hasKey: false })
    const { endpoints } = await admin.call(listModelEndpoints, {})
    expect(endpoints.map(({ id }) => id)).toEqual([first.id, second.id])
  })
})

describe('the key', () => {
  const stored = async (id: number) => (await ModelEndpoint.query().findById(id).throwIfNotFound()).sealedKey

  test('stands in no answer, no log and no audit entry, and sealed in the table', async () => {
    const admin = await signIn()
    const answers: unknown[] = []
    const created = await admin.call(createModelEndpoint, { body })
    answers.push(created)
    const changed = { params: { id: created.id }, body: { apiKey: `${CANARY}-2`, model: 'other' } }
    answers.push(await admin.call(updateModelEndpoint, changed))
    answers.push(await admin.call(listModelEndpoints, {}))
    const refused = { ...body, apiKey: CANARY, contextTokens: 1 }
    answers.push(await (await admin.send('POST', '/api/admin/model-endpoints', refused)).json())
    expect(JSON.stringify(answers)).not.toContain(CANARY)
    expect(JSON.stringify(await AuditEntry.query())).not.toContain(CANARY)
    expect(JSON.stringify(await ModelEndpoint.query())).not.toContain(CANARY)
    expect(api.log()).not.toContain(CANARY)
    expect(await stored(created.id)).not.toBeNull()
  })

  test('stays where it is not named, and is taken away by null', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, { body })
    const sealed = await stored(id)
    await admin.call(updateModelEndpoint, {
      params: { id },
      body: { model: 'other', baseUrl: `${body.baseUrl}/` },
    })
    expect(await stored(id)).toBe(sealed)
    const removed = await admin.call(updateModelEndpoint, { params: { id }, body: { apiKey: null } })
    expect(removed.hasKey).toBe(false)
    expect(await stored(id)).toBeNull()
  })

  test('never travels to another address: it is dropped unless it is given again', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, { body })
    const moved = { params: { id }, body: { baseUrl: 'https://elsewhere.example/v1' } }
    expect(await admin.call(updateModelEndpoint, moved)).toMatchObject({ hasKey: false, operationId: null })
    const back = { params: { id }, body: { baseUrl: body.baseUrl, apiKey: CANARY } }
    expect(await admin.call(updateModelEndpoint, back)).toMatchObject({ hasKey: true, operationId: null })
  })
})

describe('changing', () => {
  test('can be undone where neither address nor key changed', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, { body })
    const change = { params: { id }, body: { isEnabled: false, promptPrice: 0 } }
    const { operationId, version } = await admin.call(updateModelEndpoint, change)
    expect(version).toBe(2)
    const undone = await admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
    expect(undone).toMatchObject({ resource: 'model-endpoints', results: [{ id, success: true }] })
    const { endpoints } = await admin.call(listModelEndpoints, {})
    expect(endpoints).toMatchObject([{ isEnabled: true, promptPrice: 12_500_000, hasKey: true, version: 3 }])
  })

  test('a repeat changes nothing and leaves no trace', async () => {
    const admin = await signIn()
    const { id } = await buildModelEndpoint({ isEnabled: false })
    const change = { params: { id }, body: { isEnabled: false } }
    expect(await admin.call(updateModelEndpoint, change)).toMatchObject({ version: 1, operationId: null })
    expect(await AuditEntry.query().where({ subjectType: 'model_endpoint' })).toEqual([])
  })

  test('is refused on an older version, with the one that there is', async () => {
    const admin = await signIn()
    const { id } = await buildModelEndpoint({ model: 'newer', version: 2 })
    await expect(
      admin.call(updateModelEndpoint, { params: { id }, body: { model: 'mine' } }, 1),
    ).rejects.toMatchObject({ status: 412, current: { id, model: 'newer', version: 2 } })
    await expect(admin.call(deleteModelEndpoint, { params: { id } }, 1)).rejects.toMatchObject({
      status: 412,
    })
    expect(await ModelEndpoint.query()).toMatchObject([{ model: 'newer' }])
  })

  test.each([
    ['baseUrl', { baseUrl: 'ftp://models.example' }, 'model_address_invalid'],
    ['baseUrl', { baseUrl: 'https://user:secret@models.example/v1' }, 'model_address_invalid'],
    ['baseUrl', { baseUrl: 'https://models.example/v1?key=1' }, 'model_address_invalid'],
    ['baseUrl', { baseUrl: 'https://models.example/v1#top' }, 'model_address_invalid'],
    ['baseUrl', { baseUrl: 'models.example' }, 'model_address_invalid'],
    ['apiKey', { apiKey: ' ' }, 'too_short'],
    ['model', { model: ' ' }, 'too_short'],
    ['contextTokens', { contextTokens: 1023 }, 'invalid_value'],
    ['maxOutputTokens', { maxOutputTokens: 1.5 }, 'invalid_value'],
    ['promptPrice', { promptPrice: -1 }, 'invalid_value'],
    ['sealedKey', { sealedKey: 'mine' }, 'unknown_field'],
    ['place', { place: 1 }, 'unknown_field'],
  ])('a wrong %s (%j) is refused and nothing is stored', async (field, over, code) => {
    const admin = await signIn()
    const response = await admin.send('POST', '/api/admin/model-endpoints', { ...body, ...over })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } })
    expect(await ModelEndpoint.query()).toEqual([])
  })
})

describe('deleting', () => {
  test('takes the endpoint and its key away, and the log remembers what it was', async () => {
    const admin = await signIn()
    const { id } = await admin.call(createModelEndpoint, { body })
    await admin.call(deleteModelEndpoint, { params: { id } }, 1)
    expect(await ModelEndpoint.query()).toEqual([])
    expect(await AuditEntry.query().findOne({ action: 'model_endpoint.delete' })).toMatchObject({
      subjectId: id,
      before: { baseUrl: body.baseUrl, model: 'sarvam-m' },
    })
    await expect(admin.call(deleteModelEndpoint, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('is refused as long as questions are moderated by means of it', async () => {
    const admin = await signIn()
    const { id } = await buildModelEndpoint()
    await admin.call(updateChatSettings, { body: { moderation: { endpointId: id, model: 'guard' } } })
    await expect(admin.call(deleteModelEndpoint, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'model_endpoint_in_use',
    })
    await admin.call(updateChatSettings, { body: { moderation: null } })
    await admin.call(deleteModelEndpoint, { params: { id } })
  })
})

describe('the order', () => {
  test('is what it is said to be', async () => {
    const admin = await signIn()
    const [a, b, c] = [await buildModelEndpoint(), await buildModelEndpoint(), await buildModelEndpoint()]
    const ids = [c.id, a.id, b.id]
    const { endpoints } = await admin.call(orderModelEndpoints, { body: { ids } })
    expect(endpoints.map(({ id }) => id)).toEqual(ids)
  })

  test('of endpoints that are no longer these is refused', async () => {
    const admin = await signIn()
    const { id } = await buildModelEndpoint()
    await buildModelEndpoint()
    for (const ids of [[id], [id, id], [id, 4711]])
      await expect(admin.call(orderModelEndpoints, { body: { ids } })).rejects.toMatchObject({ status: 412 })
  })
})

describe('R26 whoever did not give the password again changes nothing and asks no address', () => {
  const guarded = [...endpoints.values()].filter(
    ({ path, ...target }) =>
      path.startsWith('/admin/model-endpoints') && 'reauthentication' in target && target.reauthentication,
  )

  test.each(guarded.map((target) => [`${target.method} ${target.path}`, target] as const))(
    '%s',
    async (_, { method, path }) => {
      const { id } = await buildModelEndpoint()
      const admin = await api.signIn({ role: 'admin' })
      const response = await admin.send(method, `/api${path.replace(':id', String(id))}`, body)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'reauthentication_required' })
      expect(await ModelEndpoint.query()).toMatchObject([{ version: 1 }])
    },
  )

  test('that is so for whatever writes or names an address', () => {
    expect(guarded.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /admin/model-endpoints/:id',
      'PATCH /admin/model-endpoints/:id',
      'POST /admin/model-endpoints',
      'POST /admin/model-endpoints/models',
      'POST /admin/model-endpoints/try',
      'PUT /admin/model-endpoints/order',
    ])
  })
})
