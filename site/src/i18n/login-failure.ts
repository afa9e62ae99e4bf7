import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { type GeneralWords, problemWords } from './problem-words.ts'

export interface FailureWords {
  /** The API refused: 'Login failed: {reason}' (spec section 8). */
  failed: string
  /** The API was not reached: 'Login error: {reason}'. */
  error: string
}

/** What to say when signing in or registering came to nothing. */
export function loginFailure(
  thrown: unknown,
  words: FailureWords,
  problems: GeneralWords,
  tag: string,
): string {
  if (!(thrown instanceof ApiError))
    return fill(words.error, { reason: problems.general.internal_error ?? '' })
  const reason = problemWords(thrown, problems, tag)
  return fill(thrown.code === 'offline' ? words.error : words.failed, { reason })
}
