import { Model } from 'objection'

export class LoginAttempt extends Model {
  static override tableName = 'login_history'
  declare id: number
  declare userId: number
  declare at: Date
  /** Cut to /24 (IPv4) or /48 (IPv6). */
  declare ip: string
  declare browser: string | null
  declare outcome: 'success' | 'failure'
}
