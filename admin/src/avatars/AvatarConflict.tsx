import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  useMediaQuery,
} from '@mui/material'
import type { AdminAvatar } from '@nila/api/contract/avatars'
import { type FormEvent, useState } from 'react'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { type AvatarField, type AvatarValues, differing, valuesOf } from './avatar-values.ts'
import { FieldChoice, type Side } from './FieldChoice.tsx'

type Choices = Partial<Record<AvatarField, Side>>

interface AvatarConflictProps {
  /** The avatar as it was when writing began. */
  base: AvatarValues
  yours: AvatarValues
  current: AdminAvatar
  onCancel: () => void
  onChosen: (values: AvatarValues) => void
}

/** What only one of the two changed is theirs; what both changed has to be chosen. */
function firstChoices(base: AvatarValues, yours: AvatarValues, theirs: AvatarValues): Choices {
  const isYours = new Set(differing(base, yours))
  const isTheirs = new Set(differing(base, theirs))
  return Object.fromEntries(
    differing(yours, theirs)
      .filter((field) => isYours.has(field) !== isTheirs.has(field))
      .map((field) => [field, isYours.has(field) ? 'yours' : 'theirs']),
  )
}

/** Two people wrote the same avatar: shows where the versions differ, and has one chosen for each field. */
export function AvatarConflict({ base, yours, current, onCancel, onChosen }: AvatarConflictProps) {
  const words = useAvatarWords()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const theirs = valuesOf(current)
  const fields = differing(yours, theirs)
  const [choices, setChoices] = useState(() => firstChoices(base, yours, theirs))
  const isChosen = fields.every((field) => choices[field])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mine = fields.filter((field) => choices[field] === 'yours')
    onChosen({ ...theirs, ...Object.fromEntries(mine.map((field) => [field, yours[field]])) })
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      fullScreen={fullScreen}
      maxWidth="md"
      fullWidth
      aria-labelledby="avatar-conflict-title"
      aria-describedby="avatar-conflict-text"
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id="avatar-conflict-title">{words('avatars.conflictTitle')}</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          <DialogContentText id="avatar-conflict-text" sx={{ mb: 6 }}>
            {words(fields.length ? 'avatars.conflictText' : 'avatars.conflictNone')}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 6 }}>
            {fields.map((field) => (
              <FieldChoice
                key={field}
                field={field}
                versions={{ theirs, yours }}
                chosen={choices[field]}
                onChoose={(side) => setChoices((before) => ({ ...before, [field]: side }))}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 4, flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={onCancel}>
            {words('list.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isChosen}>
            {words('avatars.useChosen')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
