import { Model, type Pojo } from 'objection'

/** What was published of a piece of copy; only ever added. */
export class CopyVersion extends Model {
  static override tableName = 'copy_versions'
  // Without it Objection would not write them as JSON.
  static override jsonAttributes = ['value', 'defaultValue', 'sourceValue']
  declare id: number
  declare locale: string
  declare key: string
  declare value: unknown
  /** Whether the default of the product was published again instead of a value. */
  declare isDefault: boolean
  declare defaultValue: unknown
  declare sourceValue: unknown
  /** Null is the release that came with the product, gone back to. */
  declare releaseId: number | null
  declare authorId: number | null
  declare createdAt: Date

  /** As it came: Postgres' driver has parsed it, and Objection would make a number of the words "2026". */
  override $parseDatabaseJson(row: Pojo): Pojo {
    return row
  }
}
