import { type ChatSettings, PRICED_TOKENS } from '@nila/api/contract'
import { AssistantError } from '../assistant/assistant-error.ts'
import { composeHelpAnswer } from '../help-guide/compose-help-answer.ts'
import type { ModelEndpointInUse } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'
import { composePrompt, estimateTokens } from './compose-prompt.ts'
import { isRefused } from './moderate-question.ts'
import type { Prompt } from './prepare-run.ts'
import type { AnswerSource, FailureOf } from './runs/create-runs.ts'

/** A question that the operator's moderation does not let through. */
class Moderated extends Error {}

/** What a failed answer says of why. */
export const failureOf: FailureOf = (error) => {
  if (error instanceof Moderated) return { failure: 'moderated' }
  if (error instanceof AssistantError) return { failure: error.failure, retryAfter: error.retryAfter }
  return { failure: 'model_failed' }
}

/** Has the first of these models that can produce the answer. */
export function modelSource(
  services: Services,
  { language, persona, history }: Prompt,
  endpoints: ModelEndpointInUse[],
  moderation: ChatSettings['moderation'],
): AnswerSource {
  const { assistant } = services
  return async ({ signal, onText }) => {
    const question = history.at(-1)?.content ?? ''
    if (moderation && (await isRefused(services, moderation, question, signal))) throw new Moderated()
    // The smallest of their memories, since any of them may answer.
    const messages = composePrompt(
      { language, persona, history },
      {
        contextTokens: Math.min(...endpoints.map(({ contextTokens }) => contextTokens)),
        maxOutputTokens: Math.max(...endpoints.map(({ maxOutputTokens }) => maxOutputTokens)),
      },
    )
    let answer = ''
    const { endpoint, finish, usage } = await assistant.answer(endpoints, messages, {
      signal,
      onText(text) {
        answer += text
        onText(text)
      },
    })
    const { promptTokens, completionTokens } = usage ?? {
      promptTokens: messages.reduce((sum, { content }) => sum + estimateTokens(content), 0),
      completionTokens: estimateTokens(answer),
    }
    const { promptPrice, completionPrice } = endpoint
    return {
      isCut: finish === 'length',
      model: endpoint.model,
      baseUrl: endpoint.baseUrl,
      promptTokens,
      completionTokens,
      isEstimated: usage === undefined,
      cost: Math.round((promptTokens * promptPrice + completionTokens * completionPrice) / PRICED_TOKENS),
    }
  }
}

/** Has the help guide answer, from what Nila's own pages say. */
export const helpSource =
  (services: Pick<Services, 'db' | 'config'>, { language, history }: Prompt): AnswerSource =>
  async ({ onText }) => {
    const { text } = await composeHelpAnswer(services, {
      language,
      question: history.at(-1)?.content ?? '',
    })
    onText(text)
    return {}
  }
