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
  /** What its owner names it by. */
  declare id: number
  declare expire: Date
  declare userId: number
  declare createdAt: Date
  /** When its user last did something in it, to the minute; what pages ask by themselves does not count. */
  declare lastUsedAt: Date
  /** Where it was opened: the address cut to /24 or /48, the browser in words, the country as ISO 3166-1 alpha-2. */
  declare ip: string | null
  declare browser: string | null
  declare country: string | null
  /** The remembered device that it was opened on, which ends with it. */
  declare deviceId: number | null
  /** When the password was last given again in this session. */
  declare reauthenticatedAt: Date | null
  /** What proved, beside or instead of the password, who this is. */
  declare secondFactor: SecondFactor | null
}
