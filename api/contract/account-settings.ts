import { z } from 'zod'
import { CurrentUser, Login, NewPassword, Password } from './accounts.ts'
import { AuditEntry } from './audit-log.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Timestamp } from './fields.ts'
import { type Locale, localeTags } from './locales.ts'
import { Passkey } from './passkeys.ts'
import { OwnReview } from './reviews.ts'
import { Session } from './sessions.ts'

export const Theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof Theme>

/** The own account as /settings shows it. */
export const Account = CurrentUser.extend({
  /** An address that waits to be verified before it takes the place of the present one. */
  pendingEmail: z.string().nullable(),
  /** Null follows the device. */
  theme: Theme.nullable(),
})
export type Account = z.infer<typeof Account>

export const getAccount = endpoint({ method: 'GET', path: '/account', guard: 'user', answer: Account })

/**
 * Changes what is given. A new address asks for the password again within ten minutes (R26), and takes the place of a verified one only
 * once a link that is mailed to it is followed; null removes the address.
 */
export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/account',
  guard: 'user',
  body: z.strictObject({
    email: EmailAddress.nullable().optional(),
    locale: z
      .enum(localeTags as [Locale, ...Locale[]])
      .nullable()
      .optional(),
    theme: Theme.nullable().optional(),
  }),
  answer: Account,
})

/** Changes the password, and signs out everywhere but here (R17). */
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/account/password',
  guard: 'user',
  body: z.strictObject({ password: Password, newPassword: NewPassword }),
})

/** All that is kept of an account, without what lets somebody in. */
export const AccountExport = z.strictObject({
  exportedAt: Timestamp,
  account: Account,
  review: OwnReview.nullable(),
  subscriptions: z.array(
    z.strictObject({
      avatarName: z.string(),
      paymentMethod: z.string(),
      transactionId: z.string().nullable(),
      status: z.string(),
      createdAt: Timestamp,
      expiresAt: Timestamp.nullable(),
    }),
  ),
  conversations: z.array(
    z.strictObject({
      title: z.string(),
      language: z.string(),
      createdAt: Timestamp,
      messages: z.array(
        z.strictObject({
          id: z.int(),
          parentId: z.int().nullable(),
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          language: z.string(),
          createdAt: Timestamp,
        }),
      ),
    }),
  ),
  reportedAnswers: z.array(
    z.strictObject({
      reason: z.string(),
      note: z.string(),
      question: z.string(),
      answer: z.string(),
      createdAt: Timestamp,
    }),
  ),
  passkeys: z.array(Passkey),
  sessions: z.array(Session),
  loginHistory: z.array(Login),
  auditLog: z.array(AuditEntry),
})
export type AccountExport = z.infer<typeof AccountExport>

/** The own data as a file (R47). */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  guard: 'user',
  reauthentication: true,
  answer: AccountExport,
})

/** Deletes the account and all that belongs to it. Its review stays without a name unless it is to go as well. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  guard: 'user',
  reauthentication: true,
  body: z.strictObject({ review: z.enum(['anonymous', 'remove']).default('anonymous') }),
})
