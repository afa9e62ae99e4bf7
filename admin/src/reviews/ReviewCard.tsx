import { Box, Card, Checkbox, Typography } from '@mui/material'
import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import type { RowProps } from '../keyboard/use-list-keys.ts'
import { useWords } from '../providers/use-words.ts'
import { MoonRating } from './MoonRating.tsx'
import { ReviewMenu } from './ReviewMenu.tsx'
import { reviewStatuses } from './review-status.ts'

interface ReviewCardProps {
  review: AdminReview
  rowProps: RowProps
  selected: boolean
  onToggle: () => void
  onDecide: (status: ReviewStatus) => void
  onDelete: () => void
  onHistory: () => void
}

export function ReviewCard({ review, rowProps, selected, ...on }: ReviewCardProps) {
  const words = useWords()
  const format = useFormat()
  const { id, title, content, rating, username, createdAt, isApproved } = review
  const { name, tone, icon } = reviewStatuses[isApproved]
  return (
    <Card
      component="article"
      aria-labelledby={`review-${id}`}
      {...rowProps}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 2,
        p: 2,
        bgcolor: selected ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        size="small"
        checked={selected}
        onChange={on.onToggle}
        slotProps={{ input: { 'aria-label': words('decisions.selectOne', { name: title }) } }}
        sx={{ alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, maxWidth: 680, py: 1.5 }}>
        <Typography
          variant="h3"
          component="h2"
          id={`review-${id}`}
          dir="auto"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, my: 2 }}>
          <StateChip tone={tone} icon={icon} label={words(`reviews.${name}`)} />
          <MoonRating rating={rating} />
          <Typography variant="caption" color="textSecondary">
            <bdi>{username ?? words('reviews.former')}</bdi> ·{' '}
            <time dateTime={createdAt}>{format.day(createdAt)}</time>
          </Typography>
        </Box>
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
      </Box>
      <ReviewMenu review={review} onDecide={on.onDecide} onDelete={on.onDelete} onHistory={on.onHistory} />
    </Card>
  )
}
