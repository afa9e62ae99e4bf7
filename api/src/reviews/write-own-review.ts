import type { ReviewBody } from '@nila/api/contract'
import { ForeignKeyViolationError, Review, UniqueViolationError } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'

const withAuthor = (review: Review, { username }: Actor): Review => Object.assign(review, { username })

/** Writes the actor's one review; it is pending until an administrator decides. */
export async function createReview(actor: Actor, body: ReviewBody): Promise<Review> {
  const review = await Review.query()
    .insert({ ...body, userId: actor.id })
    .returning('*')
    .catch((error: unknown) => {
      if (error instanceof UniqueViolationError) throw new Problem('review_exists')
      // The account was deleted meanwhile.
      if (error instanceof ForeignKeyViolationError) throw new Problem('authentication_required')
      throw error
    })
  return withAuthor(review, actor)
}

/** Changes the actor's review, which returns it to pending: nobody approved the new words. */
export async function updateOwnReview(actor: Actor, body: ReviewBody): Promise<Review> {
  const review = await Review.query()
    .patch({ ...body, isApproved: 0, version: Review.raw('version + 1') })
    .where({ userId: actor.id })
    .returning('*')
    .first()
  if (!review) throw new Problem('review_not_found')
  return withAuthor(review, actor)
}

/** Deletes the actor's review. */
export async function deleteOwnReview(actor: Actor): Promise<void> {
  const deleted = await Review.query().delete().where({ userId: actor.id })
  if (!deleted) throw new Problem('review_not_found')
}
