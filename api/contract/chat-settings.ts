import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Words } from './fields.ts'
import { EndpointId } from './model-endpoints.ts'

export const DEFAULT_DAILY_MESSAGES = 200

export const ChatSettingsBody = z.strictObject({
  /** How many messages a user may send on one day of India. */
  dailyMessages: z.int().min(1).max(100_000),
  /** The unit of the models' prices, by ISO 4217; only a label, since every price is typed in it. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Who looks at questions before a model does; null where nobody does. The address and the key are those of an endpoint. */
  moderation: z.strictObject({ endpointId: EndpointId, model: Words(1, 200) }).nullable(),
})
export type ChatSettingsBody = z.infer<typeof ChatSettingsBody>

export const ChatSettings = z.strictObject({ ...ChatSettingsBody.shape, version: z.int() })
export type ChatSettings = z.infer<typeof ChatSettings>

export const getChatSettings = endpoint({
  method: 'GET',
  path: '/admin/chat-settings',
  guard: 'admin',
  answer: ChatSettings,
})

/** Changes what is named and leaves the rest. Refused (412) where they have moved on since the version that was looked at. */
export const updateChatSettings = endpoint({
  method: 'PATCH',
  path: '/admin/chat-settings',
  guard: 'admin',
  body: ChatSettingsBody.partial(),
  answer: ChatSettings,
})
