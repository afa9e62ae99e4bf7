import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import type { ComparedField, Conflict } from './decidable.ts'
import { Versions } from './Versions.tsx'

interface ConflictDialogProps<R> extends Conflict<R> {
  name: string
  fields: ComparedField<R>[]
  /** Decides the version that there is now; left out where it cannot be decided any more. */
  onDecide?: () => void
  onLeave: () => void
}

/** A colleague was faster: shows what was seen and what there is now, and overwrites nothing by itself. */
export function ConflictDialog<R>(props: ConflictDialogProps<R>) {
  const { name, fields, seen, current, onDecide, onLeave } = props
  const words = useWords()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onLeave}
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">{words('decisions.conflict')}</DialogTitle>
      {/* A stop of the Tab key, so that the arrows can scroll it. */}
      <DialogContent tabIndex={0}>
        <DialogContentText id="conflict-text" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          {words(onDecide ? 'decisions.conflictHint' : 'decisions.decidedHint', { name })}
        </DialogContentText>
        <Versions fields={fields} seen={seen} current={current} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button autoFocus variant={onDecide ? 'outlined' : 'contained'} onClick={onLeave}>
          {words('decisions.leave')}
        </Button>
        {onDecide && (
          <Button variant="contained" onClick={onDecide}>
            {words('decisions.decideAnyway')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
