import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import type { ReviewsCopy } from '@nila/api/contract/copy/reviews'
import { OwnReviewPanel } from './OwnReviewPanel.tsx'
import { ReviewList } from './ReviewList.tsx'
import './reviews.css'
import { useReviews } from './use-reviews.ts'

export interface ReviewsProps {
  words: Pick<ReviewsCopy, 'list' | 'own'>
  problems: ProblemsCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /** Where a guest signs in. */
  signInHref: string
}

/** The reviews of everybody beside the one of whoever is signed in. */
export function ReviewsApp(props: ReviewsProps) {
  const { pages, loadMore, reload } = useReviews()
  return (
    <div className="reviews">
      <OwnReviewPanel {...props} onChange={reload} />
      <ReviewList {...props} pages={pages} onMore={loadMore} />
    </div>
  )
}
