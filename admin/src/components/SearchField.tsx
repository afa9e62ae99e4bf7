import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useCommands } from '../keyboard/commands.ts'
import { useWords } from '../providers/use-words.ts'

const PAUSE = 300
// The contract's SearchText.
const MAX_LENGTH = 200

/** Searches the list while a person types; the words are in the address. */
export function SearchField({ hint }: { hint: string }) {
  const words = useWords()
  const { filterValues, setFilters } = useListContext()
  const applied: string = filterValues.q ?? ''
  const [typed, setTyped] = useState(applied)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(applied)
  const field = useRef<HTMLInputElement>(null)
  const reach = () => {
    field.current?.focus()
    field.current?.select()
  }
  useCommands([{ id: 'search', label: words('keyboard.search'), keys: ['/'], run: reach }])

  // The address changed by other means than what was typed here: the back button, a link, 'Show everything'.
  useEffect(() => {
    if (applied === sent.current) return
    sent.current = applied
    setTyped(applied)
  }, [applied])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string, pause: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const q = text.trim()
      if (q === applied) return
      sent.current = q
      setFilters({ ...filterValues, q })
    }, pause)
  }

  return (
    <TextField
      type="search"
      inputRef={field}
      size="small"
      label={words('list.search')}
      placeholder={hint}
      value={typed}
      onChange={({ target }) => search(target.value, PAUSE)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(typed, 0)
        if (key === 'Escape') search('', 0)
      }}
      sx={{
        flex: '1 1 240px',
        width: '100%',
        maxWidth: 420,
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={words('list.clearSearch')} onClick={() => search('', 0)}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
