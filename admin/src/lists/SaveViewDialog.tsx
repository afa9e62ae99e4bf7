import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import type { ViewedResource } from '@nila/api/contract/saved-views'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { useSavedViews, useViewChanges } from './use-saved-views.ts'

/** The contract's longest name of a view. */
export const NAME_LENGTH = 60

interface SaveViewDialogProps {
  resource: ViewedResource
  query: string
  onClose: () => void
}

/** Saves a list as it is shown; under the name of a view of one's own, in the place of that. */
export function SaveViewDialog({ resource, query, onClose }: SaveViewDialogProps) {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const { views } = useSavedViews(resource)
  const { create, change, setDefault } = useViewChanges(resource)
  const [typed, setTyped] = useState('')
  const [isShared, setShared] = useState(false)
  const [isDefault, setDefaultChosen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const name = typed.trim()
  const replaced = views.find((view) => view.isMine && view.name === name)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!name || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const fields = { name, query, isShared }
      const { id } = replaced ? await change(replaced.id, fields) : await create(fields)
      if (isDefault) await setDefault(id, true)
      toast('success', words('views.saved'), { description: words('views.savedHint', { name }) })
      onClose()
    } catch (error) {
      setFailure(problemWords(error, translate))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="save-view-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-view-title">{words('views.saveTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            autoFocus
            required
            label={words('views.name')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            helperText={words(replaced ? 'views.replaces' : 'views.saveHint')}
            slotProps={{ htmlInput: { maxLength: NAME_LENGTH, dir: 'auto' } }}
            sx={{ mt: 2 }}
          />
          <FormControlLabel
            label={words('views.share')}
            control={<Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />}
          />
          <FormControlLabel
            label={words('views.makeDefault')}
            control={<Checkbox checked={isDefault} onChange={(_, checked) => setDefaultChosen(checked)} />}
          />
        </DialogContent>
        <DialogActions sx={{ p: 4 }}>
          <Button variant="outlined" onClick={onClose}>
            {words('list.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!name} loading={busy}>
            {words('views.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
