import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { useWords } from '../providers/use-words.ts'
import { decisions, reviewStatuses } from './review-status.ts'

interface BulkBarProps {
  shown: number
  selected: AdminReview[]
  onSelectAll: () => void
  onClear: () => void
  onDecide: (status: ReviewStatus) => void
}

/** Selects the page and decides what is selected, in one request. */
export function BulkBar({ shown, selected, onSelectAll, onClear, onDecide }: BulkBarProps) {
  const words = useWords()
  const all = selected.length === shown
  const some = selected.length > 0
  return (
    <Box
      role="group"
      aria-label={words('reviews.bulk')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 48, mb: 2, px: 3 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={some && !all}
            onChange={all ? onClear : onSelectAll}
            size="small"
          />
        }
        label={
          some ? words('reviews.selected', { smart_count: selected.length }) : words('reviews.selectAll')
        }
        sx={{ flexGrow: 1, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
      />
      {some &&
        decisions.map((status) => {
          const { decision, icon: Icon } = reviewStatuses[status]
          return (
            <Button
              key={status}
              size="small"
              variant={decision === 'approve' ? 'contained' : 'outlined'}
              startIcon={<Icon />}
              onClick={() => onDecide(status)}
            >
              {words(`reviews.${decision}`)}
            </Button>
          )
        })}
    </Box>
  )
}
