import { Model } from 'objection'

/** Which release visitors see: one row, or none while it is the one that came with the product. */
export class LiveRelease extends Model {
  static override tableName = 'live_release'
  static override idColumn = 'isOnly'
  declare isOnly: true
  /** Null is the release that came with the product. */
  declare releaseId: number | null
  declare movedAt: Date
}
