import { Box } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How much waits behind an entry of the menu; nothing where nothing does. */
export function PendingBadge({ count }: { count: number }) {
  const words = useWords()
  const format = useFormat()
  if (count === 0) return null
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          flexShrink: 0,
          minWidth: 20,
          px: 1.5,
          marginInlineStart: 'auto',
          borderRadius: 10,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          fontSize: 12,
          lineHeight: '20px',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {format.number(count)}
      </Box>
      <VisuallyHidden> {words('live.waiting', { smart_count: count })}</VisuallyHidden>
    </>
  )
}
