import { randomBytes } from 'node:crypto'
import { PASSKEYS_MAX, type PasskeyCreationOptions } from '@nila/api/contract'
import { Passkey, User } from '@nila/db'
import type { Actor } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { CHALLENGE_MINUTES, giveChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'

/** The algorithms that every authenticator has one of: EdDSA, ES256 and RS256 by their numbers in IANA's COSE registry. */
export const ALGORITHMS = [-8, -7, -257]

/** What authenticators know a user by, made when it is first asked for. */
async function handleOf({ id }: Actor): Promise<string> {
  const { passkeyHandle } = await User.query()
    .patch({
      passkeyHandle: User.raw('coalesce(passkey_handle, ?)', [randomBytes(32).toString('base64url')]),
    })
    .where({ id })
    .returning('passkeyHandle')
    .first()
    .throwIfNotFound()
  return String(passkeyHandle)
}

/** What a browser is to tell an authenticator that makes a passkey for `actor`. */
export async function beginRegistration(
  { config }: Services,
  actor: Actor,
  browser: string,
): Promise<PasskeyCreationOptions> {
  const passkeys = await Passkey.query().where({ userId: actor.id })
  if (passkeys.length >= PASSKEYS_MAX) throw new Problem('too_many_passkeys')
  return {
    rp: { id: relyingPartyOf(config).expectedRPID, name: 'Nila' },
    user: { id: await handleOf(actor), name: actor.username, displayName: actor.username },
    challenge: await giveChallenge(browser, actor.id),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MINUTES * 60_000,
    // One authenticator needs no second passkey of the same user.
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    // Discoverable, so that signing in needs no username.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
