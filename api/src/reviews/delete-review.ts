import { Review, transaction } from '@nila/db'
import { recordAudits } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'

/** Deletes a review for good. */
export const deleteReview = (actor: Actor, id: number): Promise<void> =>
  transaction(async (trx) => {
    const review = await Review.query(trx).delete().where({ id }).returning('*').first()
    if (!review) throw new Problem('review_not_found')
    await recordAudits(trx, actor, 'review.delete', [
      { type: 'review', id, details: { title: review.title, rating: review.rating, userId: review.userId } },
    ])
    await announceChange(trx, 'reviews', [id])
  })
