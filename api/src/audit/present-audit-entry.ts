import type { AuditEntry as Answer, AuditAction } from '@nila/api/contract'
import type { AuditEntry } from '@nila/db'

/** One line of the audit log. */
export const presentAuditEntry = (entry: AuditEntry): Answer => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action as AuditAction,
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  details: entry.details,
})
