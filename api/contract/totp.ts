import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'
import { TypedCode } from './typed-code.ts'

const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** Whether an authenticator app is set up, and how many recovery codes are left. */
export const getTotp = endpoint({
  method: 'GET',
  path: '/totp',
  guard: 'user',
  answer: z.strictObject({ confirmedAt: Timestamp.nullable(), recoveryCodesLeft: z.int() }),
})

/**
 * Begins to set up an authenticator app: its secret, in base32 and as an otpauth:// address for a QR code. Nothing changes until a
 * code of it is confirmed, for which there are fifteen minutes; an app from before counts until then.
 */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/totp',
  guard: 'user',
  reauthentication: true,
  changesFactors: true,
  body: z.strictObject({}),
  answer: z.strictObject({ secret: z.string(), uri: z.string() }),
})

/** Sets the app up, and answers ten recovery codes, which are never shown again. */
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/totp/confirm',
  guard: 'user',
  changesFactors: true,
  body: z.strictObject({ totp: TypedCode }),
  answer: RecoveryCodes,
})

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/totp',
  guard: 'user',
  reauthentication: true,
  changesFactors: true,
})

/** Answers ten new recovery codes; those from before are dead. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/totp/recovery-codes',
  guard: 'user',
  reauthentication: true,
  changesFactors: true,
  body: z.strictObject({}),
  answer: RecoveryCodes,
})
