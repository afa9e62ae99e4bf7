import { Model } from 'objection'

export class Message extends Model {
  static override tableName = 'messages'
  declare id: number
  declare conversationId: number
  declare parentId: number | null
  declare role: 'user' | 'assistant'
  /** Empty while the answer is under way; see `RunEvent`. */
  declare content: string
  declare language: string
  declare rating: -1 | 1 | null
  declare ratingReason: string | null
  declare createdAt: Date
}
