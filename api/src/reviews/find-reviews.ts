import type { CountName, Filter, listAdminReviews } from '@nila/api/contract'
import { type QueryBuilder, Review } from '@nila/db'
import { containing } from '../http/containing.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'

type Reviews = QueryBuilder<Review, Review[]>

/** Reviews with their authors' names. */
const withAuthors = (): Reviews =>
  Review.query().leftJoinRelated('user').select('reviews.*', 'user.username as username')

/** One review with its author's name. */
export const findReview = async (where: { id: number } | { userId: number }): Promise<Review | undefined> =>
  withAuthors()
    .where('id' in where ? { 'reviews.id': where.id } : { 'reviews.userId': where.userId })
    .first()

/** Reviews by their ids, with their authors' names. */
export const findReviews = async (ids: number[]): Promise<Review[]> =>
  withAuthors().whereIn('reviews.id', ids)

function narrow(reviews: Reviews, filter: Omit<Filter<typeof listAdminReviews>, 'isApproved'>): Reviews {
  const { id: ids, rating, userId, q } = filter
  if (ids) reviews.whereIn('reviews.id', ids)
  if (rating !== undefined) reviews.where('reviews.rating', rating)
  if (userId !== undefined) reviews.where('reviews.userId', userId)
  if (q) {
    const pattern = containing(q)
    reviews.where((any) =>
      any
        .where('reviews.title', 'ilike', pattern)
        .orWhere('reviews.content', 'ilike', pattern)
        .orWhere('user.username', 'ilike', pattern),
    )
  }
  return reviews
}

const COLUMNS = {
  createdAt: 'reviews.createdAt',
  id: 'reviews.id',
  rating: 'reviews.rating',
  title: 'reviews.title',
  username: 'user.username',
  isApproved: 'reviews.isApproved',
}

/** One page of all reviews, with what each tab would hold under the same filter. */
export async function findForModeration(query: ListQuery<typeof listAdminReviews>) {
  const { isApproved, ...rest } = query.filter
  const reviews = narrow(withAuthors(), rest)
  if (isApproved !== undefined) reviews.where('reviews.isApproved', isApproved)
  const tabs = narrow(Review.query().leftJoinRelated('user'), rest)
    .select('reviews.isApproved')
    .count('* as count')
    .groupBy('reviews.isApproved')
    .castTo<{ isApproved: 0 | 1 | 2; count: number }[]>()
  const [page, rows] = await Promise.all([findPage(reviews, COLUMNS, query), tabs])
  const countOf = (status: number) => rows.find((row) => row.isApproved === status)?.count ?? 0
  const counts: Record<CountName<typeof listAdminReviews>, number> = {
    pending: countOf(0),
    approved: countOf(1),
    rejected: countOf(2),
    all: countOf(0) + countOf(1) + countOf(2),
  }
  return { ...page, counts }
}
