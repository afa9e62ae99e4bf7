import * as contract from '@nila/api/contract'
import { listLogins } from '../auth/list-logins.ts'
import { presentLogin } from '../auth/present-login.ts'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import type { Services } from '../services.ts'
import { changeUser } from './change-user.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { findUser, findUsers, userListing } from './find-users.ts'
import { issueResetLink } from './issue-reset-link.ts'
import { presentUser } from './present-user.ts'

async function existing(id: number) {
  const user = await findUser(id)
  if (!user) throw new Problem('user_not_found')
  return user
}

export function userRoutes(api: Api, { config }: Services): void {
  routeList(
    api,
    contract.listUsers,
    async (query) => {
      const { rows, ...page } = await findUsers(query)
      return { items: rows.map(presentUser), ...page }
    },
    async ({ filter, sort }) => inBatches(inOrder(await userListing(filter), sort), presentUser),
  )
  route(api, contract.getAdminUser, async ({ params }) => presentUser(await existing(params.id)))
  route(api, contract.changeUser, async ({ actor, params, body }) => {
    await changeUser(actor, params.id, body)
    return presentUser(await existing(params.id))
  })
  route(api, contract.endUserSessions, async ({ actor, params, ctx }) =>
    endUserSessions(actor, params.id, ctx.state),
  )
  route(api, contract.issueResetLink, async ({ actor, params }) => {
    const { link, expiresAt } = await issueResetLink(config, actor, params.id)
    return { link, expiresAt: expiresAt.toISOString() }
  })
  routeList(api, contract.listUserLogins, async ({ params, ...query }) => {
    const { id } = await existing(params.id)
    const { rows, total } = await listLogins(id, query)
    return { items: rows.map(presentLogin), total }
  })
}
