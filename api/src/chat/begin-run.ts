import type { RunEvent } from '@nila/api/contract'
import { type Run, transaction } from '@nila/db'
import { Problem } from '../http/problem.ts'
import { checkLimits } from './check-limits.ts'
import type { Owner } from './owner.ts'
import type { PreparedRun, Prompt } from './prepare-run.ts'
import type { EarlyAnswer } from './runs/ask-early.ts'
import { beginEvent } from './store-run.ts'

/** An answer that is stored, without a word yet. */
export interface BegunRun {
  run: Pick<Run, 'id' | 'kind'> & { messageId: number }
  /** What whoever asked is told first. */
  event: RunEvent
  answer: EarlyAnswer
}

/** How a run is to be begun. */
export interface RunTerms {
  owner: Owner
  kind: Run['kind']
  /** The process that will produce it. */
  producer: string
  dailyMessages: number
  guestMessages: number
  /** Called once nothing stands against the answer any more, while it is still to be stored. */
  ask: (prompt: Prompt) => EarlyAnswer
}

/**
 * Stores a question, or that it is asked again, and begins its answer. Refuses what is too much, and then what cannot be asked.
 * @param preparing what is found of the question meanwhile; what refuses it is thrown once the limits do not
 */
export const beginRun = (terms: RunTerms, preparing: Promise<PreparedRun>): Promise<BegunRun> =>
  transaction(async (trx) => {
    await checkLimits(trx, terms)
    const { prompt, greeting, isRetry, store } = await preparing
    const answer = terms.ask(prompt)
    const stored = await store(trx, terms)
    if (!stored) throw new Problem('conversation_not_found')
    return {
      run: { id: stored.runId, kind: terms.kind, messageId: stored.answerId },
      event: beginEvent(stored, { greeting, kind: terms.kind, isRetry }),
      answer,
    }
  })
