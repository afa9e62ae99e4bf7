import { Model } from 'objection'

/** What an authenticator is to sign, once. */
export class PasskeyChallenge extends Model {
  static override tableName = 'passkey_challenges'
  static override idColumn = 'challenge'
  /** 32 random bytes in base64url. */
  declare challenge: string
  /** The sha256, in hex, of what the browser that asked for it keeps as a cookie. */
  declare browserHash: string
  /** Who adds a passkey; null where somebody signs in. */
  declare userId: number | null
  declare expiresAt: Date
}
