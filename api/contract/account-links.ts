import { z } from 'zod'
import { CurrentUser, NewPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Text } from './fields.ts'
import { TypedCode } from './typed-code.ts'

/** Characters that nobody mistakes for each other when a code is read aloud or typed from another screen. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8

/** Whatever was typed is looked up; only its absence is the form's fault. A verified e-mail address works too. */
const AccountName = Text.pipe(z.string().trim().min(1, 'username_required').max(254))
const Token = z.string().min(1).max(200)
/** The same for every name, so that it does not tell who has an account. */
const Sent = z.strictObject({ success: z.literal(true), message: z.string() })

/** Mails a one-time link and a code, good for ten minutes, to the account's own address. */
export const requestSignInLink = endpoint({
  method: 'POST',
  path: '/direct-login',
  guard: 'public',
  body: z.strictObject({ username: AccountName }),
  answer: Sent,
  status: 202,
})

/** The link works in the browser that asked for it, the code in any; a code has five tries. An authenticator app is asked for as well. */
export const redeemSignInLink = endpoint({
  method: 'POST',
  path: '/sign-in-links/redeem',
  guard: 'public',
  body: z.union([
    z.strictObject({ token: Token, totp: TypedCode.optional() }),
    z.strictObject({ username: AccountName, code: TypedCode, totp: TypedCode.optional() }),
  ]),
  answer: CurrentUser,
})

/** A name alone asks for a link and a code (202, whoever it is); with one of them the password is changed, and all sessions end. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  guard: 'public',
  body: z.union([
    z.strictObject({ token: Token, newPassword: NewPassword }),
    z.strictObject({ username: AccountName, code: TypedCode, newPassword: NewPassword }),
    z.strictObject({ username: AccountName }),
  ]),
  answer: Sent,
})

/** Mails a link to the own address, which proves whose it is. */
export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/email-verifications',
  guard: 'user',
  body: z.strictObject({}),
  answer: Sent,
  status: 202,
})
export const redeemEmailVerification = endpoint({
  method: 'POST',
  path: '/email-verifications/redeem',
  guard: 'public',
  body: z.strictObject({ token: Token }),
  answer: Sent,
})

/** The old product's question whether a session is live. */
export const getDebugSession = endpoint({
  method: 'GET',
  path: '/debug/session',
  guard: 'public',
  answer: z.strictObject({ isAuthenticated: z.boolean() }),
})
