import type { IncomingMessage } from 'node:http'
import type { ModelEndpoint, ModelMessage } from './model.ts'
import { type Refusal, readRefusal } from './read-refusal.ts'
import { sendRequest } from './send-request.ts'

/** Where servers that call themselves compatible differ in what they take. */
interface Dialect {
  /** Old servers refuse to count tokens while they stream. */
  countsTokens: boolean
  /** OpenAI's reasoning models want the newer name, most other servers know only the older one. */
  limitName: 'max_tokens' | 'max_completion_tokens'
}

const COMMON: Dialect = { countsTokens: true, limitName: 'max_tokens' }

/** What was found out about endpoints that do not speak the common dialect, so that it costs one refused request in all. */
const dialects = new Map<string, Dialect>()

const nameOf = ({ baseUrl, model }: ModelEndpoint): string => `${baseUrl} ${model}`

/** How to say it otherwise after a refusal that names what is not taken; undefined where nothing of that is the reason. */
function adapt(dialect: Dialect, { error, body }: Refusal): Dialect | undefined {
  if (error.status !== 400 && error.status !== 422) return undefined
  if (dialect.limitName === 'max_tokens' && body.includes('max_completion_tokens')) {
    return { ...dialect, limitName: 'max_completion_tokens' }
  }
  if (dialect.countsTokens && /stream_options|include_usage/.test(body)) {
    return { ...dialect, countsTokens: false }
  }
  return undefined
}

const bodyOf = (endpoint: ModelEndpoint, messages: readonly ModelMessage[], dialect: Dialect) => ({
  model: endpoint.model,
  messages,
  stream: true,
  [dialect.limitName]: endpoint.maxOutputTokens,
  ...(dialect.countsTokens && { stream_options: { include_usage: true } }),
})

/** Asks for an answer, and again where the server does not take how it was asked. Gives the response whose body is the answer. */
export async function askModel(
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  { signal, connectTimeout }: { signal: AbortSignal; connectTimeout: number },
): Promise<IncomingMessage> {
  const { baseUrl, apiKey } = endpoint
  let dialect = dialects.get(nameOf(endpoint)) ?? COMMON
  for (;;) {
    const response = await sendRequest({
      url: `${baseUrl}/chat/completions`,
      method: 'POST',
      apiKey,
      accept: 'text/event-stream, application/json',
      connectTimeout,
      signal,
      body: bodyOf(endpoint, messages, dialect),
    })
    const { statusCode = 0 } = response
    if (statusCode >= 200 && statusCode < 300) {
      if (dialect !== COMMON) dialects.set(nameOf(endpoint), dialect)
      return response
    }
    const refusal = await readRefusal(response, apiKey, signal)
    const adapted = adapt(dialect, refusal)
    if (!adapted) throw refusal.error
    dialect = adapted
  }
}
