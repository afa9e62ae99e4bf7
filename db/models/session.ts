import { Model } from 'objection'

/** What counts as one; the operator's link stands for both factors. */
export type SecondFactor = 'passkey' | 'totp' | 'recovery_code' | 'recovery_link'

export class Session extends Model {
  static override tableName = 'session'
  static override idColumn = 'sid'
  /** The sha256, in hex, of the id in the cookie. */
  declare sid: string
  /** What koa-session keeps, as JSON text. */
  declare sess: string
  declare expire: Date
  declare userId: number
  declare createdAt: Date
  /** When the password was last given again in this session. */
  declare reauthenticatedAt: Date | null
  /** What proved, beside or instead of the password, who this is. */
  declare secondFactor: SecondFactor | null
}
