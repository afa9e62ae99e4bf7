import type { AuditAction, RowResult, UndoableResource } from '@nila/api/contract'
import { AuditEntry, type AuditValues, type Knex, transaction } from '@nila/db'
import { REPORT_ACTIONS } from '../chat-reports/decide-chat-reports.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import type { Outbox } from '../mail/outbox.ts'
import { REVIEW_ACTIONS } from '../reviews/set-review-statuses.ts'
import { type Change, putBack } from './put-back.ts'
import { beginOperation, recordAudits, type SubjectType } from './record-audit.ts'

interface Undoable {
  resource: UndoableResource
  /** Where its records are; the name of the resource unless said. */
  table?: string
  /** What it is called to put `before` back. */
  actionOf: (before: AuditValues) => AuditAction
}

/** The subjects whose changes can be taken back: what was changed is in the entry, and `version` tells whether it still stands. */
const UNDOABLE: Partial<Record<SubjectType, Undoable>> = {
  review: {
    resource: 'reviews',
    actionOf: ({ isApproved }) => REVIEW_ACTIONS[isApproved as keyof typeof REVIEW_ACTIONS],
  },
  subscription: {
    resource: 'subscriptions',
    actionOf: ({ status }) => {
      if (status === 'active') return 'subscription.approve'
      if (status === 'rejected') return 'subscription.reject'
      return status === undefined ? 'subscription.fix_transaction_id' : 'subscription.reopen'
    },
  },
  avatar: { resource: 'avatars', actionOf: () => 'avatar.update' },
  model_endpoint: {
    resource: 'model-endpoints',
    table: 'model_endpoints',
    actionOf: () => 'model_endpoint.update',
  },
  chat_report: {
    resource: 'chat-reports',
    table: 'message_reports',
    actionOf: ({ status }) => REPORT_ACTIONS[status as keyof typeof REPORT_ACTIONS],
  },
}

/** Whether an entry is of a kind that can be undone. */
export const isOfUndoableKind = ({
  subjectType,
  subjectId,
  operationId,
  before,
  after,
}: AuditEntry): boolean =>
  subjectType in UNDOABLE && subjectId !== null && operationId !== null && before !== null && after !== null

/** Entries that are put back and written down together: a statement carries so many values and no more. */
const BATCH = 500

/** Writes down what was put back, by what each record has become again. */
async function recordUndoing(
  trx: Knex.Transaction,
  actor: Actor,
  changes: Change[],
  actionOf: Undoable['actionOf'],
  operation: { operationId: number; undoes: number },
): Promise<void> {
  for (const [action, group] of Map.groupBy(changes, ({ before }) => actionOf(before))) {
    await recordAudits(
      trx,
      actor,
      action,
      group.map(({ subjectType, subjectId, details, before, after }) => ({
        type: subjectType as SubjectType,
        id: subjectId,
        details,
        before: after,
        after: { ...before, version: Number(after.version) + 1 },
      })),
      operation,
    )
  }
}

/**
 * Takes back what an operation did, as far as its records have not moved on since, as an operation of its own. Mails that tell of it
 * and still wait are not sent.
 */
export const undoOperation = (outbox: Outbox, actor: Actor, operationId: number) =>
  transaction(async (trx) => {
    const entries = await AuditEntry.query(trx).where({ operationId }).orderBy('subjectId')
    const changes = entries.filter(isOfUndoableKind) as Change[]
    const undoable = UNDOABLE[changes[0]?.subjectType as SubjectType]
    if (!undoable) throw new Problem('operation_not_found')
    const { resource, table = resource, actionOf } = undoable

    const undoing = await beginOperation(trx)
    const results: RowResult[] = []
    for (let first = 0; first < changes.length; first += BATCH) {
      const batch = changes.slice(first, first + BATCH)
      const ids = await putBack(trx, table, batch)
      const undone = batch.filter(({ subjectId }) => ids.has(subjectId))
      await recordUndoing(trx, actor, undone, actionOf, { operationId: undoing, undoes: operationId })
      await announceChange(trx, resource, [...ids])
      for (const { subjectId: id } of batch) {
        results.push(ids.has(id) ? { id, success: true } : { id, success: false, code: 'operation_moved_on' })
      }
    }
    if (!results.some(({ success }) => success)) throw new Problem('operation_moved_on')
    await outbox.recall(trx, operationId)
    return { operationId: undoing, resource, results }
  })
