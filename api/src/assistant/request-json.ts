import { AssistantError } from './assistant-error.ts'
import { readRefusal } from './read-refusal.ts'
import { type RequestParts, sendRequest } from './send-request.ts'

/** Characters of an answer; the longest list of models that is known has a sixth of that. */
const LIMIT = 6_000_000

interface JsonRequest
  extends Pick<RequestParts, 'url' | 'method' | 'apiKey' | 'body'>,
    Partial<Pick<RequestParts, 'connectTimeout'>> {
  signal: AbortSignal
  /** Milliseconds for all of it. */
  timeout: number
}

/** Asks for a JSON document. Throws `AssistantError`, or the signal's reason when aborted. */
export async function requestJson({
  signal,
  timeout,
  connectTimeout = 5000,
  ...parts
}: JsonRequest): Promise<unknown> {
  const expired = AbortSignal.timeout(timeout)
  const ending = AbortSignal.any([signal, expired])
  try {
    const response = await sendRequest({
      ...parts,
      accept: 'application/json',
      connectTimeout,
      signal: ending,
    })
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode >= 300) {
      throw (await readRefusal(response, parts.apiKey, ending)).error
    }
    response.setEncoding('utf8')
    let body = ''
    for await (const piece of response) {
      body += piece
      if (body.length > LIMIT) throw new Error('too long')
    }
    return JSON.parse(body)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (expired.aborted) {
      throw new AssistantError({ failure: 'model_timed_out', detail: 'The server takes too long.' })
    }
    if (error instanceof AssistantError) throw error
    throw new AssistantError({ failure: 'model_failed', detail: 'The server answers with no JSON.' })
  }
}
