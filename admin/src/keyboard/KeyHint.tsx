import { Typography } from '@mui/material'
import { useWords } from '../providers/use-words.ts'
import { useSingleKeys } from './single-keys.ts'

/** Tells of the keys of a list, where there is a keyboard and they do something. */
export function KeyHint() {
  const words = useWords()
  const [isOn] = useSingleKeys()
  if (!isOn) return null
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ mt: 3, '@media (hover: none)': { display: 'none' } }}
    >
      {words('keyboard.hint')}
    </Typography>
  )
}
