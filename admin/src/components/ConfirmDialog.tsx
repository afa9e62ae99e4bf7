import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../providers/use-words.ts'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What the button that does it says. */
  action: string
  /** What it does takes nothing away. */
  isHarmless?: boolean
  /** What it is about, in detail. */
  children?: ReactNode
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something that is not undone by one press; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, isHarmless = false, children, onCancel, onConfirm } = props
  const words = useWords()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="outlined" onClick={onCancel}>
          {words('list.cancel')}
        </Button>
        <Button variant="contained" color={isHarmless ? 'primary' : 'error'} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
