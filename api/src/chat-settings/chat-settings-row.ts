import { type ChatSettings, DEFAULT_DAILY_MESSAGES } from '@nila/api/contract'
import { type Knex, Setting } from '@nila/db'

/** Under what the settings of the chat are kept, as one value. */
export const CHAT_SETTINGS = 'chat'

const DEFAULTS: ChatSettings = {
  dailyMessages: DEFAULT_DAILY_MESSAGES,
  currency: 'INR',
  moderation: null,
  version: 1,
}

/** The settings as they were stored, by whatever version of Nila; what that one did not know is as it is by default. */
export const chatSettingsOf = (stored: unknown): ChatSettings => ({
  ...DEFAULTS,
  ...(stored as Partial<ChatSettings> | undefined),
})

/** The settings, until the end of the transaction nobody else's to change. */
export async function lockChatSettings(trx: Knex.Transaction): Promise<ChatSettings> {
  await Setting.query(trx).insert({ key: CHAT_SETTINGS, value: DEFAULTS }).onConflict('key').ignore()
  const row = await Setting.query(trx).findById(CHAT_SETTINGS).forUpdate().throwIfNotFound()
  return chatSettingsOf(row.value)
}
