import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import type { SavedView } from '@nila/api/contract/saved-views'
import { type FormEvent, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { NAME_LENGTH } from './SaveViewDialog.tsx'

interface ViewRowProps {
  view: SavedView
  busy: boolean
  onDefault: (isDefault: boolean) => void
  onShare: (isShared: boolean) => void
  /** @returns whether it was done */
  onRename: (name: string) => Promise<boolean>
  onDelete: () => void
}

/** One saved view with what its reader may do to it; only its owner changes it, and a super-admin may delete a shared one. */
export function ViewRow({ view, busy, onDefault, onShare, onRename, onDelete }: ViewRowProps) {
  const words = useWords()
  const { identity } = useGetIdentity()
  const [typed, setTyped] = useState<string>()
  const { name, isMine, isShared, isDefault, ownerName } = view
  const mayDelete = isMine || identity?.role === 'super_admin'

  async function rename(event: FormEvent) {
    event.preventDefault()
    const wanted = typed?.trim()
    if (!wanted || wanted === name || (await onRename(wanted))) setTyped(undefined)
  }

  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ '&:not(:last-of-type)': { pb: 4, borderBottom: 1, borderColor: 'divider' } }}
    >
      {typed === undefined ? (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
      ) : (
        <Box component="form" onSubmit={rename} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <TextField
            autoFocus
            size="small"
            label={words('views.name')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_LENGTH, dir: 'auto' } }}
            sx={{ flex: '1 1 180px' }}
          />
          <Button type="submit" variant="contained" disabled={busy || !typed.trim()}>
            {words('views.submit')}
          </Button>
          <Button variant="outlined" onClick={() => setTyped(undefined)}>
            {words('list.cancel')}
          </Button>
        </Box>
      )}
      {!isMine && (
        <Typography variant="body2" color="textSecondary">
          {words('views.sharedBy', { name: ownerName })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <FormControlLabel
          label={words('views.makeDefault')}
          control={
            <Checkbox checked={isDefault} disabled={busy} onChange={(_, checked) => onDefault(checked)} />
          }
        />
        {isMine && (
          <FormControlLabel
            label={words('views.share')}
            control={
              <Checkbox checked={isShared} disabled={busy} onChange={(_, checked) => onShare(checked)} />
            }
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isMine && typed === undefined && (
          <Button
            size="small"
            variant="outlined"
            aria-label={words('views.renameOf', { name })}
            onClick={() => setTyped(name)}
          >
            {words('views.rename')}
          </Button>
        )}
        {mayDelete && (
          <Button
            size="small"
            variant="outlined"
            color="error"
            disabled={busy}
            aria-label={words('views.deleteOf', { name })}
            onClick={onDelete}
          >
            {words('views.delete')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
