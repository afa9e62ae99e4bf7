import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import type { ToastOptions } from './use-toast.ts'

interface ToastDetailsProps {
  details: NonNullable<ToastOptions['details']>
  onClose: () => void
}

/** What was too much for a toast. */
export function ToastDetails({ details: { title, content }, onClose }: ToastDetailsProps) {
  const words = useWords()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="toast-details">
      <DialogTitle id="toast-details">{title}</DialogTitle>
      {/* A stop of the Tab key, so that the arrows can scroll it. */}
      <DialogContent tabIndex={0}>{content}</DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {words('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
