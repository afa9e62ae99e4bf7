import { ApiError } from '@nila/api/contract/client'
import { type FailureWords, loginFailure } from '../../i18n/login-failure.ts'
import { fieldWords } from '../../i18n/problem-words.ts'
import type { SignInProblems } from '../../i18n/sign-in-problems.ts'
import { formatTag } from '../page-words.ts'
import type { FormFaults } from './plain-form.ts'

/** What to say where the API was not reached or refused: beside the form's own fields if it named them, else above the form. */
export function explainRefusal(
  thrown: unknown,
  form: HTMLFormElement,
  words: FailureWords,
  problems: SignInProblems,
): FormFaults {
  const refused = thrown instanceof ApiError ? thrown.fields : {}
  const own = Object.entries(refused).filter(([name]) => form.elements.namedItem(name))
  const tag = formatTag()
  if (own.length > 0) return { fields: fieldWords(Object.fromEntries(own), problems.field, tag) }
  return { alert: loginFailure(thrown, words, problems, tag) }
}
