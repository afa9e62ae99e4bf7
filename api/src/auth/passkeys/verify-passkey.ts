import type { PasskeyAnswer } from '@nila/api/contract'
import { Passkey, User } from '@nila/db'
import type { Services } from '../../services.ts'
import { takeChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'
import { loadWebAuthn } from './web-authn.ts'

async function verify(
  { config, log }: Services,
  { id, rawId, type, response }: PasskeyAnswer,
  { credentialId, publicKey, counter }: Passkey,
  expectedChallenge: string,
) {
  const { clientDataJSON, authenticatorData, signature } = response
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      expectedChallenge,
      ...relyingPartyOf(config),
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'a passkey was refused')
    return undefined
  }
}

/**
 * The user whose passkey signed a challenge of this browser. Undefined for an unknown passkey, a wrong signature and everything else
 * that can be wrong: who asks is not told which.
 * @param browser what the browser keeps as a cookie since it was given the challenge
 */
export async function verifyPasskey(
  services: Services,
  answer: PasskeyAnswer,
  browser: string | undefined,
): Promise<User | undefined> {
  const challenge = await takeChallenge(answer.response.clientDataJSON, browser, null)
  const passkey = challenge && (await Passkey.query().findOne({ credentialId: answer.id }))
  if (!passkey) return undefined
  const user = await User.query().findById(passkey.userId)
  // Without a username the authenticator must say itself whose the passkey is (WebAuthn, section 7.2, step 6).
  const { userHandle } = answer.response
  if (!user || !userHandle || user.passkeyHandle !== userHandle) return undefined
  const used = await verify(services, answer, passkey, challenge)
  if (!used) return undefined

  const { newCounter, credentialBackedUp } = used
  // Compared by the database as well: a copy of the authenticator that signs at the same moment shows the same count.
  const isNext = await Passkey.query()
    .patch({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: Passkey.fn.now() })
    .where({ id: passkey.id })
    .where((next) => next.where('counter', '<', newCounter).orWhere({ counter: 0 }))
  return isNext ? user : undefined
}
