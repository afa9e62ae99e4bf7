import type { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import type { FieldProblem } from '@nila/api/contract/problems'
import { fillNumbers, formatWait } from './format.ts'

/** The words of the refusals that a place can meet. */
export type GeneralWords = Pick<ProblemsCopy, 'tooManyAttemptsUntil'> & {
  general: Partial<ProblemsCopy['general']>
}

/** What to say of a refusal, in the page's language; a code that the page has no words for keeps the server's. */
export function problemWords(error: ApiError, words: GeneralWords, tag: string): string {
  if (error.retryAfter && error.code === 'too_many_attempts')
    return fill(words.tooManyAttemptsUntil, { when: formatWait(tag, error.retryAfter) })
  return words.general[error.code] ?? error.message
}

/** What to say beside each field, by the field's name; a code that the page has no words for keeps the server's. */
export const fieldWords = (
  fields: Record<string, FieldProblem>,
  words: Partial<ProblemsCopy['field']>,
  tag: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { code, values, error }]) => [
      name,
      fillNumbers(tag, words[code] ?? error, { ...values }),
    ]),
  )
