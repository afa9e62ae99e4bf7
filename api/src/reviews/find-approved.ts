import type { listReviews, SortField } from '@nila/api/contract'
import { type Database, prepared } from '@nila/db'
import type { ListQuery } from '../http/list-query.ts'
import type { PublicRow } from './present-review.ts'

type Field = SortField<typeof listReviews>
type Order = 'ASC' | 'DESC'

const COLUMNS = { createdAt: 'created_at', rating: 'rating' } as const satisfies Record<Field, string>

const pageBy = (field: Field, order: Order) =>
  prepared<PublicRow>(
    `approved-reviews-by-${field}-${order}`,
    `select id, rating, title, content, created_at as "createdAt", username
     from reviews where is_approved = 1 order by ${COLUMNS[field]} ${order}, id ${order} limit $1 offset $2`,
  )

const PAGES: Record<Field, Record<Order, ReturnType<typeof pageBy>>> = {
  createdAt: { ASC: pageBy('createdAt', 'ASC'), DESC: pageBy('createdAt', 'DESC') },
  rating: { ASC: pageBy('rating', 'ASC'), DESC: pageBy('rating', 'DESC') },
}

const countApproved = prepared<{ total: number }>(
  'count-approved-reviews',
  `select coalesce(sum(change), 0)::int as total from record_counts
   where list = 'reviews' and key @> '{"isApproved": 1}'`,
)

/** One page of the reviews that everyone sees; the most read list of all, hence prepared. */
export async function findApproved(db: Database, { sort, offset, limit }: ListQuery<typeof listReviews>) {
  const [rows, [count]] = await Promise.all([
    PAGES[sort.field][sort.order](db, [limit, offset]),
    countApproved(db, []),
  ])
  return { rows, total: count?.total ?? 0 }
}
