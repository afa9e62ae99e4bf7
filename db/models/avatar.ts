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
  /** How the assistant is told to speak; never shown to users. */
  declare persona: string
  /** What it says first in a chat. */
  declare greeting: string
  declare version: number
  declare createdAt: Date
}
