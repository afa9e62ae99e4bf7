import type { AuditAction, ReviewStatus } from '@nila/api/contract'
import { Review, transaction } from '@nila/db'
import { recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'

const ACTIONS = {
  0: 'review.reopen',
  1: 'review.approve',
  2: 'review.reject',
} as const satisfies Record<ReviewStatus, AuditAction>

/**
 * Sets the status of reviews, from any state to any (spec section 4), in one statement: those that are so already stay
 * untouched and leave no trace, so that a second click changes nothing.
 * @param version where the decision is about one version only: a review that has moved on since is left as it is
 * @returns the ids that were changed
 */
export const setReviewStatuses = (
  actor: Actor,
  ids: number[],
  isApproved: ReviewStatus,
  version?: number,
): Promise<number[]> =>
  transaction(async (trx) => {
    const changed = await Review.query(trx)
      .patch({ isApproved, version: Review.raw('version + 1') })
      .whereIn('id', ids)
      .whereNot({ isApproved })
      .where(version === undefined ? {} : { version })
      .returning(['id', 'title'])
    await recordAudits(
      trx,
      actor,
      ACTIONS[isApproved],
      changed.map(({ id, title }) => ({ type: 'review', id, details: { title } })),
    )
    return changed.map(({ id }) => id)
  })
