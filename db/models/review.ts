import { Model } from 'objection'
import { User } from './user.ts'

export class Review extends Model {
  static override tableName = 'reviews'
  declare id: number
  /** Null once the author's account is deleted and the review is kept. */
  declare userId: number | null
  declare rating: number
  declare title: string
  declare content: string
  /** 0 pending, 1 approved, 2 rejected. */
  declare isApproved: 0 | 1 | 2
  declare version: number
  declare createdAt: Date
  /** The author's; the database keeps it. */
  declare username: string | null

  static override relationMappings = () => ({
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'reviews.userId', to: 'users.id' },
    },
  })
}
