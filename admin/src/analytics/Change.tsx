import TrendingDown from '@mui/icons-material/TrendingDown'
import TrendingFlat from '@mui/icons-material/TrendingFlat'
import TrendingUp from '@mui/icons-material/TrendingUp'
import { Box, Typography } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

interface ChangeProps {
  now: number | null
  /** Undefined or null where nothing is known of the period before. */
  before: number | null | undefined
  /** The figure before, in words. */
  say: (value: number) => string
  /** Whether the figures are percent, of which the difference is said in points. */
  isPercent?: boolean
}

/** How a figure has changed since the period before. Whether that is good is nothing that a colour could say. */
export function Change({ now, before, say, isPercent = false }: ChangeProps) {
  const words = useAnalyticsWords()
  const format = useFormat()
  if (now === null || before === null || before === undefined) return null
  const difference = now - before
  const Icon = difference === 0 ? TrendingFlat : difference > 0 ? TrendingUp : TrendingDown

  const said = () => {
    if (difference === 0) return words('analytics.sameAsBefore', { before: say(before) })
    if (before === 0 && !isPercent) return words('analytics.noneBefore')
    const size = Math.abs(difference)
    const change = isPercent
      ? words('analytics.points', { points: format.decimal(size) })
      : format.percent((size / before) * 100)
    const key = difference > 0 ? 'analytics.moreThanBefore' : 'analytics.lessThanBefore'
    return words(key, { change, before: say(before) })
  }

  return (
    <Box sx={{ display: 'flex', gap: 1.5, color: 'text.secondary' }}>
      <Icon fontSize="small" aria-hidden />
      <Typography variant="caption">{said()}</Typography>
    </Box>
  )
}
