import { Model } from 'objection'

/** What the installation remembers of itself: its session keys, that it is a demo. */
export class Setting extends Model {
  static override tableName = 'settings'
  static override idColumn = 'key'
  static override jsonAttributes = ['value']
  declare key: string
  declare value: unknown
}
