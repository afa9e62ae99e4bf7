import { Model } from 'objection'

/** A mail that could not be sent, as it would have looked, without live links or codes. */
export class EmailLog extends Model {
  static override tableName = 'email_logs'
  declare id: number
  declare filename: string
  declare timestamp: Date
  declare recipient: string
  declare reason: 'not_configured' | 'unreachable' | 'refused' | 'expired'
  declare detail: string | null
  /** Bytes of `html`. */
  declare size: number
  declare html: string
}
