import { Model } from 'objection'

/** A browser that its user asked to be remembered on. Its token changes each time a session is resumed with it. */
export class RememberedDevice extends Model {
  static override tableName = 'remembered_devices'
  declare id: number
  declare userId: number
  /** The sha256, in hex, of what in the cookie stays the same. */
  declare seriesHash: string
  /** The same of the token that is good now. */
  declare tokenHash: string
  /** The same of the token before it; null where there was none. */
  declare previousHash: string | null
  /** The token that is good now, sealed (api/src/secret-box.ts), for a tab that shows the one before it in time. */
  declare sealedToken: string
  declare rotatedAt: Date
  declare createdAt: Date
  declare expiresAt: Date
}
