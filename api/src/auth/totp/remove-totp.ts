import { RecoveryCode, Totp, transaction, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'
import { type Asker, forgetSecondFactor } from '../prove-second-factor.ts'

/** Takes the authenticator app away, and the recovery codes that stand in for it. Does nothing where there is none. */
export const removeTotp = (services: Services, user: User, { sessionKey, address }: Asker): Promise<void> =>
  transaction(async (trx) => {
    const userId = user.id
    // First, in the order of all that changes accounts.
    await User.query(trx).findById(userId).forNoKeyUpdate()
    await RecoveryCode.query(trx).delete().where({ userId })
    const removed = await Totp.query(trx).delete().where({ userId }).returning('*').first()
    if (!removed?.confirmedAt) return
    await forgetSecondFactor(trx, userId, ['totp', 'recovery_code'], sessionKey)
    await recordAudit(trx, user, 'totp.remove', { type: 'user', id: userId })
    await notifyOwner(services, trx, user, 'authenticatorRemoved', address)
  })
