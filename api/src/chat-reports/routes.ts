import * as contract from '@nila/api/contract'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { decideChatReports } from './decide-chat-reports.ts'
import { findChatReports, findReportsById, type NamedReport, reportListing } from './find-chat-reports.ts'
import { presentChatReport } from './present-chat-report.ts'

async function existing(id: number): Promise<NamedReport> {
  const [report] = await findReportsById([id])
  if (!report) throw new Problem('chat_report_not_found')
  return report
}

export function chatReportRoutes(api: Api): void {
  routeList(
    api,
    contract.listChatReports,
    async (query) => {
      const { rows, ...page } = await findChatReports(query)
      return { items: rows.map(presentChatReport), ...page }
    },
    async ({ filter, sort }) => inBatches(inOrder(reportListing(filter), sort), presentChatReport),
  )
  route(api, contract.decideChatReports, async ({ actor, body: { ids, versions, ...decision } }) => {
    const decided = await decideChatReports(actor, ids, decision, versions)
    return { ...decided, records: (await findReportsById(ids)).map(presentChatReport) }
  })
  route(api, contract.decideChatReport, async ({ params: { id }, body, actor, version }) => {
    const versions = version === undefined ? {} : { [id]: version }
    const { operationId, results } = await decideChatReports(actor, [id], body, versions)
    const current = presentChatReport(await existing(id))
    if (!results[0]?.success) throw new Problem('stale_version', { current })
    return { ...current, operationId }
  })
}
