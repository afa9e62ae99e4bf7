import { Model } from 'objection'

/** Somebody who talks without an account, as long as their browser keeps its cookie. */
export class Guest extends Model {
  static override tableName = 'guests'
  declare id: number
  declare keyHash: string
  declare messages: number
  declare ofAgeAt: Date | null
  declare language: string | null
  declare createdAt: Date
  declare seenAt: Date
}
