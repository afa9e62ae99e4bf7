import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { PointedWords } from '@nila/api/contract/edit-message'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { PieceChoice } from './PieceChoice.tsx'

interface FindDialogProps {
  pointed: PointedWords
  onClose: () => void
}

/** Which piece of copy the words are that somebody pointed at in the preview. */
export function FindDialog({ pointed, onClose }: FindDialogProps) {
  const words = useReleasesWords()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="find-title">
      <DialogTitle id="find-title">{words('find.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" lang={pointed.locale} dir="auto" sx={{ mb: 3 }}>
          {pointed.text}
        </Typography>
        <PieceChoice pointed={pointed} />
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {words('find.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
