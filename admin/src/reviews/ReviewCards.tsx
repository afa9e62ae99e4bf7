import { Box } from '@mui/material'
import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { useListContext } from 'react-admin'
import { BulkBar } from '../decisions/BulkBar.tsx'
import type { Selection } from '../decisions/use-selection.ts'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useWords } from '../providers/use-words.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { reviewStatuses, statuses } from './review-status.ts'

interface ReviewCardsProps {
  selection: Selection<AdminReview>
  rowProps: (review: AdminReview) => RowProps
  /** Whether a decision is on its way. */
  busy: boolean
  onDecide: (reviews: AdminReview[], status: ReviewStatus) => void
  onDelete: (review: AdminReview) => void
  onHistory: (review: AdminReview) => void
}

/** The reviews of this page, and a selection of several. */
export function ReviewCards({ selection, rowProps, busy, ...on }: ReviewCardsProps) {
  const words = useWords()
  const { data = [], total = data.length } = useListContext<AdminReview>()
  return (
    <>
      <BulkBar
        name={words('reviews.bulk')}
        selection={selection}
        shown={data.length}
        total={total}
        actions={statuses.map((status) => ({
          label: words(`reviews.${reviewStatuses[status].decision}`),
          icon: reviewStatuses[status].icon,
          onClick: () => on.onDecide(selection.selected, status),
        }))}
      />
      <Box component="ul" aria-busy={busy} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {data.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              rowProps={rowProps(review)}
              selected={selection.has(review.id)}
              onToggle={() => selection.toggle(review.id)}
              onDecide={(status) => on.onDecide([review], status)}
              onDelete={() => on.onDelete(review)}
              onHistory={() => on.onHistory(review)}
            />
          </li>
        ))}
      </Box>
      <KeyHint />
    </>
  )
}
