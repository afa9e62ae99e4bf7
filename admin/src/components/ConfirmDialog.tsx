import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '../providers/use-words.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What the button that does it says. */
  action: string
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something is deleted for good; the safe answer has the focus. */
export function ConfirmDialog({ title, text, action, onCancel, onConfirm }: ConfirmDialogProps) {
  const words = useWords()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="outlined" onClick={onCancel}>
          {words('list.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
