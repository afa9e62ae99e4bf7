import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import type { GeneralWords } from './problem-words.ts'

/** The words of what signing in can meet; the others would only make the page heavier. */
export type SignInProblems = GeneralWords & { field: Partial<ProblemsCopy['field']> }

export function signInProblems({ general, field, tooManyAttemptsUntil }: ProblemsCopy): SignInProblems {
  const { username_required, password_required, password_too_short, password_too_common } = field
  const { too_long, text_unstorable } = field
  const { offline, invalid_credentials, account_suspended, internal_error, service_unavailable } = general
  const { invalid_input, invalid_or_expired, other_browser, email_taken, cross_site, too_many_attempts } =
    general
  const { second_factor_required, second_factor_wrong, passkey_failed, passkey_sign_in_failed } = general
  return {
    tooManyAttemptsUntil,
    field: {
      username_required,
      password_required,
      password_too_short,
      password_too_common,
      too_long,
      text_unstorable,
    },
    general: {
      offline,
      invalid_credentials,
      account_suspended,
      internal_error,
      service_unavailable,
      invalid_input,
      invalid_or_expired,
      other_browser,
      email_taken,
      cross_site,
      too_many_attempts,
      second_factor_required,
      second_factor_wrong,
      passkey_failed,
      passkey_sign_in_failed,
    },
  }
}
