import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import { environmentEndpoint } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'
import { readChatSettings } from './read-chat-settings.ts'
import { updateChatSettings } from './update-chat-settings.ts'

export function chatSettingsRoutes(api: Api, { config, db }: Services): void {
  route(api, contract.getChatSettings, () => readChatSettings(db))
  route(api, contract.updateChatSettings, ({ actor, body, version }) =>
    updateChatSettings(actor, body, version, environmentEndpoint(config) !== undefined),
  )
}
