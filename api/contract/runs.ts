import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ById } from './fields.ts'

export const RunStatus = z.enum(['running', 'done', 'stopped', 'failed', 'interrupted'])
export type RunStatus = z.infer<typeof RunStatus>

/** Why an answer did not come, or not to its end. */
export const RunFailure = z.enum([
  'model_unreachable',
  'model_timed_out',
  'model_busy',
  'model_unauthorized',
  'model_missing',
  'model_refused',
  'model_failed',
  /** The question was refused by the operator's moderation. */
  'moderated',
])
export type RunFailure = z.infer<typeof RunFailure>

/** How an answer came to be. */
export const MessageRun = z.strictObject({
  id: z.int(),
  /** Whether a model answers, or the help guide. */
  kind: z.enum(['model', 'help']),
  /** `interrupted` is what ended with the process that produced it; what had come by then is kept. */
  status: RunStatus,
  failure: RunFailure.nullable(),
  /** Seconds after which another try may go better. */
  retryAfter: z.int().nullable(),
  /** Whether the answer ended because it was as long as it may be. */
  isCut: z.boolean(),
})
export type MessageRun = z.infer<typeof MessageRun>

const NewMessage = z.strictObject({ id: z.int(), parentId: z.int().nullable(), createdAt: z.iso.datetime() })

/**
 * What a stream says, as server-sent events. The id of each is how many UTF-16 units of the answer have been told with it: whoever
 * comes back says so in `Last-Event-ID` and is told the rest, whichever process answers.
 */
export const RunEvent = z.discriminatedUnion('type', [
  /** First, to whoever asked: what was stored. `questionId` is null where an answer was asked for again; `greeting` begins a conversation with an avatar. */
  z.strictObject({
    type: z.literal('begin'),
    conversationId: z.int(),
    title: z.string(),
    greeting: z.strictObject({ ...NewMessage.shape, content: z.string() }).nullable(),
    question: NewMessage.nullable(),
    answer: NewMessage,
    run: MessageRun,
  }),
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  /** The whole answer so far, in place of what was told: after a crash less may have been stored. */
  z.strictObject({ type: z.literal('snapshot'), text: z.string() }),
  /** Last. */
  z.strictObject({ type: z.literal('end'), run: MessageRun }),
  /** This process goes away, or has nothing more to say now: ask again. */
  z.strictObject({ type: z.literal('away') }),
])
export type RunEvent = z.infer<typeof RunEvent>

/** How often a stream shows that it is there (milliseconds), in a comment. */
export const STREAM_HEARTBEAT = 15_000

/** Follows an answer from where `Last-Event-ID` says, to its end. */
export const followRun = endpoint({
  method: 'GET',
  path: '/chat/runs/:id/events',
  guard: 'public',
  params: ById,
  query: z.strictObject({
    /** With `slow` text comes in fewer and larger pieces. */
    pace: z.literal('slow').optional(),
  }),
  answer: RunEvent,
  isStream: true,
})

/** Stops an answer, wherever it is produced; what has come by then stays. Repeating it changes nothing. */
export const stopRun = endpoint({
  method: 'POST',
  path: '/chat/runs/:id/stop',
  guard: 'public',
  params: ById,
  body: z.strictObject({}),
})
