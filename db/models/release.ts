import { Model } from 'objection'

/** A draft that a release publishes. */
export interface ReleaseChange {
  locale: string
  key: string
  /** The version of the entry whose draft it is. */
  version: number
  value: unknown
  /** Whether the default of the product is published again instead of a value. */
  isDefault: boolean
  /** What the product said by itself, and what the English was, when the draft was begun. */
  default: unknown
  source: unknown
  authorId: number | null
}

/** A built version of the public site. */
export class Release extends Model {
  static override tableName = 'releases'
  // Without it Objection would not write them as JSON.
  static override jsonAttributes = ['snapshot', 'changes', 'problems']
  declare id: number
  declare state: 'queued' | 'building' | 'ready' | 'failed' | 'superseded' | 'discarded' | 'published'
  declare snapshot: unknown
  declare changes: ReleaseChange[]
  declare isProtected: boolean
  declare baseId: number | null
  declare product: string | null
  declare problems: unknown[]
  declare archive: Buffer | null
  /** SHA-256 of the archive, in hexadecimal. */
  declare archiveHash: string | null
  /** Files that it needs of `ReleaseAsset`. */
  declare assets: string[]
  declare pages: number | null
  /** How often a process began to build it. */
  declare attempts: number
  declare requestedBy: number | null
  declare requestedAt: Date
  declare builtAt: Date | null
  declare publishedBy: number | null
  declare publishedAt: Date | null
}
