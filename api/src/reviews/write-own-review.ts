import type { ReviewBody } from '@nila/api/contract'
import { ForeignKeyViolationError, Review, transaction, UniqueViolationError } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'

const withAuthor = (review: Review, { username }: Actor): Review => Object.assign(review, { username })

/** Writes the actor's one review; it is pending until an administrator decides. */
export const createReview = (actor: Actor, body: ReviewBody): Promise<Review> =>
  transaction(async (trx) => {
    const review = await Review.query(trx)
      .insert({ ...body, userId: actor.id })
      .returning('*')
      .catch((error: unknown) => {
        if (error instanceof UniqueViolationError) throw new Problem('review_exists')
        // The account was deleted meanwhile.
        if (error instanceof ForeignKeyViolationError) throw new Problem('authentication_required')
        throw error
      })
    await announceChange(trx, 'reviews', [review.id])
    return withAuthor(review, actor)
  })

/** Changes the actor's review, which returns it to pending: nobody approved the new words. */
export const updateOwnReview = (actor: Actor, body: ReviewBody): Promise<Review> =>
  transaction(async (trx) => {
    const review = await Review.query(trx)
      .patch({ ...body, isApproved: 0, version: Review.raw('version + 1') })
      .where({ userId: actor.id })
      .returning('*')
      .first()
    if (!review) throw new Problem('review_not_found')
    await announceChange(trx, 'reviews', [review.id])
    return withAuthor(review, actor)
  })

/** Deletes the actor's review. */
export const deleteOwnReview = (actor: Actor): Promise<void> =>
  transaction(async (trx) => {
    const review = await Review.query(trx).delete().where({ userId: actor.id }).returning('id').first()
    if (!review) throw new Problem('review_not_found')
    await announceChange(trx, 'reviews', [review.id])
  })
