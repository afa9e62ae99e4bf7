import type { ServerResponse } from 'node:http'
import type { FakeBehaviour } from './fake-model-behaviour.ts'
import type { FakeMessage } from './fake-model-text.ts'

/** What a client asked, as far as a fake model looks at it. */
export interface FakeRequestBody {
  model: string
  messages: FakeMessage[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  max_tokens?: number
  max_completion_tokens?: number
}

/** Whose addresses a fake model has beside OpenAI's. */
export interface FakeIdentity {
  imitates?: 'ollama' | 'llama.cpp'
  /** What it lists; it answers by the names of others too. */
  models?: string[]
  /** The only key that it takes; without one it takes any, or none. */
  apiKey?: string
}

/** What flags a text. */
const FLAG = 'FLAG-ME'
/** Seconds that are said with 429. */
const RETRY_AFTER = 7

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...(status === 429 && { 'Retry-After': String(RETRY_AFTER) }),
  })
  response.end(JSON.stringify(body))
}

export const refuse = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, { error: { message, type: 'fake_error', param: null, code: null } })

/** Why a model does not answer a request. */
export function refusalOf(
  body: FakeRequestBody,
  { status, words }: FakeBehaviour,
): { status: number; message: string } | undefined {
  if (status !== undefined) return { status, message: 'The fake model refuses.' }
  if (words.has('nooptions') && body.stream_options) {
    return { status: 400, message: 'Unrecognized request argument supplied: stream_options' }
  }
  // OpenAI's words for its reasoning models.
  if (words.has('newlimit') && body.max_tokens !== undefined) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    return { status: 400, message }
  }
  return undefined
}

/** Ollama lists nothing as null (ollama/ollama, openai/openai.go, ToListCompletion). */
function listOf({ imitates, models = ['t0-n20-r0'] }: FakeIdentity) {
  const owners = { ollama: 'library', 'llama.cpp': 'llamacpp' }
  const owner = imitates ? owners[imitates] : 'fake'
  const data = models.map((id) => ({ id, object: 'model', created: 1_790_000_000, owned_by: owner }))
  return { object: 'list', data: imitates === 'ollama' && data.length === 0 ? null : data }
}

function moderate(input: unknown) {
  const isFlagged = typeof input === 'string' && input.includes(FLAG)
  const categories = { harassment: isFlagged, 'self-harm': false, violence: isFlagged }
  return { id: 'modr-fake', model: 'fake', results: [{ flagged: isFlagged, categories }] }
}

/** Everything but chat: the list of models, moderation, and how Ollama and llama.cpp are known. */
export function answerOthers({
  path,
  body,
  identity,
  response,
}: {
  path: string
  body: unknown
  identity: FakeIdentity
  response: ServerResponse
}): void {
  if (path === '/v1/models') {
    send(response, 200, listOf(identity))
  } else if (path === '/v1/moderations') {
    send(response, 200, moderate((body as { input?: unknown } | undefined)?.input))
  } else if (path === '/api/version' && identity.imitates === 'ollama') {
    // ollama/ollama, docs/api.md, 'Version'.
    send(response, 200, { version: '0.12.6' })
  } else {
    refuse(response, 404, 'There is nothing here.')
  }
}
