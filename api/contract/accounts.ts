import { z } from 'zod'
import { endpoint, listEndpoint } from './endpoint.ts'
import { Country, EmailAddress, Text, Timestamp } from './fields.ts'
import { PASSWORD_MIN_LENGTH } from './password-length.ts'
import { TypedCode } from './typed-code.ts'
import { Username } from './username.ts'
import { PasskeyAnswer } from './web-authn.ts'

export const Role = z.enum(['user', 'editor', 'admin', 'super_admin'])
export type Role = z.infer<typeof Role>

/** Far above the 64 that must be accepted (R4) and below what would make hashing a burden. */
const PASSWORD_MAX_LENGTH = 1024

/** A password that somebody has already. Only its absence is the form's fault. */
export const Password = Text.pipe(z.string().min(1, 'password_required').max(PASSWORD_MAX_LENGTH))

export const NewPassword = Text.pipe(
  z.string().min(PASSWORD_MIN_LENGTH, 'password_too_short').max(PASSWORD_MAX_LENGTH),
)

/** An e-mail address, or nothing. Forms send an empty text where nothing was typed. */
const OptionalEmail = z
  .string('email_invalid')
  .transform((text) => (text.trim() === '' ? undefined : text))
  .pipe(EmailAddress.optional())
  .optional()

export const CurrentUser = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string().nullable(),
  role: Role,
  isAdmin: z.boolean(),
  createdAt: Timestamp,
  lastLogin: Timestamp.nullable(),
  locale: z.string().nullable(),
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  directAccess: z.boolean().optional(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const getUser = endpoint({ method: 'GET', path: '/user', guard: 'user', answer: CurrentUser })

export const verifyAuth = endpoint({
  method: 'POST',
  path: '/verify-auth',
  guard: 'public',
  body: z.strictObject({}),
  answer: z.strictObject({ authenticated: z.boolean(), user: CurrentUser.optional() }),
})

export const LoginBody = z.strictObject({
  // Whatever was typed is looked up; only its absence is the form's fault. A verified e-mail address works too.
  username: Text.pipe(z.string().trim().min(1, 'username_required').max(254)),
  password: Password,
  remember: z.boolean().optional(),
  /** The code of the authenticator app, or a recovery code, where the account has them. */
  totp: TypedCode.optional(),
})
export const login = endpoint({
  method: 'POST',
  path: '/login',
  guard: 'public',
  body: LoginBody,
  answer: CurrentUser,
})

export const logout = endpoint({ method: 'POST', path: '/logout', guard: 'public', body: z.strictObject({}) })

export const RegisterBody = z.strictObject({
  username: Username,
  email: OptionalEmail,
  password: NewPassword,
})
export const register = endpoint({
  method: 'POST',
  path: '/register',
  guard: 'public',
  body: RegisterBody,
  answer: CurrentUser,
  status: 201,
})

/** One attempt to sign in. Addresses are cut to /24 or /48 before they are kept. */
export const Login = z.strictObject({
  id: z.int(),
  at: Timestamp,
  ip: z.string(),
  browser: z.string().nullable(),
  country: Country.nullable(),
  outcome: z.enum(['success', 'failure']),
})
export type Login = z.infer<typeof Login>

export const listOwnLogins = listEndpoint({
  path: '/login-history',
  guard: 'user',
  resource: 'login-history',
  item: Login,
  sort: ['at'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})

/**
 * Redeems the one-time link that the operator printed. With a token alone it lets the administrator in whom it was made for, for half
 * an hour (200); with a name and a password it creates an administrator and signs them in (201).
 */
export const redeemRecoveryLink = endpoint({
  method: 'POST',
  path: '/recovery-links/redeem',
  guard: 'public',
  body: z
    .strictObject({
      token: z.string().min(1).max(200),
      username: Username.optional(),
      password: NewPassword.optional(),
    })
    .refine(({ username, password }) => username !== undefined || password === undefined, {
      path: ['username'],
      error: 'username_required',
    })
    .refine(({ username, password }) => password !== undefined || username === undefined, {
      path: ['password'],
      error: 'password_required',
    }),
  answer: CurrentUser,
})

/** The password or a passkey once more, before what cannot be undone; good for ten minutes of this session (R26). */
export const reauthenticate = endpoint({
  method: 'POST',
  path: '/reauthentication',
  guard: 'user',
  body: z.union([z.strictObject({ password: Password }), z.strictObject({ passkey: PasskeyAnswer })]),
})
