import { Model } from 'objection'

/** A mail that waits to be sent, or what became of it. */
export class OutboxEmail extends Model {
  static override tableName = 'email_outbox'
  static override jsonAttributes = ['values', 'secrets', 'answers']
  /** A UUID. */
  declare id: string
  /** The same at every attempt, so that whoever gets the mail twice can tell. */
  declare messageId: string
  declare name: string
  declare values: object
  /** Links and codes; null where there are none, and once the mail has left the queue. */
  declare secrets: object | null
  declare locale: string
  declare recipient: string
  declare replyTo: string | null
  /** Whether it may use the part of a provider's budget that is kept back. */
  declare isSecurity: boolean
  declare state: 'waiting' | 'sent' | 'logged' | 'refused'
  /** Who took it; while it waits, who may have taken it already and is the only one to be asked again. */
  declare provider: string | null
  /** The mark of whoever has it in hand; changes with every process that takes it up. */
  declare claim: string | null
  declare attempts: number
  declare maxAttempts: number
  /** What the providers said at the latest attempt. */
  declare answers: object[]
  declare createdAt: Date
  /** When it is no longer worth sending. */
  declare expiresAt: Date | null
  declare settledAt: Date | null
  /** The operation that it tells of: while it waits, it is taken back with it. */
  declare operationId: number | null
}
