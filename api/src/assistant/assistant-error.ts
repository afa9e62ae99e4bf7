/**
 * Why there is no answer, or no more of it.
 * - `model_unreachable`: no connection.
 * - `model_timed_out`: it takes too long.
 * - `model_busy`: 429 or 503.
 * - `model_unauthorized`: 401 or 403, the administrator's key.
 * - `model_missing`: 404, no such model or address.
 * - `model_refused`: any other 4xx.
 * - `model_failed`: 5xx, an error within the stream, or a stream that broke.
 */
export type AssistantFailure =
  | 'model_unreachable'
  | 'model_timed_out'
  | 'model_busy'
  | 'model_unauthorized'
  | 'model_missing'
  | 'model_refused'
  | 'model_failed'

const DETAIL_LIMIT = 300
const HIDDEN = '…'

/** Takes out the key: servers quote what they were told. */
export const hideKey = (text: string, apiKey: string | undefined): string =>
  apiKey ? text.replaceAll(apiKey, HIDDEN) : text

/** One line that a log can keep. */
function lineOf(text: string, apiKey: string | undefined): string {
  return (
    hideKey(text, apiKey)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, DETAIL_LIMIT)
      // The cut may go through the middle of a character.
      .toWellFormed()
  )
}

interface AssistantErrorParts {
  failure: AssistantFailure
  /** As the server said it; the error keeps one line of it. */
  detail: string
  /** What must not be found in it. */
  apiKey?: string | undefined
  retryAfter?: number | undefined
  status?: number | undefined
}

export class AssistantError extends Error {
  override name = 'AssistantError'
  readonly failure: AssistantFailure
  /** For the log and the administrator: one line of at most 300 characters, without the key. */
  readonly detail: string
  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined
  /** The HTTP status, where one was answered. */
  readonly status: number | undefined
  /** Whether some of the answer had come already. */
  hadText = false

  constructor({ failure, detail, apiKey, retryAfter, status }: AssistantErrorParts) {
    const line = lineOf(detail, apiKey)
    super(`${failure}: ${line}`)
    this.failure = failure
    this.detail = line
    this.retryAfter = retryAfter
    this.status = status
  }
}
