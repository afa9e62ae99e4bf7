import { type ChatLanguageTag, chatLanguageOf } from '@nila/api/contract'
import type { ModelMessage } from '../assistant/model.ts'

/** Bytes of UTF-8 that are reckoned as a token: few enough for the scripts of India, which models cut into small pieces. */
const BYTES_PER_TOKEN = 3
/** What the wire format takes for each message besides its words (tokens). */
const PER_MESSAGE = 8

/** About how many tokens a text is, rather too many than too few. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)

const costOf = ({ content }: ModelMessage): number => estimateTokens(content) + PER_MESSAGE

/** What the model is told of itself. */
export function systemText(language: ChatLanguageTag, persona: string): string {
  const { name, endonym, script } = chatLanguageOf(language)
  return [
    'You are Nila, a friendly assistant for people in India: learners, parents, teachers and small-business owners.',
    `Answer in ${name} (${endonym}), written in the script with the ISO 15924 code ${script}, whatever language the question is in, unless you are asked to translate or to quote.`,
    'Use plain words and short sentences. Say so when you do not know something or are not sure. For questions about health, law or money, name whom to ask besides.',
    'Format with Markdown where it helps; never with HTML.',
    persona,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * The messages that a model is given: what it is, then as much of the end of the conversation as it can bear in mind. The question itself
 * is always there.
 * @param history oldest first; the last is the question
 */
export function composePrompt(
  { language, persona, history }: { language: ChatLanguageTag; persona: string; history: ModelMessage[] },
  { contextTokens, maxOutputTokens }: { contextTokens: number; maxOutputTokens: number },
): ModelMessage[] {
  const system: ModelMessage = { role: 'system', content: systemText(language, persona) }
  let room = contextTokens - maxOutputTokens - costOf(system)
  const kept: ModelMessage[] = []
  for (const message of history.toReversed()) {
    room -= costOf(message)
    if (kept.length > 0 && room < 0) break
    kept.unshift(message)
  }
  return [system, ...kept]
}
