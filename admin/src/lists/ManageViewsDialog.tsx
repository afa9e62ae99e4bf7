import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import type { SavedView, ViewedResource } from '@nila/api/contract/saved-views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { useSavedViews, useViewChanges } from './use-saved-views.ts'
import { ViewRow } from './ViewRow.tsx'

interface ManageViewsDialogProps {
  resource: ViewedResource
  onClose: () => void
}

/** The views of a list: which of them it opens with, who sees them, what they are called, and which go. */
export function ManageViewsDialog({ resource, onClose }: ManageViewsDialogProps) {
  const words = useWords()
  const translate = useTranslate()
  const { views } = useSavedViews(resource)
  const { change, setDefault, remove } = useViewChanges(resource)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [leaving, setLeaving] = useState<SavedView>()

  async function attempt(work: Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await work
      return true
    } catch (error) {
      setFailure(problemWords(error, translate))
      return false
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="views-title">
      <DialogTitle id="views-title">{words('views.manageTitle')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {failure && (
          <Alert severity="error" sx={{ mb: 4 }}>
            {failure}
          </Alert>
        )}
        {views.length === 0 && <Typography color="textSecondary">{words('views.none')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              busy={busy}
              onDefault={(isDefault) => void attempt(setDefault(view.id, isDefault))}
              onShare={(isShared) => void attempt(change(view.id, { isShared }))}
              onRename={(name) => attempt(change(view.id, { name }))}
              onDelete={() => setLeaving(view)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button variant="outlined" onClick={onClose}>
          {words('list.close')}
        </Button>
      </DialogActions>
      {leaving && (
        <ConfirmDialog
          title={words('views.deleteTitle')}
          text={words(leaving.isShared ? 'views.deleteSharedHint' : 'views.deleteHint', {
            name: leaving.name,
          })}
          action={words('views.delete')}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined)
            void attempt(remove(leaving.id))
          }}
        />
      )}
    </Dialog>
  )
}
