import { Model } from 'objection'

export class ConversationShare extends Model {
  static override tableName = 'conversation_shares'
  static override idColumn = 'conversationId'
  declare conversationId: number
  declare tokenHash: string
  declare lastMessageId: number
  declare createdAt: Date
}
