import { z } from 'zod'
import { bulkAnswer, bulkFields, decided } from './decisions.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Id, Ids, Line, SearchText, Timestamp, Words } from './fields.ts'

/** 0 pending, 1 approved, 2 rejected (spec section 3). */
export const ReviewStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** Spec section 5: rating 1-5, title 3-100, content 10-1000 characters. */
export const ReviewBody = z.strictObject({
  rating: z.int('rating_invalid').min(1, 'rating_invalid').max(5, 'rating_invalid'),
  title: Line(3, 100),
  content: Words(10, 1000),
})
export type ReviewBody = z.infer<typeof ReviewBody>

const reviewFields = {
  id: z.int(),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  createdAt: Timestamp,
  /** Null where the author's account is gone and the review was kept. */
  username: z.string().nullable(),
}

export const Review = z.strictObject(reviewFields)
export type Review = z.infer<typeof Review>

export const OwnReview = z.strictObject({ ...reviewFields, isApproved: ReviewStatus })
export type OwnReview = z.infer<typeof OwnReview>

export const AdminReview = z.strictObject({
  ...reviewFields,
  userId: z.int().nullable(),
  isApproved: ReviewStatus,
  version: z.int(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const listReviews = listEndpoint({
  path: '/reviews',
  guard: 'public',
  resource: 'reviews',
  item: Review,
  sort: ['createdAt', 'rating'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/reviews/mine',
  guard: 'user',
  // Null, not 404: having written none is an ordinary state, and a failed request would be noise in the browser.
  answer: OwnReview.nullable(),
})
export const createReview = endpoint({
  method: 'POST',
  path: '/reviews',
  guard: 'user',
  body: ReviewBody,
  answer: OwnReview,
  status: 201,
})
export const updateOwnReview = endpoint({
  method: 'PUT',
  path: '/reviews/mine',
  guard: 'user',
  body: ReviewBody,
  answer: OwnReview,
})
export const deleteOwnReview = endpoint({ method: 'DELETE', path: '/reviews/mine', guard: 'user' })

export const listAdminReviews = listEndpoint({
  path: '/admin/reviews',
  guard: 'admin',
  resource: 'reviews',
  item: AdminReview,
  sort: ['createdAt', 'id', 'rating', 'title', 'username', 'isApproved'],
  defaultOrder: 'DESC',
  csv: ['id', 'rating', 'title', 'content', 'isApproved', 'username', 'userId', 'createdAt'],
  filter: z.strictObject({
    id: Ids.optional(),
    isApproved: ReviewStatus.optional(),
    rating: z.int().min(1).max(5).optional(),
    userId: Id.optional(),
    q: SearchText.optional(),
  }),
  counts: ['pending', 'approved', 'rejected', 'all'],
})
export const getAdminReview = endpoint({
  method: 'GET',
  path: '/admin/reviews/:id',
  guard: 'admin',
  params: ById,
  answer: AdminReview,
})
export const setReviewStatus = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id',
  guard: 'admin',
  params: ById,
  body: z.strictObject({ isApproved: ReviewStatus }),
  answer: decided(AdminReview),
})
export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/admin/reviews/:id',
  guard: 'admin',
  params: ById,
})

/** Decides up to 500 reviews in one transaction. */
export const setReviewStatuses = endpoint({
  method: 'POST',
  path: '/admin/reviews/bulk',
  guard: 'admin',
  body: z.strictObject({ ...bulkFields, isApproved: ReviewStatus }),
  answer: bulkAnswer(AdminReview),
})
