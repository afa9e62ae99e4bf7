import { EmailLog, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange, announceWholeList } from '../live/announce-change.ts'
import { existingEmailLog } from './find-email-logs.ts'

/** Deletes one log. */
export async function deleteEmailLog(actor: Actor, filename: string): Promise<void> {
  const { id } = await existingEmailLog(filename)
  await transaction(async (trx) => {
    if (!(await EmailLog.query(trx).deleteById(id))) throw new Problem('email_log_not_found')
    await recordAudit(trx, actor, 'email_log.delete', { type: 'email_log', id, details: { filename } })
    await announceChange(trx, 'email-logs', [id])
  })
}

/** Deletes all logs; gives how many there were. */
export const deleteEmailLogs = (actor: Actor): Promise<number> =>
  transaction(async (trx) => {
    const deleted = await EmailLog.query(trx).delete()
    if (deleted > 0) {
      await recordAudit(trx, actor, 'email_log.delete_all', {
        type: 'email_log',
        id: null,
        details: { deleted },
      })
      await announceWholeList(trx, 'email-logs')
    }
    return deleted
  })
