import { z } from 'zod'
import type { FieldProblemCode } from './problems.ts'

/** The largest value of Postgres' `integer`, which every id column is. */
const MAX_ID = 2_147_483_647

/** An id in an address or a body. Addresses carry text, so text of digits is taken too. */
export const Id = z.union([
  z.int().min(1).max(MAX_ID),
  z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_ID)),
])
export const ById = z.strictObject({ id: Id })

/** A point in time in an answer: ISO 8601, UTC. */
export const Timestamp = z.iso.datetime()

// Postgres stores neither NUL bytes nor half a surrogate pair; both are refused before they reach it.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Text that Postgres can store. Add lengths to it. */
export const Text = z.string().refine(storable, 'text_unstorable')

/** What of a text can be seen: blanks that show nothing do not count. */
const seenOf = (text: string) => text.trim().replace(/[\p{DI}\p{Cc}\u2800\u115f\u1160]/gu, '')

/** Text in which something can be seen; `code` says what is missing otherwise. */
export const Filled = (code: FieldProblemCode) => Text.refine((text) => seenOf(text) !== '', code)

/** Trimmed words of `minimum` to `maximum` characters, of which as many can be seen. */
export const Words = (minimum: number, maximum: number) =>
  Text.pipe(
    z
      .string()
      .trim()
      .max(maximum)
      .superRefine((text, ctx) => {
        if (seenOf(text).length < minimum)
          ctx.addIssue({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: text })
      }),
  )

/** Line breaks and other controls, and what turns the direction of all that follows; the marks of single letters (ZWJ, RLM) are words' own. */
const UNSAFE_IN_A_LINE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** The same on one line, which others read among their own words: a name, a title. */
export const Line = (minimum: number, maximum: number) =>
  Words(minimum, maximum).refine((text) => !UNSAFE_IN_A_LINE.test(text), 'text_unstorable')

/**
 * One e-mail address (R40): no list, no name beside it, no line break, not even at its ends. The longest that SMTP
 * can carry is 254 characters.
 */
export const EmailAddress = Text.pipe(
  z
    .string()
    .regex(/^[^\p{Cc}]*$/u, 'email_invalid')
    .trim()
    .max(254, 'email_invalid')
    .pipe(z.email('email_invalid')),
)

/** ISO 3166-1 alpha-2. */
export const Country = z.string().regex(/^[A-Z]{2}$/)

/** One line of search text in a list's filter. */
export const SearchText = Text.pipe(z.string().trim().min(1).max(200))

/** `filter={"id":[…]}` asks for these records in one unpaged answer. */
export const Ids = z.array(Id).min(1).max(100)
