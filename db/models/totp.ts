import { Model } from 'objection'

/** A user's authenticator app, confirmed or about to be. */
export class Totp extends Model {
  static override tableName = 'totp'
  static override idColumn = 'userId'
  declare userId: number
  /** Sealed; null until the first one was confirmed. */
  declare secret: string | null
  declare confirmedAt: Date | null
  /** The latest time step whose code was used; it and those before it are refused. */
  declare lastStep: number | null
  /** Sealed; takes the place of `secret` once a code of it was typed. */
  declare pendingSecret: string | null
  declare pendingUntil: Date | null
}
