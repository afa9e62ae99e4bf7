import * as contract from '@nila/api/contract'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { avatarListing, findAvatar, findAvatars, findOffered } from './find-avatars.ts'
import { presentAdminAvatar, presentAvatar } from './present-avatar.ts'
import { createAvatar, deleteAvatar, updateAvatar } from './write-avatar.ts'

async function existing(id: number): Promise<contract.AdminAvatar> {
  const avatar = await findAvatar(id)
  if (!avatar) throw new Problem('avatar_not_found')
  return presentAdminAvatar(avatar)
}

export function avatarRoutes(api: Api): void {
  routeList(api, contract.listAvatars, async ({ ctx, ...query }) => {
    const { rows, total } = await findOffered(query, ctx.state.user?.id)
    return { items: rows.map(({ avatar, access }) => presentAvatar(avatar, access)), total }
  })

  routeList(
    api,
    contract.listAdminAvatars,
    async (query) => {
      const { rows, total, counts } = await findAvatars(query)
      return { items: rows.map(presentAdminAvatar), total, counts }
    },
    async ({ filter, sort }) => inBatches(inOrder(avatarListing(filter), sort), presentAdminAvatar),
  )
  route(api, contract.getAdminAvatar, async ({ params }) => existing(params.id))
  route(api, contract.createAvatar, async ({ actor, body }) => existing(await createAvatar(actor, body)))
  route(api, contract.updateAvatar, async ({ actor, params, body, version }) => {
    const operationId = await updateAvatar(actor, params.id, body, version)
    return { ...(await existing(params.id)), operationId }
  })
  route(api, contract.deleteAvatar, async ({ actor, params, version }) =>
    deleteAvatar(actor, params.id, version),
  )
}
