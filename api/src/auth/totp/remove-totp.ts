import { RecoveryCode, Totp, transaction } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Actor } from '../../http/context.ts'

/** Takes the authenticator app away, and the recovery codes that stand in for it. Does nothing where there is none. */
export const removeTotp = (actor: Actor): Promise<void> =>
  transaction(async (trx) => {
    const userId = actor.id
    await RecoveryCode.query(trx).delete().where({ userId })
    const removed = await Totp.query(trx).delete().where({ userId }).returning('*').first()
    if (removed?.confirmedAt) await recordAudit(trx, actor, 'totp.remove', { type: 'user', id: userId })
  })
