import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '../providers/use-words.ts'

interface DeleteDialogProps {
  title: string
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a review is deleted for good; the safe answer has the focus. */
export function DeleteDialog({ title, onCancel, onConfirm }: DeleteDialogProps) {
  const words = useWords()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="delete-title" aria-describedby="delete-text">
      <DialogTitle id="delete-title">{words('list.sure')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-text" sx={{ overflowWrap: 'anywhere' }}>
          {words('reviews.deleteHint', { title })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="outlined" onClick={onCancel}>
          {words('list.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {words('reviews.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
