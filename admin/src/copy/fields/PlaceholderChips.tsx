import Check from '@mui/icons-material/Check'
import PriorityHigh from '@mui/icons-material/PriorityHigh'
import { Box, Chip } from '@mui/material'
import { useCopyWords } from '../../providers/use-copy-words.ts'

interface PlaceholderChipsProps {
  label: string
  names: readonly string[]
  missing: readonly string[]
  onInsert: (name: string) => void
}

/** The names that a text must carry, each a button that puts it where the cursor is. */
export function PlaceholderChips({ label, names, missing, onInsert }: PlaceholderChipsProps) {
  const words = useCopyWords()
  return (
    <Box
      role="group"
      aria-label={words('placeholders', { name: label })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}
    >
      {names.map((name) => {
        const isMissing = missing.includes(name)
        return (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            color={isMissing ? 'error' : 'default'}
            icon={isMissing ? <PriorityHigh /> : <Check />}
            label={`{${name}}`}
            aria-label={words(isMissing ? 'insertMissing' : 'insert', { name: `{${name}}` })}
            onClick={() => onInsert(name)}
          />
        )
      })}
    </Box>
  )
}
