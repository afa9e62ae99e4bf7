/**
 * Everything that can go wrong, by code: its HTTP status and its English words. Both frontends translate by code.
 * The words are the spec's (section 8) where it has them.
 */
export const problems = {
  invalid_input: [400, 'Some fields need your attention.'],
  invalid_json: [400, 'The request is not valid JSON.'],
  invalid_query: [400, 'The list cannot be sorted, filtered or paged that way.'],
  passkey_failed: [400, 'The passkey did not work. Please try again.'],
  invalid_or_expired: [400, 'This link has already been used or has expired. Please ask for a new one.'],
  other_browser: [
    400,
    'This link was opened in another browser. Please enter the code from the same message, with your username.',
  ],
  authentication_required: [401, 'Authentication required. Please log in.'],
  admin_authentication_required: [401, 'Authentication required. Please log in as admin.'],
  invalid_credentials: [401, 'Login failed. The username or password is not right.'],
  second_factor_required: [401, 'Please enter the code from your authenticator app, or a recovery code.'],
  second_factor_wrong: [401, 'That code is not right, or it was used before. Please enter the next one.'],
  passkey_sign_in_failed: [401, 'Login failed. Please try another passkey, or your username and password.'],
  forbidden: [403, "You don't have permission to do that."],
  account_suspended: [403, 'This account is suspended. Please write to support.'],
  admin_forbidden: [403, "You don't have permission to access admin functions."],
  reauthentication_required: [403, 'Please confirm that it is you: enter your password again.'],
  second_factor_needed: [
    403,
    'This needs a second factor. Please sign in with a passkey or a code; your settings help you to set one up.',
  ],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing at this address.'],
  user_not_found: [404, 'User not found.'],
  session_not_found: [404, 'Session not found. It may have ended.'],
  passkey_not_found: [404, 'Passkey not found. It may have been removed.'],
  totp_not_found: [404, 'There is no authenticator app to confirm or use. Please set it up again.'],
  review_not_found: [404, 'Review not found. It may have been deleted.'],
  email_log_not_found: [404, 'Email log not found. It may have been deleted.'],
  method_not_allowed: [405, 'This address does not answer that kind of request.'],
  username_taken: [409, 'That username is already taken. Please choose another.'],
  email_taken: [409, 'Another account has already shown that this e-mail address is its own.'],
  own_account: [409, 'You cannot change your own role or suspend yourself. Another super-administrator can.'],
  last_super_admin: [
    409,
    'You are the only super-administrator. Make somebody else one first; nobody could look after Nila otherwise.',
  ],
  too_many_passkeys: [
    409,
    'You have as many passkeys as there can be. Please remove one that you no longer use.',
  ],
  review_exists: [409, 'You have already written a review. You can change it instead.'],
  stale_version: [
    412,
    'Somebody changed this in the meantime. Nothing was overwritten; please look at it again and decide.',
  ],
  gone: [410, 'This address has ended. Please sign in at /auth.'],
  body_too_large: [413, 'That is more than this form can take.'],
  unsupported_media_type: [415, 'Requests carry JSON here.'],
  too_many_attempts: [429, 'Too many attempts. Please wait a little and try again.'],
  internal_error: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  service_unavailable: [503, 'Nila is busy for a moment. Nothing was lost; please try again shortly.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

/** What can be wrong with one field. `{minimum}` and `{maximum}` are filled from the rule that was broken. */
export const fieldProblems = {
  required: 'Please fill this in.',
  invalid_value: 'This value is not allowed here.',
  unknown_field: 'This field is not known.',
  text_unstorable: 'This text contains a character that cannot be stored.',
  too_short: 'Please write at least {minimum} characters.',
  too_long: 'Please keep this to {maximum} characters.',
  username_required: 'Username is required',
  username_invalid: 'A username is up to 50 letters, digits, spaces, dots, dashes or underscores.',
  username_taken: 'That username is already taken. Please choose another.',
  password_required: 'Password is required',
  password_too_short: 'Password must be at least {minimum} characters',
  password_too_common: 'This password is among the first that anyone would guess. Please choose another.',
  password_wrong: 'That is not your password.',
  totp_wrong: 'That code is not right. Please enter the one that the app shows now.',
  passwords_do_not_match: 'Passwords do not match',
  email_invalid: 'Please enter a valid email address',
  rating_invalid: 'Please choose 1 to 5 moons.',
} as const satisfies Record<string, string>

export type FieldProblemCode = keyof typeof fieldProblems

export interface FieldProblem {
  code: FieldProblemCode
  error: string
  /** The numbers that the words speak of. */
  values?: { minimum?: number; maximum?: number }
}

/** The body of every answer that is not a success. */
export interface ProblemBody {
  error: string
  code: ProblemCode
  fields?: Record<string, FieldProblem>
  /** The record as it is now, where a decision was made on an older version. */
  current?: unknown
}

/** Fills `{minimum}` and the like in a field's words. */
export const fillValues = (words: string, values: FieldProblem['values'] = {}): string =>
  words.replace(/\{(minimum|maximum)\}/g, (_, name: 'minimum' | 'maximum') => String(values[name] ?? ''))
