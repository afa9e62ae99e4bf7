import { askModel } from './ask-model.ts'
import { AssistantError } from './assistant-error.ts'
import type { ModelEndpoint, ModelMessage, StreamedAnswer, StreamOptions } from './model.ts'
import { createPatience, TIMEOUTS } from './patience.ts'
import { readAnswer } from './read-answer.ts'

/**
 * Streams one answer of one endpoint, and resolves when it has ended. Throws `AssistantError`, or the signal's reason when aborted; the
 * connection is destroyed in both cases.
 */
export async function streamAnswer(
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  { signal, onText, timeouts }: StreamOptions,
): Promise<StreamedAnswer> {
  signal.throwIfAborted()
  const limits = { ...TIMEOUTS, ...timeouts }
  /** Aborted by whoever ends the answer first: the caller, or the patience. */
  const line = new AbortController()
  const hangUp = () => line.abort(signal.reason)
  signal.addEventListener('abort', hangUp)
  const patience = createPatience(limits, (error) => line.abort(error))
  let hadText = false
  try {
    const response = await askModel(endpoint, messages, {
      signal: line.signal,
      connectTimeout: limits.connect,
    })
    return await readAnswer(response, {
      apiKey: endpoint.apiKey,
      signal: line.signal,
      onSpeech: patience.hear,
      onText(text) {
        hadText = true
        onText(text)
      },
    })
  } catch (error) {
    if (error instanceof AssistantError) error.hadText = hadText
    throw error
  } finally {
    patience.end()
    signal.removeEventListener('abort', hangUp)
  }
}
