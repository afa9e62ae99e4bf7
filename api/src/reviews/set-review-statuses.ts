import type { AuditAction, ReviewStatus, RowResult } from '@nila/api/contract'
import { type Knex, Review, transaction } from '@nila/db'
import { beginOperation, recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { announceChange } from '../live/announce-change.ts'

/** What putting a review into a status is called. */
export const REVIEW_ACTIONS = {
  0: 'review.reopen',
  1: 'review.approve',
  2: 'review.reject',
} as const satisfies Record<ReviewStatus, AuditAction>

export interface Decision {
  /** Null where nothing had to be changed. */
  operationId: number | null
  results: RowResult[]
}

/** Locks reviews in the order of their ids, so that two who decide the same ones wait for each other instead of dead-locking. */
const lockReviews = (trx: Knex.Transaction, ids: number[]): Promise<Review[]> =>
  Review.query(trx).whereIn('id', ids).orderBy('id').forUpdate().execute()

/**
 * Sets the status of reviews, from any state to any (spec section 4). Those that are so already stay untouched and leave no trace, so
 * that a second click changes nothing; those that have moved on since the version that was looked at are left as they are.
 * @param versions by id; what is not named is decided whatever its version
 */
export const setReviewStatuses = (
  actor: Actor,
  ids: number[],
  isApproved: ReviewStatus,
  versions: Record<string, number> = {},
): Promise<Decision> =>
  transaction(async (trx) => {
    const reviews = new Map((await lockReviews(trx, ids)).map((review) => [review.id, review]))
    const results = [...new Set(ids)].map((id): RowResult => {
      const review = reviews.get(id)
      if (!review) return { id, success: false, code: 'review_not_found' }
      const seen = versions[id]
      const isStale = review.isApproved !== isApproved && seen !== undefined && seen !== review.version
      return isStale ? { id, success: false, code: 'stale_version' } : { id, success: true }
    })
    const changed = results
      .filter(({ success }) => success)
      .flatMap(({ id }) => reviews.get(id) ?? [])
      .filter((review) => review.isApproved !== isApproved)
    if (!changed.length) return { operationId: null, results }

    const changedIds = changed.map(({ id }) => id)
    await Review.query(trx)
      .patch({ isApproved, version: Review.raw('version + 1') })
      .whereIn('id', changedIds)
    const operationId = await beginOperation(trx)
    await recordAudits(
      trx,
      actor,
      REVIEW_ACTIONS[isApproved],
      changed.map(({ id, title, isApproved: was, version }) => ({
        type: 'review',
        id,
        details: { title },
        before: { isApproved: was, version },
        after: { isApproved, version: version + 1 },
      })),
      { operationId },
    )
    await announceChange(trx, 'reviews', changedIds)
    return { operationId, results }
  })
