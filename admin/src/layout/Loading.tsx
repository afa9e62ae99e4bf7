import { Box, Typography } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import { WaxingMoon } from './Moon.tsx'

/** Something is under way, and what it is. */
export const Progress = ({ text }: { text: string }) => (
  <Box
    role="status"
    sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, minHeight: 240 }}
  >
    <WaxingMoon />
    <Typography color="textSecondary">{text}</Typography>
  </Box>
)

export function Loading() {
  const words = useWords()
  return <Progress text={words('list.loading')} />
}
