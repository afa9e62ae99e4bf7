import { Model } from 'objection'

/** Where answers come from. */
export class ModelEndpoint extends Model {
  static override tableName = 'model_endpoints'
  declare id: number
  declare baseUrl: string
  declare sealedKey: string | null
  declare model: string
  declare contextTokens: number
  declare maxOutputTokens: number
  /** For a million tokens, in millionths of the unit that the operator counts in. */
  declare promptPrice: number
  declare completionPrice: number
  /** The lowest comes first. */
  declare place: number
  declare isEnabled: boolean
  declare createdAt: Date
  declare updatedAt: Date
  declare version: number
}
