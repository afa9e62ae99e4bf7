import { Totp, transaction, type User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/** Makes ten new recovery codes for an account with an authenticator app. */
export async function renewRecoveryCodes(services: Services, user: User, address: string): Promise<string[]> {
  // Looked at before anything costly.
  if (!(await Totp.query().findById(user.id).whereNotNull('confirmedAt'))) throw new Problem('totp_not_found')
  const codes = await makeRecoveryCodes(services, user.id)
  await transaction(async (trx) => {
    // Locked, so that of two renewals one comes after the other and leaves ten codes.
    const totp = await Totp.query(trx).findById(user.id).whereNotNull('confirmedAt').forUpdate()
    if (!totp) throw new Problem('totp_not_found')
    await replaceRecoveryCodes(trx, user.id, codes)
    await recordAudit(trx, user, 'recovery_code.renew', { type: 'user', id: user.id })
    await notifyOwner(services, trx, user, 'recoveryCodesRenewed', address)
  })
  return codes.map(({ code }) => code)
}
