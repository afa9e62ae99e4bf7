import { AssistantError, type AssistantFailure } from './assistant-error.ts'
import type { ModelEndpoint, ModelMessage, ModelTimeouts } from './model.ts'
import { streamAnswer } from './stream-answer.ts'

/** Short, and answered shortly by any model. */
const QUESTION: ModelMessage[] = [{ role: 'user', content: 'Say hello in one short sentence.' }]
/** Milliseconds in all: an administrator waits in front of it, perhaps for a model that is only now loaded into memory. */
const TIMEOUT = 90_000
/** Characters of the answer that are shown. */
const SHOWN = 300

export type EndpointTest =
  | { ok: true; firstTokenMs: number; text: string }
  | { ok: false; failure: AssistantFailure; detail: string }

interface TestOptions {
  signal?: AbortSignal
  timeouts?: Partial<ModelTimeouts>
}

/** Has an endpoint answer a question, as the chat would. */
export async function testEndpoint(
  endpoint: ModelEndpoint,
  { signal = new AbortController().signal, timeouts }: TestOptions = {},
): Promise<EndpointTest> {
  const start = performance.now()
  let firstTokenMs: number | undefined
  let text = ''
  try {
    const { finish } = await streamAnswer(endpoint, QUESTION, {
      signal,
      timeouts: { answer: TIMEOUT, ...timeouts },
      onText(piece) {
        firstTokenMs ??= Math.round(performance.now() - start)
        text += piece
      },
    })
    if (firstTokenMs !== undefined) {
      return { ok: true, firstTokenMs, text: text.slice(0, SHOWN).toWellFormed() }
    }
    // So a reasoning model ends whose tokens do not suffice for its thoughts.
    return { ok: false, failure: 'model_failed', detail: `The model ended without a word (${finish}).` }
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error
    return { ok: false, failure: error.failure, detail: error.detail }
  }
}
