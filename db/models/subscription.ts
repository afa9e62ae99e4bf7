import { Model } from 'objection'

/** A user's access to an avatar, asked for or given. */
export class Subscription extends Model {
  static override tableName = 'subscriptions'
  declare id: number
  declare userId: number
  /** The user's; the database keeps it. */
  declare username: string
  declare avatarId: number
  declare createdAt: Date
  /** Null means unlimited. */
  declare expiresAt: Date | null
  declare paymentMethod: string
  declare transactionId: string | null
  declare status: 'active' | 'pending_verification' | 'expired' | 'rejected'
  declare version: number
}
