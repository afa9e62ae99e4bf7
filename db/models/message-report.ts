import { Model } from 'objection'

/** An answer that somebody wants looked at, with a copy of the words. */
export class MessageReport extends Model {
  static override tableName = 'message_reports'
  declare id: number
  declare messageId: number | null
  declare userId: number | null
  declare avatarId: number | null
  declare reason: string
  declare note: string
  declare question: string
  declare answer: string
  declare language: string
  declare model: string | null
  declare status: 'open' | 'resolved' | 'dismissed'
  declare resolution: string
  declare resolvedBy: number | null
  declare resolvedAt: Date | null
  declare createdAt: Date
  declare version: number
}
