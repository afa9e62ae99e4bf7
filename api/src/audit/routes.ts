import { listAuditLog } from '@nila/api/contract'
import { AuditEntry } from '@nila/db'
import { findPage } from '../http/find-page.ts'
import { type Api, routeList } from '../http/route.ts'
import { presentAuditEntry } from './present-audit-entry.ts'

export function auditRoutes(api: Api): void {
  routeList(api, listAuditLog, async (query) => {
    const { id: ids, ...equal } = query.filter
    const entries = AuditEntry.query().where(equal)
    if (ids) entries.whereIn('id', ids)
    const { rows, total } = await findPage(entries, { at: 'at', id: 'id' }, query)
    return { items: rows.map(presentAuditEntry), total }
  })
}
