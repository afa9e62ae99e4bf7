import { Model } from 'objection'

export type AuditValues = Record<string, string | number | boolean | null>

/** One line of the append-only audit log. */
export class AuditEntry extends Model {
  static override tableName = 'audit_log'
  static override jsonAttributes = ['details', 'before', 'after']
  declare id: number
  declare at: Date
  declare actorId: number | null
  declare actorName: string | null
  declare action: string
  declare subjectType: string
  /** Null where all records of the type were meant. */
  declare subjectId: number | null
  declare details: AuditValues
  /** The fields that were changed, as they were and as they became. */
  declare before: AuditValues | null
  declare after: AuditValues | null
  /** Where it was done from: the address cut to /24 or /48, and its country. */
  declare ip: string | null
  declare country: string | null
  /** Shared by all entries of one operation. */
  declare operationId: number | null
  /** The operation that this one took back. */
  declare undoes: number | null
}
