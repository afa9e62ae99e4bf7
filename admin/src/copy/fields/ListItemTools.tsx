import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Box, IconButton } from '@mui/material'
import { useCopyWords } from '../../providers/use-copy-words.ts'

interface ListItemToolsProps {
  name: string
  /** None where there is no place to go. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  /** None where the list would be too short. */
  onRemove: (() => void) | undefined
}

/** What can be done with one item of a list. A button that has nothing to do stays, so that the focus is not lost on it. */
export function ListItemTools({ name, onUp, onDown, onRemove }: ListItemToolsProps) {
  const words = useCopyWords()
  const tools = [
    { key: 'up', label: words('moveUp', { name }), icon: ArrowUpward, act: onUp },
    { key: 'down', label: words('moveDown', { name }), icon: ArrowDownward, act: onDown },
    { key: 'remove', label: words('remove', { name }), icon: DeleteOutline, act: onRemove },
  ]
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {tools.map(({ key, label, icon: Icon, act }) => (
        <IconButton
          // Not the label, which changes with the place: the button that moved the item would lose the focus.
          key={key}
          size="small"
          aria-label={label}
          aria-disabled={!act}
          onClick={() => act?.()}
          sx={{ opacity: act ? 1 : 0.4 }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  )
}
