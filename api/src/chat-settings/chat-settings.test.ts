import { type ChatSettingsBody, getChatSettings, updateChatSettings } from '@nila/api/contract'
import { AuditEntry, Setting } from '@nila/db'
import { buildModelEndpoint } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const DEFAULTS = { dailyMessages: 200, currency: 'INR', moderation: null, version: 1 }

test('are what they are by default until somebody changes one', async () => {
  const admin = await api.signIn({ role: 'admin' })
  expect(await admin.call(getChatSettings, {})).toEqual(DEFAULTS)
  const { id: endpointId } = await buildModelEndpoint()
  const moderation = { endpointId, model: 'guard' }
  const changed = { ...DEFAULTS, dailyMessages: 50, moderation, version: 2 }
  expect(await admin.call(updateChatSettings, { body: { dailyMessages: 50, moderation } })).toEqual(changed)
  expect(await admin.call(getChatSettings, {})).toEqual(changed)
  expect(await AuditEntry.query().where({ action: 'chat_settings.update' })).toMatchObject([
    {
      before: { dailyMessages: 200, moderation: null, version: 1 },
      after: { dailyMessages: 50, moderation: `guard (${endpointId})`, version: 2 },
    },
  ])
})

test('a repeat changes nothing and leaves no trace, also on an older version', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await admin.call(updateChatSettings, { body: { currency: 'USD' } })
  expect(await admin.call(updateChatSettings, { body: { currency: 'USD' } }, 1)).toMatchObject({ version: 2 })
  expect(await AuditEntry.query().where({ action: 'chat_settings.update' })).toHaveLength(1)
})

test('what a colleague changed meanwhile is not overwritten', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await admin.call(updateChatSettings, { body: { dailyMessages: 10 } }, 1)
  await expect(admin.call(updateChatSettings, { body: { dailyMessages: 20 } }, 1)).rejects.toMatchObject({
    status: 412,
    current: { dailyMessages: 10, version: 2 },
  })
})

test.each<[string, Partial<ChatSettingsBody>]>([
  ['dailyMessages', { dailyMessages: 0 }],
  ['dailyMessages', { dailyMessages: 1.5 }],
  ['currency', { currency: 'Rs' }],
  ['moderation', { moderation: { endpointId: 4711, model: 'guard' } }],
  // There is no model in the environment.
  ['moderation', { moderation: { endpointId: 'environment', model: 'guard' } }],
])('a wrong %s (%j) is refused and nothing is stored', async (field, body) => {
  const admin = await api.signIn({ role: 'admin' })
  const response = await admin.send('PATCH', '/api/admin/chat-settings', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: { code: 'invalid_value' } } })
  expect(await Setting.query().findById('chat')).toBeUndefined()
})
