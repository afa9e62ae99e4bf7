import { Box, Typography } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import { WaxingMoon } from './Moon.tsx'

export function Loading() {
  const words = useWords()
  return (
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, minHeight: 240 }}
    >
      <WaxingMoon />
      <Typography color="textSecondary">{words('list.loading')}</Typography>
    </Box>
  )
}
