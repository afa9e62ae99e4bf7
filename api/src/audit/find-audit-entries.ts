import type { Filter, listAuditLog, SortField } from '@nila/api/contract'
import { AuditEntry } from '@nila/db'
import { countKinds, countListed, sumOf } from '../http/count-records.ts'
import type { Counted } from '../http/find-page.ts'
import { isUnfiltered, type ListQuery } from '../http/list-query.ts'
import { findListed, type Listing } from '../http/listing.ts'

/** An entry, and whether what it did to its record was taken back. */
export type AuditEntryWithUndo = AuditEntry & { isUndone: boolean }

const COLUMNS: Record<SortField<typeof listAuditLog>, string> = { at: 'audit_log.at', id: 'audit_log.id' }

type AuditListing = Listing<AuditEntry, keyof typeof COLUMNS>
type Kind = Pick<AuditEntry, 'action' | 'subjectType'>

/** The entries under a filter. */
export function auditListing({ id: ids, ...equal }: Filter<typeof listAuditLog>): AuditListing {
  const undoing = AuditEntry.query()
    .alias('undoing')
    .whereColumn('undoing.undoes', 'audit_log.operation_id')
    .whereColumn('undoing.subjectType', 'audit_log.subject_type')
    .whereColumn('undoing.subjectId', 'audit_log.subject_id')
  const query = AuditEntry.query()
    .select('audit_log.*', AuditEntry.raw('exists (?) as is_undone', [undoing.toKnexQuery()]))
    .where(equal)
  if (ids) query.whereIn('id', ids)
  return { query, columns: COLUMNS }
}

async function count(listing: AuditListing, filter: Filter<typeof listAuditLog>): Promise<Counted> {
  const { action, subjectType, ...others } = filter
  if (!isUnfiltered(others)) {
    const { counts, cutAt } = await countListed(listing, { all: 'true' })
    return { count: counts.all, cutAt }
  }
  const kinds = await countKinds<Kind>('audit_log')
  const matches = (kind: Kind) =>
    (!action || kind.action === action) && (!subjectType || kind.subjectType === subjectType)
  return { count: sumOf(kinds, matches), isWhole: isUnfiltered(filter) }
}

/** One page of the audit log. */
export async function findAuditEntries(query: ListQuery<typeof listAuditLog>) {
  const listing = auditListing(query.filter)
  const counted = await count(listing, query.filter)
  const { rows, total } = await findListed(listing, query, counted)
  return { rows: rows as AuditEntryWithUndo[], total, countsLimit: counted.cutAt }
}
