import * as contract from '@nila/api/contract'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { type Api, route, routeList } from '../http/route.ts'
import type { Services } from '../services.ts'
import { auditListing, findAuditEntries } from './find-audit-entries.ts'
import { presentAuditEntry } from './present-audit-entry.ts'
import { undoOperation } from './undo-operation.ts'

export function auditRoutes(api: Api, { outbox }: Services): void {
  routeList(
    api,
    contract.listAuditLog,
    async (query) => {
      const { rows, ...page } = await findAuditEntries(query)
      return { items: rows.map(presentAuditEntry), ...page }
    },
    async ({ filter, sort }) => inBatches(inOrder(auditListing(filter), sort), presentAuditEntry),
  )
  route(api, contract.undoOperation, async ({ actor, params }) =>
    undoOperation(outbox, actor, params.operationId),
  )
}
