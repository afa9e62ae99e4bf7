import { PASSKEYS_MAX, type PasskeyRegistration } from '@nila/api/contract'
import { Passkey, transaction, UniqueViolationError, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { describeBrowser } from '../describe-browser.ts'
import { notifyOwner } from '../notify-owner.ts'
import { type Asker, proveSecondFactor } from '../prove-second-factor.ts'
import { ALGORITHMS } from './begin-registration.ts'
import { takeChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'
import { loadWebAuthn } from './web-authn.ts'

/** The browser that a passkey was made in, and the session that asked for it. */
export interface Ceremony extends Asker {
  /** What the browser keeps as a cookie since it was given a challenge. */
  browser: string | undefined
  userAgent: string
}

/**
 * No attestation was asked for, so that none comes but, from some authenticators, one by the new key itself. Certificates are refused
 * before anything looks at them: following their revocation lists would have this server call addresses that a stranger chose.
 */
async function hasNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn()
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

async function verify({ config, log }: Services, answer: PasskeyRegistration, expectedChallenge: string) {
  try {
    const { id, rawId, type, response } = answer
    if (!(await hasNoCertificate(response.attestationObject))) return undefined
    const { clientDataJSON, attestationObject } = response
    const { verifyRegistrationResponse } = await loadWebAuthn()
    const verification = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      supportedAlgorithmIDs: ALGORITHMS,
      ...relyingPartyOf(config),
    })
    return verification.registrationInfo
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'a passkey was not added')
    return undefined
  }
}

/** Adds the passkey that an authenticator has made for a challenge of this user in this browser. */
export async function finishRegistration(
  services: Services,
  user: User,
  answer: PasskeyRegistration,
  { browser, userAgent, sessionKey, address }: Ceremony,
): Promise<Passkey> {
  const challenge = await takeChallenge(answer.response.clientDataJSON, browser, user.id)
  const made = challenge && (await verify(services, answer, challenge))
  if (!made) throw new Problem('passkey_failed')
  const { credential, credentialBackedUp } = made
  return transaction(async (trx) => {
    // Locked, so that ceremonies that were begun together count each other.
    await User.query(trx).findById(user.id).forNoKeyUpdate()
    const count = await Passkey.query(trx).where({ userId: user.id }).resultSize()
    if (count >= PASSKEYS_MAX) throw new Problem('too_many_passkeys')
    const passkey = await Passkey.query(trx)
      .insert({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        name: describeBrowser(userAgent) ?? 'Passkey',
        isBackedUp: credentialBackedUp,
      })
      .returning('*')
    await proveSecondFactor(trx, sessionKey, 'passkey')
    await recordAudit(trx, user, 'passkey.add', {
      type: 'passkey',
      id: passkey.id,
      details: { name: passkey.name },
    })
    await notifyOwner(services, trx, user, 'passkeyAdded', address)
    return passkey
  }).catch((error: unknown) => {
    const isTaken = error instanceof UniqueViolationError && error.constraint === 'passkeys_credential_id_key'
    throw isTaken ? new Problem('passkey_failed') : error
  })
}
