import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material'
import { useState } from 'react'
import { useWords } from '../providers/use-words.ts'
import { listCommands } from './commands.ts'
import { useSingleKeys } from './single-keys.ts'

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      px: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.default',
      fontFamily: 'inherit',
      fontSize: 13,
      fontWeight: 600,
    }}
  >
    {children}
  </Box>
)

/** Which keys do what on the screen that it was opened on, and the switch for those that are one character. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [isOn, setIsOn] = useSingleKeys()
  // Of the screen below, whose commands do not change while this dialog is before it.
  const [commands] = useState(listCommands)
  const single = commands
    .map(({ id, label, keys = [], alsoKeys = [] }) => ({
      id,
      label,
      names: [...(isOn ? keys.map((key) => key.toUpperCase()) : []), ...alsoKeys],
    }))
    .filter(({ names }) => names.length > 0)
  const rows = [
    ...single,
    { id: 'palette', label: words('keyboard.palette'), names: ['Ctrl K', '⌘ K'] },
    { id: 'toasts', label: words('keyboard.toToasts'), names: ['F8'] },
  ]

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby="keys-title"
      aria-describedby="keys-hint"
    >
      <DialogTitle id="keys-title">{words('keyboard.help')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="keys-hint">
          {words(isOn ? 'keyboard.helpHint' : 'keyboard.offHint')}
        </DialogContentText>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setIsOn(checked)} />}
          label={words('keyboard.switch')}
          sx={{ my: 3 }}
        />
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4, rowGap: 2 }}
        >
          {rows.map(({ id, label, names }) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {names.map((name) => (
                  <Key key={name}>{name}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: 14 }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {words('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
