import { Totp, transaction } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Actor } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/** Makes ten new recovery codes for an account with an authenticator app. */
export async function renewRecoveryCodes(services: Services, actor: Actor): Promise<string[]> {
  const codes = await makeRecoveryCodes(services)
  await transaction(async (trx) => {
    // Locked, so that of two renewals one comes after the other and leaves ten codes.
    const totp = await Totp.query(trx).findById(actor.id).whereNotNull('confirmedAt').forUpdate()
    if (!totp) throw new Problem('totp_not_found')
    await replaceRecoveryCodes(trx, actor.id, codes)
    await recordAudit(trx, actor, 'recovery_code.renew', { type: 'user', id: actor.id })
  })
  return codes.map(({ code }) => code)
}
