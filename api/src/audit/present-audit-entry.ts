import type { AuditEntry as Answer, AuditAction } from '@nila/api/contract'
import type { AuditEntry } from '@nila/db'
import { isOfUndoableKind } from './undo-operation.ts'

/** One line of the audit log. */
export const presentAuditEntry = (entry: AuditEntry & { isUndone?: boolean }): Answer => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action as AuditAction,
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  details: entry.details,
  before: entry.before,
  after: entry.after,
  ip: entry.ip,
  country: entry.country,
  operationId: entry.operationId,
  undoes: entry.undoes,
  isUndoable: isOfUndoableKind(entry) && !entry.isUndone,
})
