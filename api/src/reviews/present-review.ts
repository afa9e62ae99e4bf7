import type { AdminReview, OwnReview, Review as PublicReview } from '@nila/api/contract'
import type { Review } from '@nila/db'

/** What a query must have read of a review for everyone to see it. */
export type PublicRow = Pick<Review, 'id' | 'rating' | 'title' | 'content' | 'createdAt'> & {
  username?: string | null
}

/** A review as everyone sees it. */
export const presentReview = (review: PublicRow): PublicReview => ({
  id: review.id,
  rating: review.rating,
  title: review.title,
  content: review.content,
  createdAt: review.createdAt.toISOString(),
  username: review.username ?? null,
})

/** A review as its author sees it. */
export const presentOwnReview = (review: Review): OwnReview => ({
  ...presentReview(review),
  isApproved: review.isApproved,
})

/** A review as those who decide on it see it. */
export const presentAdminReview = (review: Review): AdminReview => ({
  ...presentOwnReview(review),
  userId: review.userId,
  version: review.version,
})
