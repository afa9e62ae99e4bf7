import { z } from 'zod'

/*
 * The JSON that browsers speak WebAuthn in (Level 3, sections 5.1.8 and 5.1.9): `PublicKeyCredential.toJSON()`, and what
 * `parseCreationOptionsFromJSON()` and `parseRequestOptionsFromJSON()` take. Browsers add members to their answers; those that
 * are not looked at are left out, not refused.
 */

/** Far above what authenticators send, and far below a body's limit. */
const Bytes = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+$/)
/** 1,023 bytes, WebAuthn's limit. */
const CredentialId = Bytes.max(1364)
const Type = z.literal('public-key')

/** What the browser was given by an authenticator that made a passkey. */
export const PasskeyRegistration = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,30}$/))
      .max(10)
      .optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** What the browser was given by an authenticator that signed a challenge. */
export const PasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.max(100).nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

const CredentialDescriptor = z.strictObject({
  id: z.string(),
  type: Type,
  transports: z.array(z.string()).optional(),
})

/** What `navigator.credentials.create` is to be called with. Times are milliseconds. */
export const PasskeyCreationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: Type })),
  timeout: z.int(),
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

/** What `navigator.credentials.get` is to be called with. */
export const PasskeyRequestOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>
