import { Model } from 'objection'

/** A one-time link that was mailed to a user, with the code beside it. */
export class AccountLink extends Model {
  static override tableName = 'account_links'
  declare id: number
  declare userId: number
  declare purpose: 'sign_in' | 'reset' | 'verify_email'
  /** The address that it was mailed to; null where an administrator hands it over. */
  declare email: string | null
  /** The sha256, in hex, of the token in the link. */
  declare tokenHash: string
  /** The same of the code; null where the mail has none. */
  declare codeHash: string | null
  /** The same of the cookie in the browser that asked; null where any browser may follow the link. */
  declare browserHash: string | null
  /** How many codes were tried on it. */
  declare tries: number
  declare createdAt: Date
  declare expiresAt: Date
  declare usedAt: Date | null
}
