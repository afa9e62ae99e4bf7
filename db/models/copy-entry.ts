import { Model, type Pojo } from 'objection'

/** A piece of copy that somebody touched. */
export class CopyEntry extends Model {
  static override tableName = 'copy_entries'
  static override idColumn = ['locale', 'key']
  // Without it Objection would not write them as JSON.
  static override jsonAttributes = ['draft', 'draftDefault', 'draftSource', 'keptDefault', 'stateSource']
  declare locale: string
  declare key: string
  declare version: number
  declare hasDraft: boolean
  declare draft: unknown
  /** Whether the draft is the default of the product instead of a value. */
  declare draftIsDefault: boolean
  declare draftDefault: unknown
  declare draftSource: unknown
  declare draftAuthorId: number | null
  declare draftedAt: Date | null
  declare publishedVersionId: number | null
  /** `{ default }`, because that may be nothing itself. */
  declare keptDefault: { default: unknown } | null
  declare state: 'machine-drafted' | 'reviewed' | null
  declare stateSource: unknown

  /** As it came: Postgres' driver has parsed it, and Objection would make a number of the words "2026". */
  override $parseDatabaseJson(row: Pojo): Pojo {
    return row
  }
}
