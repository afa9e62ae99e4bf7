import { Model } from 'objection'

/** What a user has said about talking with the assistant. */
export class ChatPreferences extends Model {
  static override tableName = 'chat_preferences'
  static override idColumn = 'userId'
  declare userId: number
  declare ofAgeAt: Date | null
  declare language: string | null
  declare retentionDays: number | null
}
