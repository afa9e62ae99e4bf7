import * as contract from '@nila/api/contract'
import type { Actor } from '../http/context.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { existingSavedView, findSavedViews } from './find-saved-views.ts'
import { presentSavedView } from './present-saved-view.ts'
import { createSavedView, deleteSavedView, setDefaultView, updateSavedView } from './write-saved-view.ts'

const present = async (actor: Actor, id: number) =>
  presentSavedView(actor, await existingSavedView(actor, id))

export function savedViewRoutes(api: Api): void {
  routeList(api, contract.listSavedViews, async ({ actor, ...query }) => {
    const { rows, total } = await findSavedViews(actor, query)
    return { items: rows.map((view) => presentSavedView(actor, view)), total }
  })
  route(api, contract.createSavedView, async ({ actor, body }) =>
    present(actor, await createSavedView(actor, body)),
  )
  route(api, contract.updateSavedView, async ({ actor, params, body }) => {
    await updateSavedView(actor, params.id, body)
    return present(actor, params.id)
  })
  route(api, contract.deleteSavedView, async ({ actor, params }) => deleteSavedView(actor, params.id))
  route(api, contract.setDefaultView, async ({ actor, params, body }) => {
    await setDefaultView(actor, params.id, body.isDefault)
    return present(actor, params.id)
  })
}
