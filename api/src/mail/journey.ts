import type { ProviderAnswer } from '@nila/api/contract'
import type { OutboxEmail } from '@nila/db'
import type { Logger } from 'pino'
import type { Outcome, OutgoingMail, Provider } from './provider.ts'

/** A mail of the outbox on its way through the chain. */
export interface Journey {
  row: OutboxEmail
  answers: ProviderAnswer[]
  /** Whether waiting may help: somebody was only busy, away, or out of budget. */
  isWorthWaiting: boolean
  /** Whether another process has taken it over, because this one stood still for too long. */
  isTaken: boolean
  /** What the last provider that was asked made of it. */
  outcome?: Outcome
}

export interface Writer {
  /** The mail as it goes out. */
  write(row: OutboxEmail): OutgoingMail
  /** Its HTML without live links or codes. */
  writeForLog(row: OutboxEmail): string
}

/** What takes mails through the chain. */
export interface Courier {
  providers: Provider[]
  writer: Writer
  log: Logger
  /** Whether the process is going away and begins nothing new. */
  isStopping(): boolean
}

/** Whether nobody has the mail, or may have it. */
export const isPending = ({ outcome }: Journey): boolean => outcome === undefined || outcome.kind === 'failed'

/** Leaves a mail without having asked a provider. */
export function skip({ name }: Provider, journey: Journey, why: string, isWorthWaiting: boolean): void {
  journey.answers.push({ provider: name, outcome: 'skipped', answer: why })
  if (isWorthWaiting) journey.isWorthWaiting = true
}
