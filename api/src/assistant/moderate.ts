import { z } from 'zod'
import { AssistantError } from './assistant-error.ts'
import { requestJson } from './request-json.ts'

/** Milliseconds; the answer waits for it. */
const TIMEOUT = 10_000

const ModerationAnswer = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).catch({}) }),
  ),
})

export interface ModerationEndpoint {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface ModerationVerdict {
  flagged: boolean
  /** The names of those that it was flagged for, as the server calls them. */
  categories: string[]
}

/**
 * What an OpenAI-compatible moderation endpoint says of a text (`POST /moderations`). Throws `AssistantError`, or the signal's reason when
 * aborted: whether a text passes that nobody could look at is the caller's to decide.
 */
export async function moderate(
  { baseUrl, apiKey, model }: ModerationEndpoint,
  text: string,
  signal: AbortSignal,
): Promise<ModerationVerdict> {
  const answer = await requestJson({
    url: `${baseUrl}/moderations`,
    method: 'POST',
    apiKey,
    body: { model, input: text },
    signal,
    timeout: TIMEOUT,
  })
  const verdict = ModerationAnswer.safeParse(answer).data?.results[0]
  if (!verdict) {
    throw new AssistantError({ failure: 'model_failed', detail: 'The moderation answers in no known way.' })
  }
  const { flagged, categories } = verdict
  return { flagged, categories: Object.keys(categories).filter((name) => categories[name] === true) }
}
