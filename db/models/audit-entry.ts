import { Model } from 'objection'

/** One line of the append-only audit log. */
export class AuditEntry extends Model {
  static override tableName = 'audit_log'
  static override jsonAttributes = ['details']
  declare id: number
  declare at: Date
  declare actorId: number | null
  declare actorName: string | null
  declare action: string
  declare subjectType: string
  /** Null where all records of the type were meant. */
  declare subjectId: number | null
  declare details: Record<string, string | number | boolean | null>
}
