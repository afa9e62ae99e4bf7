import Search from '@mui/icons-material/Search'
import { Box, Dialog, DialogContent, InputAdornment, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../providers/use-words.ts'
import { PaletteOption } from './PaletteOption.tsx'
import { useFoundRecords } from './use-found-records.ts'
import { usePaletteCommands } from './use-palette-commands.ts'

interface Option {
  id: string
  label: string
  detail?: string
  run: () => unknown
}

// The contract's SearchText.
const MAX_LENGTH = 200

const contains = (label: string, typed: string) =>
  typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => label.toLocaleLowerCase().includes(part))

/** Screens, actions, users, reviews and access, found by a few letters and opened by Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const query = typed.trim()
  const commands = usePaletteCommands().filter(({ label }) => contains(label, query))
  const { found, isSearching, hasFailed } = useFoundRecords(query)

  const groups: { name: string; options: Option[] }[] = [
    ...(['screens', 'actions'] as const).map((group) => ({
      name: words(`palette.${group}`),
      options: commands.filter((command) => command.group === group),
    })),
    ...(['users', 'reviews', 'subscriptions'] as const).map((resource) => ({
      name: translate(`resources.${resource}.name`, { smart_count: 2 }),
      options: found
        .filter((record) => record.resource === resource)
        .map((record) => ({ ...record, run: () => navigate(record.address) })),
    })),
  ].filter(({ options }) => options.length > 0)
  const options = groups.flatMap((group) => group.options)
  const current = options[Math.min(chosen, options.length - 1)]
  const idOf = (option: Option) => `${listId}${option.id}`

  /** Closes first, so that the focus is back where it was before the command may move it. */
  function choose({ run }: Option) {
    onClose()
    setTimeout(run)
  }

  function move(to: number) {
    const index = (to + options.length) % options.length
    setChosen(index)
    const option = options[index]
    if (option) document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    const index = current ? options.indexOf(current) : 0
    if (event.key === 'ArrowDown') move(index + 1)
    else if (event.key === 'ArrowUp') move(index - 1)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && current) choose(current)
    else return
    event.preventDefault()
  }

  const state = isSearching
    ? words('palette.searching')
    : options.length
      ? words('palette.found', { smart_count: options.length })
      : words('palette.nothing')

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': words('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 4 }}>
        <TextField
          autoFocus
          label={words('palette.title')}
          placeholder={words('palette.hint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={onKey}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': options.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': current && idOf(current),
              autoComplete: 'off',
              spellCheck: false,
              dir: 'auto',
              maxLength: MAX_LENGTH,
            },
            inputLabel: { shrink: true },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mt: 2 }}
        />
        {hasFailed && (
          <Typography role="alert" variant="body2" color="error">
            {words('palette.failed')}
          </Typography>
        )}
        <Box role="listbox" id={listId} aria-label={words('palette.results')}>
          {groups.map(({ name, options: ofGroup }) => (
            <Box key={name} role="group" aria-label={name} sx={{ mb: 3 }}>
              <Typography variant="caption" color="textSecondary" aria-hidden="true" sx={{ px: 3 }}>
                {name}
              </Typography>
              {ofGroup.map((option) => (
                <PaletteOption
                  key={option.id}
                  id={idOf(option)}
                  label={option.label}
                  detail={option.detail}
                  isCurrent={option === current}
                  onChoose={() => choose(option)}
                />
              ))}
            </Box>
          ))}
        </Box>
        <Typography role="status" variant="caption" color="textSecondary">
          {state}
        </Typography>
      </DialogContent>
    </Dialog>
  )
}
