import { Model } from 'objection'

/** A persona that a user may ask access to. */
export class Avatar extends Model {
  static override tableName = 'avatars'
  declare id: number
  declare name: string
  declare description: string
  declare category: string
  declare icon: string
  /** Whole rupees. */
  declare price: number
  declare isActive: boolean
  declare heygenLink: string | null
  declare version: number
}
