import { Model } from 'objection'

export class LoginAttempt extends Model {
  static override tableName = 'login_history'
  declare id: number
  declare userId: number
  declare at: Date
  /** Cut to /24 (IPv4) or /48 (IPv6). */
  declare ip: string
  declare browser: string | null
  /** ISO 3166-1 alpha-2; null where it is not known. */
  declare country: string | null
  declare outcome: 'success' | 'failure'
}
