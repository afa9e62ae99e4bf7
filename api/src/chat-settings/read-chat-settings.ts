import type { ChatSettings } from '@nila/api/contract'
import { type Database, prepared } from '@nila/db'
import { CHAT_SETTINGS, chatSettingsOf } from './chat-settings-row.ts'

// Asked with each message, and so prepared instead of remembered: a limit that is changed counts at once, at every instance.
const findSettings = prepared<{ value: unknown }>(
  'chat-settings',
  'select value from settings where key = $1',
)

/** The settings of the chat as they are now. */
export async function readChatSettings(db: Database): Promise<ChatSettings> {
  const [row] = await findSettings(db, [CHAT_SETTINGS])
  return chatSettingsOf(row?.value)
}
