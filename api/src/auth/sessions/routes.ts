import * as contract from '@nila/api/contract'
import { findPage } from '../../http/find-page.ts'
import { type Api, route, routeList } from '../../http/route.ts'
import { closeSession } from './close-session.ts'
import { endOtherSessions, endSessionOf } from './end-sessions.ts'
import { type SessionOfPlace, sessionsOf } from './find-sessions.ts'
import { presentSession } from './present-session.ts'

const COLUMNS = { lastUsedAt: 'session.lastUsedAt', createdAt: 'session.createdAt' }

export function sessionRoutes(api: Api): void {
  routeList(api, contract.listSessions, async ({ actor, ctx, ...query }) => {
    const { rows, total } = await findPage(sessionsOf(actor.id), COLUMNS, query)
    return { items: rows.map((row) => presentSession(row as SessionOfPlace, ctx.state)), total }
  })

  route(api, contract.endSession, async ({ actor, params, ctx }) => {
    await endSessionOf(actor, params.id)
    if (params.id === ctx.state.sessionId) await closeSession(ctx)
  })

  route(api, contract.endOtherSessions, async ({ actor, ctx }) => endOtherSessions(actor, ctx.state))
}
