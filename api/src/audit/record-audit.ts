import type { AuditAction } from '@nila/api/contract'
import { AuditEntry, type Knex } from '@nila/db'
import type { Actor } from '../http/context.ts'

/** What was acted on, and what of it is worth knowing later; never a secret. */
interface Subject {
  type: 'user' | 'session' | 'device' | 'passkey' | 'review' | 'email' | 'email_log'
  /** Null where all records of the type are meant, or there is none. */
  id: number | null
  details?: AuditEntry['details']
}

/** Writes down who did what to which records, in the transaction that does it: either all stand or none. */
export async function recordAudits(
  trx: Knex.Transaction,
  actor: Pick<Actor, 'id' | 'username'>,
  action: AuditAction,
  subjects: Subject[],
): Promise<void> {
  if (!subjects.length) return
  await AuditEntry.query(trx).insert(
    subjects.map(({ type, id, details = {} }) => ({
      actorId: actor.id,
      actorName: actor.username,
      action,
      subjectType: type,
      subjectId: id,
      details,
    })),
  )
}

/** Writes down who did what to one record. */
export const recordAudit = (
  trx: Knex.Transaction,
  actor: Pick<Actor, 'id' | 'username'>,
  action: AuditAction,
  subject: Subject,
): Promise<void> => recordAudits(trx, actor, action, [subject])
