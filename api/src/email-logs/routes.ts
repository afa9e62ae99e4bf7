import * as contract from '@nila/api/contract'
import { type Api, route, routeList } from '../http/route.ts'
import { deleteEmailLog, deleteEmailLogs } from './delete-email-logs.ts'
import { existingEmailLog, findEmailLogs } from './find-email-logs.ts'
import { presentEmailLog } from './present-email-log.ts'

export function emailLogRoutes(api: Api): void {
  routeList(api, contract.listEmailLogs, async (query) => {
    const { rows, total } = await findEmailLogs(query)
    return { items: rows.map(presentEmailLog), total }
  })
  route(api, contract.getEmailLog, async ({ params }) => (await existingEmailLog(params.filename)).html)
  route(api, contract.deleteEmailLog, async ({ params, actor }) => deleteEmailLog(actor, params.filename))
  route(api, contract.deleteEmailLogs, async ({ actor }) => ({ deleted: await deleteEmailLogs(actor) }))
}
