import { getAdminUser, listUserLogins, listUsers } from '@nila/api/contract'
import { listLogins } from '../auth/list-logins.ts'
import { presentLogin } from '../auth/present-login.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { findUser, findUsers } from './find-users.ts'
import { presentUser } from './present-user.ts'

async function existing(id: number) {
  const user = await findUser(id)
  if (!user) throw new Problem('user_not_found')
  return user
}

export function userRoutes(api: Api): void {
  routeList(api, listUsers, async (query) => {
    const { rows, total } = await findUsers(query)
    return { items: rows.map(presentUser), total }
  })
  route(api, getAdminUser, async ({ params }) => presentUser(await existing(params.id)))
  routeList(api, listUserLogins, async ({ params, ...query }) => {
    const { id } = await existing(params.id)
    const { rows, total } = await listLogins(id, query)
    return { items: rows.map(presentLogin), total }
  })
}
