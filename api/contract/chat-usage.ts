import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RunFailure } from './runs.ts'

/** How many days may be asked for, today included. */
export const USAGE_DAYS = ['7', '30', '90'] as const
export type UsageDays = (typeof USAGE_DAYS)[number]

/** What answers came to; a question and each retry are one answer. */
const counts = {
  answers: z.int(),
  /** Of those, the ones by a model; the others are the help guide's. */
  byModel: z.int(),
  stopped: z.int(),
  failed: z.int(),
  /** Ended with the process that produced them. */
  interrupted: z.int(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  /** Of all tokens, those that Nila estimated because the model did not count. */
  estimatedTokens: z.int(),
  /** At the prices of their days, in millionths of the unit of the settings. */
  cost: z.int(),
}

/** Milliseconds until a model's first words: of half of the answers at most so many, of 95 in a hundred at most so many; null without any. */
const pace = { firstTextP50: z.int().nullable(), firstTextP95: z.int().nullable() }

/** Different people who asked. */
const people = { users: z.int(), guests: z.int() }

export const ChatUsage = z.strictObject({
  /** Of each day of India, oldest first, today last, days without any included. */
  days: z.array(z.strictObject({ day: z.iso.date(), ...counts, ...pace, ...people })),
  totals: z.strictObject({ ...counts, ...pace, ...people }),
  /** By where it is and its name, the most used first. */
  models: z.array(z.strictObject({ model: z.string(), baseUrl: z.string(), ...counts, ...pace })),
  /** The most frequent first. */
  failures: z.array(z.strictObject({ failure: RunFailure, count: z.int() })),
  /** Thumbs that answers of these days were given. */
  ratings: z.strictObject({ up: z.int(), down: z.int() }),
  /** The unit of the cost. */
  currency: z.string(),
})
export type ChatUsage = z.infer<typeof ChatUsage>

export const getChatUsage = endpoint({
  method: 'GET',
  path: '/admin/chat-usage',
  guard: 'admin',
  query: z.strictObject({ days: z.enum(USAGE_DAYS).optional() }),
  answer: ChatUsage,
})
