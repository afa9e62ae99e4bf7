import { z } from 'zod'
import { AssistantError } from './assistant-error.ts'
import type { FinishReason, TokenUsage } from './model.ts'
import { failureOf, wordsOf } from './read-refusal.ts'

/** What one event of a stream, or a whole answer that was not streamed, says. */
export interface Chunk {
  text: string
  /** Whether the model said anything, thoughts included. */
  isSpeech: boolean
  finish: FinishReason | undefined
  usage: TokenUsage | undefined
}

interface Speech {
  content?: unknown
  /** DeepSeek, llama.cpp, LM Studio, older vLLM. */
  reasoning_content?: unknown
  /** Ollama, OpenRouter, newer vLLM. */
  reasoning?: unknown
}

interface Choice {
  delta?: Speech | null
  /** In place of `delta` where the server does not stream. */
  message?: Speech | null
  finish_reason?: unknown
}

/** What may stand in a chunk. Servers differ, so nothing of it is taken on trust; a schema would cost more than all the rest. */
interface WireChunk {
  object?: unknown
  choices?: (Choice | null)[] | null
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  error?: unknown
}

const NOTHING: Chunk = { text: '', isSpeech: false, finish: undefined, usage: undefined }

/** How servers call in words what HTTP calls 429 and 503. */
const BUSY = /rate_?limit|overloaded|unavailable|too_many|capacity/i

const ErrorObject = z.object({ code: z.unknown(), type: z.unknown() }).partial()

/** The failure that an error object within an answer speaks of; its code may be a status, a number in a string, or a word. */
export function errorIn(value: unknown, apiKey: string | undefined): AssistantError {
  const { code, type } = ErrorObject.safeParse(value).data ?? {}
  const isBusy = failureOf(Number(code)) === 'model_busy' || BUSY.test(`${code} ${type}`)
  return new AssistantError({
    failure: isBusy ? 'model_busy' : 'model_failed',
    detail: wordsOf(value) ?? JSON.stringify(value) ?? 'The server said no more than that it failed.',
    apiKey,
  })
}

const isFilled = (value: unknown): boolean =>
  (typeof value === 'string' || Array.isArray(value)) && value.length > 0

/** A part of the words, as OpenAI and Mistral have them; parts of other types hold thoughts or pictures. */
const TextPart = z.object({ type: z.enum(['text', 'output_text']), text: z.string() })

/** The words of a content, which may be a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => TextPart.safeParse(part).data?.text ?? '').join('')
}

function finishOf(reason: unknown): FinishReason | undefined {
  if (typeof reason !== 'string' || reason === '') return undefined
  if (reason === 'length' || reason === 'max_tokens') return 'length'
  return reason === 'content_filter' ? 'content_filter' : 'stop'
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function usageOf(usage: WireChunk['usage']): TokenUsage | undefined {
  if (!usage) return undefined
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage
  return isCount(promptTokens) && isCount(completionTokens) ? { promptTokens, completionTokens } : undefined
}

/** Reads what the JSON of one event says. Throws `AssistantError` where it is an error object. */
export function readChunk(json: unknown, apiKey: string | undefined): Chunk {
  if (typeof json !== 'object' || json === null) return NOTHING
  const chunk = json as WireChunk
  if (chunk.error) throw errorIn(chunk.error, apiKey)
  // Older vLLM has no `error` around it.
  if (chunk.object === 'error') throw errorIn(chunk, apiKey)
  const usage = usageOf(chunk.usage)
  const choice = chunk.choices?.[0]
  if (!choice) return usage ? { ...NOTHING, usage } : NOTHING
  if (choice.finish_reason === 'error') throw errorIn(choice, apiKey)
  const speech = choice.delta ?? choice.message
  return {
    text: textOf(speech?.content),
    isSpeech: isFilled(speech?.content) || isFilled(speech?.reasoning_content) || isFilled(speech?.reasoning),
    finish: finishOf(choice.finish_reason),
    usage,
  }
}
