import type { AuditAction, ReportStatus, RowResult } from '@nila/api/contract'
import { type AuditValues, type Knex, MessageReport, transaction } from '@nila/db'
import { beginOperation, recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { announceChange } from '../live/announce-change.ts'

/** What putting a report into a status is called. */
export const REPORT_ACTIONS = {
  open: 'chat_report.reopen',
  resolved: 'chat_report.resolve',
  dismissed: 'chat_report.dismiss',
} as const satisfies Record<ReportStatus, AuditAction>

export interface ReportDecision {
  status: ReportStatus
  /** Why, in words; empty of one that is opened again. */
  resolution: string
}

/** What a decision changes, as the audit log keeps it. The words of the chat are not among it: the log is for ever. */
const decisionOf = (report: MessageReport): AuditValues => ({
  status: report.status,
  resolution: report.resolution,
  resolvedBy: report.resolvedBy,
  resolvedAt: report.resolvedAt?.toISOString() ?? null,
  version: report.version,
})

/** Locks reports in the order of their ids, so that two who decide the same ones wait for each other instead of dead-locking. */
const lockReports = (trx: Knex.Transaction, ids: number[]): Promise<MessageReport[]> =>
  MessageReport.query(trx).whereIn('id', ids).orderBy('id').forUpdate().execute()

/**
 * Decides reports, from any status to any. Those that are so already stay untouched and leave no trace; those that have moved on since
 * the version that was looked at are left as they are.
 * @param versions by id; what is not named is decided whatever its version
 */
export const decideChatReports = (
  actor: Actor,
  ids: number[],
  { status, resolution }: ReportDecision,
  versions: Record<string, number> = {},
): Promise<{ operationId: number | null; results: RowResult[] }> =>
  transaction(async (trx) => {
    const reports = new Map((await lockReports(trx, ids)).map((report) => [report.id, report]))
    const words = status === 'open' ? '' : resolution
    const isSo = (report: MessageReport) => report.status === status && report.resolution === words
    const results = [...new Set(ids)].map((id): RowResult => {
      const report = reports.get(id)
      if (!report) return { id, success: false, code: 'chat_report_not_found' }
      const seen = versions[id]
      const isStale = !isSo(report) && seen !== undefined && seen !== report.version
      return isStale ? { id, success: false, code: 'stale_version' } : { id, success: true }
    })
    const before = results
      .filter(({ success }) => success)
      .flatMap(({ id }) => reports.get(id) ?? [])
      .filter((report) => !isSo(report))
    if (!before.length) return { operationId: null, results }

    const changedIds = before.map(({ id }) => id)
    const isOpen = status === 'open'
    const after = await MessageReport.query(trx)
      .patch({
        status,
        resolution: words,
        resolvedBy: isOpen ? null : actor.id,
        resolvedAt: isOpen ? null : new Date(),
        version: MessageReport.raw('version + 1'),
      })
      .whereIn('id', changedIds)
      .returning('*')
    const changed = new Map(after.map((report) => [report.id, report]))
    const operationId = await beginOperation(trx)
    await recordAudits(
      trx,
      actor,
      REPORT_ACTIONS[status],
      before.flatMap((report) => {
        const now = changed.get(report.id)
        const { id, reason } = report
        return now
          ? [
              {
                type: 'chat_report' as const,
                id,
                details: { reason },
                before: decisionOf(report),
                after: decisionOf(now),
              },
            ]
          : []
      }),
      { operationId },
    )
    await announceChange(trx, 'chat-reports', changedIds)
    return { operationId, results }
  })
