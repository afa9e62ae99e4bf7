import { Model } from 'objection'

/** Belongs to a user or to a guest. */
export class Conversation extends Model {
  static override tableName = 'conversations'
  declare id: number
  declare userId: number | null
  declare guestId: number | null
  declare title: string
  declare language: string
  declare avatarId: number | null
  declare createdAt: Date
  /** When the last message came. */
  declare updatedAt: Date
}
