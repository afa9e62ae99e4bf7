import type { MessageRun, RunFailure } from '@nila/api/contract'
import { type Database, prepared } from '@nila/db'

/** How an answer ended, and what it took. */
export interface RunOutcome {
  status: Exclude<MessageRun['status'], 'running'>
  failure?: RunFailure
  /** Seconds. */
  retryAfter?: number | undefined
  isCut?: boolean
  model?: string
  baseUrl?: string
  promptTokens?: number
  completionTokens?: number
  isEstimated?: boolean
  /** In millionths of the unit of the prices. */
  cost?: number
}

// The conversation first, then its message, then the run, each from what came before: in this order whoever deletes the conversation takes
// them too, and in any other each would wait for what the other holds.
const write = prepared(
  'end_run',
  `with conversation as (
     update conversations set updated_at = now() from messages
     where messages.id = $2 and conversations.id = messages.conversation_id returning conversations.id
   ), answer as (
     update messages set content = $14 from conversation
     where messages.id = $2 and messages.conversation_id = conversation.id returning messages.id
   ), events as (
     delete from run_events where message_id = $2
   )
   update runs set status = $3, failure = $4, retry_after = $5, is_cut = $6, model = $7, base_url = $8, prompt_tokens = $9,
     completion_tokens = $10, is_estimated = $11, cost = $12, first_text_ms = $13, ended_at = now()
   from (select count(*) from answer) as stored where runs.id = $1`,
)

/** Stores the whole answer with how it ended, in place of its pieces. */
export async function endRun(
  db: Database,
  run: { id: number; messageId: number; text: string; firstTextMs: number | undefined },
  outcome: RunOutcome,
): Promise<void> {
  await write(db, [
    run.id,
    run.messageId,
    outcome.status,
    outcome.failure ?? null,
    outcome.retryAfter === undefined ? null : Math.ceil(outcome.retryAfter),
    outcome.isCut ?? false,
    outcome.model ?? null,
    outcome.baseUrl ?? null,
    outcome.promptTokens ?? null,
    outcome.completionTokens ?? null,
    outcome.isEstimated ?? false,
    outcome.cost ?? null,
    run.firstTextMs ?? null,
    run.text,
  ])
}
