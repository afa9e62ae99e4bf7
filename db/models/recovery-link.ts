import { Model } from 'objection'

/** A one-time link that the operator printed on the command line. */
export class RecoveryLink extends Model {
  static override tableName = 'recovery_links'
  declare id: number
  /** Whom it lets in; null where it creates an administrator. */
  declare userId: number | null
  /** The sha256, in hex, of the token in the link. */
  declare tokenHash: string
  declare createdAt: Date
  declare expiresAt: Date
  declare usedAt: Date | null
}
