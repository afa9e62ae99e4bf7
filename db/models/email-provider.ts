import { Model } from 'objection'

/** What all instances know of a provider: its budget of the day and its circuit breaker. */
export class EmailProvider extends Model {
  static override tableName = 'email_providers'
  static override idColumn = 'name'
  declare name: string
  /** The UTC day that `sent` counts. */
  declare day: Date
  declare sent: number
  /** Failures in a row. */
  declare failures: number
  /** Until when nobody asks it; null while it works. */
  declare openUntil: Date | null
  /** Whether its last failure was one that only the operator can mend: credentials, credit, a sender it does not know. */
  declare needsOperator: boolean
  declare lastError: string | null
  declare lastErrorAt: Date | null
}
