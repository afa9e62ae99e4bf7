import { Model } from 'objection'

/** A change of how many records of a list are alike in what is counted; the database keeps it. Their sum is how many there are. */
export class RecordCount extends Model {
  static override tableName = 'record_counts'
  static override jsonAttributes = ['key']
  declare id: number
  /** A table, or a table and the column in whose order stretches of it are counted. */
  declare list:
    | 'users'
    | 'reviews'
    | 'subscriptions'
    | 'audit_log'
    | `${'users' | 'reviews' | 'subscriptions'}.${'createdAt' | 'username'}`
    | 'reviews.title'
    | 'audit_log.at'
  declare key: Record<string, string | number | boolean | null>
  declare change: number
}
