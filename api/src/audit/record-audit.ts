import { type AuditAction, passes } from '@nila/api/contract'
import { AuditEntry, type AuditValues, type Knex } from '@nila/db'
import { countryOf } from '../geo/country-of.ts'
import { cutAddress } from '../http/client-address.ts'
import type { Actor } from '../http/context.ts'
import { requestAddress } from '../http/request-address.ts'
import { announceChange } from '../live/announce-change.ts'

export type SubjectType =
  | 'user'
  | 'session'
  | 'device'
  | 'passkey'
  | 'review'
  | 'subscription'
  | 'avatar'
  | 'model_endpoint'
  | 'chat_settings'
  | 'chat_report'
  | 'email'
  | 'email_log'
  | 'copy'
  | 'release'
  | 'list'

/** What was acted on, and what of it is worth knowing later; never a secret. */
export interface Subject {
  type: SubjectType
  /** Null where all records of the type are meant, or there is none. */
  id: number | null
  details?: AuditValues
  /** The fields that were changed, with `version` where the change can be undone. */
  before?: AuditValues
  after?: AuditValues
}

/** The number of an operation: one for all that one request does, under which it is found and undone. */
export async function beginOperation(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>("select nextval('operation_id_seq')::int as id")
  const [row] = rows
  if (!row) throw new RangeError('The sequence of operations gave no number.')
  return row.id
}

/**
 * Writes down who did what to which records, in the transaction that does it: either all stand or none. Open screens are told of what
 * administrators do; what users do to their own accounts is too much to follow.
 */
export async function recordAudits(
  trx: Knex.Transaction,
  actor: Actor,
  action: AuditAction,
  subjects: Subject[],
  operation: { operationId?: number; undoes?: number } = {},
): Promise<void> {
  if (!subjects.length) return
  const address = requestAddress()
  const place = address ? { ip: cutAddress(address), country: countryOf(address) } : {}
  const entries = await AuditEntry.query(trx).insert(
    subjects.map(({ type, id, details = {}, before, after }) => ({
      actorId: actor.id,
      actorName: actor.username,
      action,
      subjectType: type,
      subjectId: id,
      details,
      ...(before && { before }),
      ...(after && { after }),
      ...place,
      ...operation,
    })),
  )
  if (passes('admin', actor.role)) {
    await announceChange(
      trx,
      'audit-log',
      entries.map(({ id }) => id),
    )
  }
}

/** Writes down who did what to one record. */
export const recordAudit = (
  trx: Knex.Transaction,
  actor: Actor,
  action: AuditAction,
  subject: Subject,
  operation?: { operationId?: number; undoes?: number },
): Promise<void> => recordAudits(trx, actor, action, [subject], operation)
