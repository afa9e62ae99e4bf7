import { RecoveryCode, Totp, transaction, type User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Takes the authenticator app away, and the recovery codes that stand in for it. Does nothing where there is none. */
export const removeTotp = (services: Services, user: User, address: string): Promise<void> =>
  transaction(async (trx) => {
    const userId = user.id
    await RecoveryCode.query(trx).delete().where({ userId })
    const removed = await Totp.query(trx).delete().where({ userId }).returning('*').first()
    if (!removed?.confirmedAt) return
    await recordAudit(trx, user, 'totp.remove', { type: 'user', id: userId })
    await notifyOwner(services, trx, user, 'authenticatorRemoved', address)
  })
