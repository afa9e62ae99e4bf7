import * as contract from '@nila/api/contract'
import type { Actor } from '../http/context.ts'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { markDeprecated, OLD_DECISIONS } from '../old-addresses.ts'
import type { Services } from '../services.ts'
import {
  findAllSubscriptions,
  findOwnSubscriptions,
  findPendingSubscriptions,
  findSubscription,
  findSubscriptions,
  pendingListing,
  subscriptionListing,
} from './find-subscriptions.ts'
import { fixTransactionIds } from './fix-transaction-ids.ts'
import { presentAdminSubscription, presentOwnSubscription } from './present-subscription.ts'
import { requestSubscription } from './request-subscription.ts'
import { verifySubscriptions } from './verify-subscriptions.ts'

async function existing(id: number): Promise<contract.AdminSubscription> {
  const subscription = await findSubscription(id)
  if (!subscription) throw new Problem('subscription_not_found')
  return presentAdminSubscription(subscription)
}

/** Decides one request, and refuses with the record as it is now where it cannot. */
async function verifyOne(
  services: Services,
  actor: Actor,
  id: number,
  decision: contract.SubscriptionDecision,
  version: number | undefined,
): Promise<contract.Answer<typeof contract.verifySubscription>> {
  const versions = version === undefined ? {} : { [id]: version }
  const { operationId, results } = await verifySubscriptions(services, actor, [id], decision, versions)
  const current = await existing(id)
  const code = results[0]?.code
  if (code) throw new Problem(code, { current })
  return { ...current, operationId }
}

export function subscriptionRoutes(api: Api, services: Services): void {
  routeList(api, contract.listOwnSubscriptions, async ({ actor, ...query }) => {
    const { rows, total } = await findOwnSubscriptions(actor.id, query)
    return { items: rows.map(presentOwnSubscription), total }
  })
  route(api, contract.requestSubscription, async ({ actor, body }) =>
    presentOwnSubscription(await requestSubscription(services, actor, body)),
  )

  routeList(
    api,
    contract.listPendingSubscriptions,
    async (query) => {
      const { rows, ...page } = await findPendingSubscriptions(query)
      return { items: rows.map(presentAdminSubscription), ...page }
    },
    async ({ filter, sort }) =>
      inBatches(inOrder(await pendingListing(filter), sort), presentAdminSubscription),
  )
  routeList(
    api,
    contract.listSubscriptions,
    async (query) => {
      const { rows, ...page } = await findAllSubscriptions(query)
      return { items: rows.map(presentAdminSubscription), ...page }
    },
    async ({ filter, sort }) =>
      inBatches(inOrder(await subscriptionListing(filter), sort), presentAdminSubscription),
  )
  route(api, contract.verifySubscriptions, async ({ actor, body }) => {
    const { ids, versions, ...decision } = body
    const verdict = await verifySubscriptions(services, actor, ids, decision, versions)
    return { ...verdict, records: (await findSubscriptions(ids)).map(presentAdminSubscription) }
  })
  route(api, contract.getSubscription, async ({ params }) => existing(params.id))
  route(api, contract.verifySubscription, async ({ actor, params, body, version }) =>
    verifyOne(services, actor, params.id, body, version),
  )
  route(api, contract.fixTransactionIds, async ({ actor }) => fixTransactionIds(actor))

  for (const old of OLD_DECISIONS) {
    route(api, old, async ({ actor, body, version, ctx }) => {
      const { subscriptionId, action, expiresAt } = body
      markDeprecated(ctx, contract.verifySubscription, { id: String(subscriptionId) })
      return verifyOne(services, actor, subscriptionId, { action, expiresAt }, version)
    })
  }
}
