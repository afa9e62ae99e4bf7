import * as contract from '@nila/api/contract'
import type { Review } from '@nila/db'
import { inBatches } from '../http/in-batches.ts'
import { inOrder } from '../http/listing.ts'
import { Problem } from '../http/problem.ts'
import { type Api, route, routeList } from '../http/route.ts'
import type { Services } from '../services.ts'
import { deleteReview } from './delete-review.ts'
import { findApproved } from './find-approved.ts'
import { findForModeration, findReview, findReviews, reviewListing } from './find-reviews.ts'
import { presentAdminReview, presentOwnReview, presentReview } from './present-review.ts'
import { setReviewStatuses } from './set-review-statuses.ts'
import { createReview, deleteOwnReview, updateOwnReview } from './write-own-review.ts'

async function existing(id: number): Promise<Review> {
  const review = await findReview({ id })
  if (!review) throw new Problem('review_not_found')
  return review
}

export function reviewRoutes(api: Api, services: Services): void {
  routeList(api, contract.listReviews, async (query) => {
    const { rows, total } = await findApproved(services.db, query)
    return { items: rows.map(presentReview), total }
  })

  route(api, contract.getOwnReview, async ({ actor }) => {
    const review = await findReview({ userId: actor.id })
    return review ? presentOwnReview(review) : null
  })
  route(api, contract.createReview, async ({ actor, body }) =>
    presentOwnReview(await createReview(actor, body)),
  )
  route(api, contract.updateOwnReview, async ({ actor, body }) =>
    presentOwnReview(await updateOwnReview(actor, body)),
  )
  route(api, contract.deleteOwnReview, async ({ actor }) => deleteOwnReview(actor))

  routeList(
    api,
    contract.listAdminReviews,
    async (query) => {
      const { rows, ...page } = await findForModeration(query)
      return { items: rows.map(presentAdminReview), ...page }
    },
    async ({ filter, sort }) => inBatches(inOrder(await reviewListing(filter), sort), presentAdminReview),
  )
  route(api, contract.setReviewStatuses, async ({ actor, body }) => {
    const decision = await setReviewStatuses(actor, body.ids, body.isApproved, body.versions)
    return { ...decision, records: (await findReviews(body.ids)).map(presentAdminReview) }
  })
  route(api, contract.getAdminReview, async ({ params }) => presentAdminReview(await existing(params.id)))
  route(api, contract.setReviewStatus, async ({ params, body, actor, version }) => {
    const versions = version === undefined ? {} : { [params.id]: version }
    const { operationId } = await setReviewStatuses(actor, [params.id], body.isApproved, versions)
    const current = presentAdminReview(await existing(params.id))
    // A repeat finds the status as it wants it, whatever the version.
    if (current.isApproved !== body.isApproved) throw new Problem('stale_version', { current })
    return { ...current, operationId }
  })
  route(api, contract.deleteReview, async ({ params, actor }) => deleteReview(actor, params.id))
}
