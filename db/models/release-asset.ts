import { Model } from 'objection'

/** A file whose name holds a hash of what is in it. */
export class ReleaseAsset extends Model {
  static override tableName = 'release_assets'
  static override idColumn = 'path'
  declare path: string
  declare bytes: Buffer
  /** When a release that is served needed it last. */
  declare neededAt: Date
}
