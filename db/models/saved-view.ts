import { Model } from 'objection'

/** A list as somebody wants to find it again: the query of its address under a name. */
export class SavedView extends Model {
  static override tableName = 'saved_views'
  declare id: number
  declare ownerId: number
  declare resource: string
  declare name: string
  declare query: string
  /** Whether everybody in the back office sees it. */
  declare isShared: boolean
  declare createdAt: Date
}

/** The view that a list opens with, for one user. */
export class DefaultView extends Model {
  static override tableName = 'default_views'
  static override idColumn = ['userId', 'resource']
  declare userId: number
  declare resource: string
  declare viewId: number
}
