import type { CountName, Filter, listAdminReviews, SortField } from '@nila/api/contract'
import { Review } from '@nila/db'
import { type Counts, countKinds, countListed, sumOf } from '../http/count-records.ts'
import { isUnfiltered, type ListQuery } from '../http/list-query.ts'
import { findListed, type Listing } from '../http/listing.ts'
import { search } from '../http/search.ts'

/** One review. */
export const findReview = async (where: { id: number } | { userId: number }): Promise<Review | undefined> =>
  Review.query().findOne(where)

/** Reviews by their ids. */
export const findReviews = async (ids: number[]): Promise<Review[]> => Review.query().whereIn('id', ids)

const COLUMNS: Record<SortField<typeof listAdminReviews>, string> = {
  createdAt: 'reviews.createdAt',
  id: 'reviews.id',
  rating: 'reviews.rating',
  title: 'reviews.title',
  username: 'reviews.username',
  isApproved: 'reviews.isApproved',
}

type ReviewFilter = Omit<Filter<typeof listAdminReviews>, 'isApproved'>
type ReviewListing = Listing<Review, keyof typeof COLUMNS>
type Tab = CountName<typeof listAdminReviews>

const TABS = ['pending', 'approved', 'rejected'] as const

async function underAllTabs({ id: ids, rating, userId, q }: ReviewFilter): Promise<ReviewListing> {
  const query = Review.query().select('reviews.*')
  if (ids) query.whereIn('reviews.id', ids)
  if (rating !== undefined) query.where('reviews.rating', rating)
  if (userId !== undefined) query.where('reviews.userId', userId)
  return { query, columns: COLUMNS, found: q ? await search('reviews', q) : undefined }
}

function ofTab(listing: ReviewListing, isApproved: Review['isApproved'] | undefined): ReviewListing {
  if (isApproved === undefined) return listing
  return { ...listing, query: listing.query.clone().where('reviews.isApproved', isApproved) }
}

/** The reviews under a filter. */
export const reviewListing = async ({ isApproved, ...rest }: Filter<typeof listAdminReviews>) =>
  ofTab(await underAllTabs(rest), isApproved)

/** What each tab holds. */
async function countTabs(
  listing: ReviewListing,
  { id: ids, userId, rating }: ReviewFilter,
): Promise<Counts<Tab>> {
  if (ids || userId !== undefined || listing.found) {
    return countListed(listing, {
      pending: 'reviews.is_approved = 0',
      approved: 'reviews.is_approved = 1',
      rejected: 'reviews.is_approved = 2',
      all: 'true',
    })
  }
  const kinds = await countKinds<Pick<Review, 'isApproved' | 'rating'>>('reviews')
  const countOf = (isApproved?: number) =>
    sumOf(
      kinds,
      (kind) =>
        (rating === undefined || kind.rating === rating) &&
        (isApproved === undefined || kind.isApproved === isApproved),
    )
  return { counts: { pending: countOf(0), approved: countOf(1), rejected: countOf(2), all: countOf() } }
}

/** One page of all reviews, with what each tab would hold under the same filter. */
export async function findForModeration(query: ListQuery<typeof listAdminReviews>) {
  const { isApproved, ...rest } = query.filter
  const listing = await underAllTabs(rest)
  const { counts, cutAt } = await countTabs(listing, rest)
  const count = counts[isApproved === undefined ? 'all' : TABS[isApproved]]
  const page = await findListed(ofTab(listing, isApproved), query, {
    count,
    cutAt,
    isWhole: isUnfiltered(query.filter),
  })
  return { ...page, counts, countsLimit: cutAt }
}
