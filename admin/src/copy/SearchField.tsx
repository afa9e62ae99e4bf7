import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useRef } from 'react'
import { useCommands } from '../keyboard/commands.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import type { CopySearch } from './use-search.ts'

// The contract's.
const MAX_LENGTH = 200

/** Searches all words of all languages, and the names of pieces. */
export function SearchField({ search: { typed, setTyped } }: { search: CopySearch }) {
  const words = useCopyWords()
  const common = useWords()
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    { id: 'search', label: common('keyboard.search'), keys: ['/'], run: () => field.current?.focus() },
  ])
  return (
    <TextField
      type="search"
      fullWidth
      size="small"
      inputRef={field}
      label={words('search.label')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
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
              <IconButton size="small" aria-label={common('list.clearSearch')} onClick={() => setTyped('')}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
