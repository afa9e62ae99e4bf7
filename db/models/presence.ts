import { Model } from 'objection'

/** An open page of a visitor. */
export interface OpenPage {
  sessionId: string
  path: string
  /** ISO 3166-1 alpha-2. */
  country: string | null
  city: string | null
  /** Cut to its network. */
  ip: string
  /** Seconds. */
  visitDuration: number
  /** Unix time in milliseconds. */
  lastSeen: number
}

/** Whose pages are open at one instance, for as long as it shows that it is there. */
export class Presence extends Model {
  static override tableName = 'presence'
  static override idColumn = 'instance'
  static override jsonAttributes = ['latest']
  declare instance: string
  declare users: number
  declare sessions: number
  /** Those seen last, the latest first; not all of them. */
  declare latest: OpenPage[]
  declare seenAt: Date
}
