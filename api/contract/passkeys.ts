import { z } from 'zod'
import { CurrentUser } from './accounts.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Line, Timestamp } from './fields.ts'
import {
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './web-authn.ts'

/** How many passkeys a user can have. */
export const PASSKEYS_MAX = 20

export const PasskeyName = Line(1, 60)

export const Passkey = z.strictObject({
  id: z.int(),
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** Whether it lives in a keychain that several devices share, and so survives the loss of one. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** Begins to add a passkey to the own account. Its challenge is good for five minutes, once, in this browser. */
export const beginPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/passkeys/registration/options',
  guard: 'user',
  reauthentication: true,
  changesFactors: true,
  body: z.strictObject({}),
  answer: PasskeyCreationOptions,
})

/** Adds the passkey, named after the browser. Asks for no password again: the challenge was given to who had just typed it. */
export const finishPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/passkeys/registration/verify',
  guard: 'user',
  changesFactors: true,
  body: PasskeyRegistration,
  answer: Passkey,
  status: 201,
})

/** Gives a challenge to sign in with, or to prove again who is signed in (`reauthenticate`). */
export const beginPasskeyAuthentication = endpoint({
  method: 'POST',
  path: '/passkeys/authentication/options',
  guard: 'public',
  body: z.strictObject({}),
  answer: PasskeyRequestOptions,
})

/** Signs in whom the passkey belongs to. */
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/passkeys/authentication/verify',
  guard: 'public',
  body: PasskeyAnswer,
  answer: CurrentUser,
})

export const listPasskeys = listEndpoint({
  path: '/passkeys',
  guard: 'user',
  resource: 'passkeys',
  item: Passkey,
  sort: ['createdAt', 'lastUsedAt', 'name'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/passkeys/:id',
  guard: 'user',
  params: ById,
  body: z.strictObject({ name: PasskeyName }),
  answer: Passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/passkeys/:id',
  guard: 'user',
  params: ById,
  reauthentication: true,
  changesFactors: true,
})
