import { Model } from 'objection'

/** A code that stands in for an authenticator app that was lost, once. */
export class RecoveryCode extends Model {
  static override tableName = 'recovery_codes'
  declare id: number
  declare userId: number
  /** The first letters of the code, by which it is found. */
  declare selector: string
  /** The PHC string of the other letters. */
  declare codeHash: string
  declare usedAt: Date | null
}
