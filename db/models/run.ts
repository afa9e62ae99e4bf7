import { Model } from 'objection'

/** One answer being produced, or that was. */
export class Run extends Model {
  static override tableName = 'runs'
  declare id: number
  /** Null once the message is deleted. */
  declare messageId: number | null
  declare userId: number | null
  declare guestId: number | null
  declare avatarId: number | null
  declare kind: 'model' | 'help'
  declare status: 'running' | 'done' | 'stopped' | 'failed' | 'interrupted'
  declare failure: string | null
  /** Seconds. */
  declare retryAfter: number | null
  declare isCut: boolean
  declare model: string | null
  declare baseUrl: string | null
  declare promptTokens: number | null
  declare completionTokens: number | null
  declare isEstimated: boolean
  /** In millionths of the unit of the endpoint's prices. */
  declare cost: number | null
  declare firstTextMs: number | null
  declare startedAt: Date
  declare endedAt: Date | null
  declare producer: string
  declare watchedAt: Date | null
  declare stopWantedAt: Date | null
}
