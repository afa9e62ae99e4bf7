import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { AdminReview } from '@nila/api/contract/reviews'
import { HistoryTimeline } from '../audit-log/HistoryTimeline.tsx'
import { useWords } from '../providers/use-words.ts'

/** What was done to a review, with what takes it back. */
export function ReviewHistory({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="review-history">
      <DialogTitle id="review-history" sx={{ overflowWrap: 'anywhere' }}>
        {words('reviews.historyOf', { title: review.title })}
      </DialogTitle>
      {/* A stop of the Tab key, so that the arrows can scroll it. */}
      <DialogContent tabIndex={0}>
        <HistoryTimeline subjectType="review" subjectId={review.id} />
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {words('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
