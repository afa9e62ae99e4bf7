import type { IncomingMessage } from 'node:http'
import { AssistantError, type AssistantFailure, hideKey } from './assistant-error.ts'

/** Characters of a refusal after which no more of it is read. */
const BODY_LIMIT = 4096
/** Seconds; whoever asks for more is not waited for. */
const LONGEST_WAIT = 24 * 60 * 60

/** What is said of a status; 529 is how some say that they are overloaded. */
export function failureOf(status: number): AssistantFailure {
  if (status === 429 || status === 503 || status === 529) return 'model_busy'
  if (status === 401 || status === 403) return 'model_unauthorized'
  // Whoever is sent elsewhere has the wrong address.
  if (status === 404 || (status >= 300 && status < 400)) return 'model_missing'
  if (status === 408) return 'model_timed_out'
  return status >= 400 && status < 500 ? 'model_refused' : 'model_failed'
}

/** Seconds, from a header in either of its forms (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT) : undefined
}

/** The words within an error object of any server: OpenAI's `error.message`, Ollama's and TGI's `error`, FastAPI's `detail`. */
export function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  const { error, message, detail } = value as Record<string, unknown>
  return wordsOf(error) ?? wordsOf(message) ?? (detail === undefined ? undefined : JSON.stringify(detail))
}

function wordsIn(body: string): string {
  try {
    return wordsOf(JSON.parse(body)) ?? body
  } catch {
    return body
  }
}

/** The beginning of a body, without the key; the rest is not waited for. */
async function readBeginning(response: IncomingMessage, apiKey = ''): Promise<string> {
  let body = ''
  response.setEncoding('utf8')
  try {
    for await (const piece of response) {
      body += piece
      // What was read may end with the beginning of a key, which nobody would recognise.
      if (body.length > BODY_LIMIT) return hideKey(body, apiKey).slice(0, -1 - apiKey.length)
    }
  } catch {
    // What broke off says enough by its status.
  }
  return hideKey(body, apiKey)
}

export interface Refusal {
  error: AssistantError
  /** As much as was read, to look for what the server does not take. */
  body: string
}

/** Reads an answer that is none. Throws the signal's reason when aborted meanwhile. */
export async function readRefusal(
  response: IncomingMessage,
  apiKey: string | undefined,
  signal: AbortSignal,
): Promise<Refusal> {
  const status = response.statusCode ?? 0
  const { location, 'retry-after': retryAfter } = response.headers
  const body = await readBeginning(response, apiKey)
  signal.throwIfAborted()
  const words = location === undefined ? wordsIn(body) : `a redirect to ${location}`
  const error = new AssistantError({
    failure: failureOf(status),
    detail: `HTTP ${status} ${words}`,
    apiKey,
    retryAfter: readRetryAfter(retryAfter),
    status,
  })
  return { error, body }
}
