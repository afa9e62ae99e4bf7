import { z } from 'zod'
import { AssistantError } from './assistant-error.ts'
import { requestJson } from './request-json.ts'

const TIMEOUT = 15_000

/** Ollama's `data` is null where it has none (ollama/ollama, openai/openai.go, ToListCompletion). */
const ModelList = z.object({ data: z.array(z.object({ id: z.string() })).nullable() })

/** The names of the models that an endpoint offers, in its order. Throws `AssistantError`, or the signal's reason when aborted. */
export async function listModels(
  baseUrl: string,
  apiKey: string | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  const answer = await requestJson({
    url: `${baseUrl}/models`,
    method: 'GET',
    apiKey,
    signal,
    timeout: TIMEOUT,
  })
  const list = ModelList.safeParse(answer)
  if (!list.success) {
    throw new AssistantError({
      failure: 'model_failed',
      detail: 'The server lists its models in no known way.',
    })
  }
  return (list.data.data ?? []).map(({ id }) => id)
}
