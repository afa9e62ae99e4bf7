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
  age_unconfirmed: [403, 'Please confirm first that you are 13 or older.'],
  guest_limit_reached: [
    403,
    'You have sent all the messages that guests can. Please sign up to go on; your conversation stays.',
  ],
  avatar_locked: [
    403,
    'You have no access to this avatar, or it has ended. Please ask for it; your words are still here.',
  ],
  copy_protected: [
    403,
    'Only a super-administrator changes what is said about money, law and signing in. Nothing was changed.',
  ],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing at this address.'],
  user_not_found: [404, 'User not found.'],
  session_not_found: [404, 'Session not found. It may have ended.'],
  passkey_not_found: [404, 'Passkey not found. It may have been removed.'],
  totp_not_found: [404, 'There is no authenticator app to confirm or use. Please set it up again.'],
  review_not_found: [404, 'Review not found. It may have been deleted.'],
  avatar_not_found: [404, 'Avatar not found. It may have been deleted.'],
  subscription_not_found: [404, 'Subscription not found. It may have been deleted.'],
  saved_view_not_found: [404, 'This view is not there any more. It may have been deleted.'],
  conversation_not_found: [404, 'This conversation is not there any more. It may have been deleted.'],
  message_not_found: [404, 'This message is not there any more. It may have been deleted.'],
  run_not_found: [404, 'This answer is not there any more. It may have been deleted.'],
  share_not_found: [404, 'This link shows nothing any more. Whoever made it may have ended it.'],
  model_endpoint_not_found: [404, 'This model is not connected any more. It may have been removed.'],
  chat_report_not_found: [404, 'This report is not there any more. It may have been deleted.'],
  copy_not_found: [404, 'These words are on no page any more. Their history is still there.'],
  picture_not_found: [404, 'This picture is not there any more. Please upload it again.'],
  release_not_found: [404, 'This release is not there any more.'],
  operation_not_found: [404, 'There is nothing to undo here.'],
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
  avatar_unavailable: [409, 'This avatar cannot be asked for at the moment.'],
  avatar_in_use: [
    409,
    'Somebody has asked for this avatar. It cannot be deleted; take it off the list instead.',
  ],
  subscription_open: [409, 'You have already asked for this avatar. We are looking at your request.'],
  subscription_active: [409, 'You already have access to this avatar.'],
  subscription_decided: [409, 'Somebody has already decided the opposite. Nothing was changed.'],
  answer_under_way: [409, 'Nila is still answering here. Please wait for the end, or stop the answer.'],
  too_many_runs: [
    409,
    'Nila is already answering you elsewhere. Please wait for an answer to end, or stop one.',
  ],
  message_reported: [409, 'This answer has already been reported. We are looking at it.'],
  model_endpoint_in_use: [
    409,
    'Questions are moderated by means of this model. Choose another one for that, or nobody, first.',
  ],
  nothing_to_publish: [409, 'There is no draft, so there is nothing to publish.'],
  release_not_ready: [409, 'This release is not ready. Please build it again.'],
  release_outdated: [
    409,
    'Other words were published since this release was built. Please build it again and look at it.',
  ],
  operation_moved_on: [
    409,
    'This cannot be undone any more: it was changed again since. Nothing was changed.',
  ],
  stale_version: [
    412,
    'Somebody changed this in the meantime. Nothing was overwritten; please look at it again and decide.',
  ],
  gone: [410, 'This address has ended. Please sign in at /auth.'],
  body_too_large: [413, 'That is more than this form can take.'],
  unsupported_media_type: [415, 'Requests carry JSON here.'],
  too_many_attempts: [429, 'Too many attempts. Please wait a little and try again.'],
  daily_limit_reached: [
    429,
    'You have sent as many messages as there can be in a day. Please come back tomorrow; nothing was lost.',
  ],
  internal_error: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  contact_unavailable: [
    503,
    'There is no address yet that messages could be sent to. Please write to whoever gave you the address of this site.',
  ],
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
  email_required: 'Please enter your email address, so that we can answer',
  email_invalid: 'Please enter a valid email address',
  name_required: 'Please enter your name',
  message_required: 'Please write your message',
  transaction_id_required: 'Please enter the transaction ID of your payment.',
  transaction_id_invalid:
    'A transaction ID is the 12 digits (UTR) that your payment app shows, or 8 to 40 letters, digits and dashes.',
  price_invalid: 'A price is a whole number of rupees, from 0 to 100,000.',
  link_invalid: 'Please enter an address that begins with https://',
  link_with_credentials: 'Please leave the name and the password out of the address',
  model_address_invalid:
    'Please enter an address that begins with http:// or https://, without a password and without ? or #.',
  placeholders_wrong: 'Please keep the places in braces exactly as they are.',
  link_unsafe: 'A link begins with /, #, https:// or mailto:',
  picture_invalid: 'Please choose a picture (JPEG, PNG or WebP) of at most 20 MB.',
  expiry_past: 'Please choose a time in the future.',
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
