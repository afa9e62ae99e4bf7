import type { Body, reauthenticate as reauthenticateEndpoint } from '@nila/api/contract'
import { Session, transaction, type User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { hashSessionId } from '../http/load-session.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { verifyPasskey } from './passkeys/verify-passkey.ts'
import { proveSecondFactor } from './prove-second-factor.ts'

interface Asker {
  sessionKey: string
  /** What the browser keeps as a cookie since it was given a challenge. */
  browser: string | undefined
  address: string
}

/** Takes the password or a passkey once more, and opens what cannot be undone to this session for ten minutes (R26). */
export async function reauthenticate(
  services: Services,
  user: User,
  proof: Body<typeof reauthenticateEndpoint>,
  { sessionKey, browser, address }: Asker,
): Promise<void> {
  const byPasskey = 'passkey' in proof
  if (byPasskey) {
    const owner = await verifyPasskey(services, proof.passkey, browser)
    if (owner?.id !== user.id) throw new Problem('passkey_failed')
  } else {
    await checkOwnPassword(services, user, proof.password, address)
  }
  await transaction(async (trx) => {
    await Session.query(trx)
      .patch({ reauthenticatedAt: Session.fn.now() })
      .where({ sid: hashSessionId(sessionKey) })
    if (byPasskey) await proveSecondFactor(trx, sessionKey, 'passkey')
    await recordAudit(trx, user, 'account.reauthenticate', { type: 'user', id: user.id })
  })
}
