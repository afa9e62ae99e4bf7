import { Box } from '@mui/material'

/** How many on a day, written YYYY-MM-DD. */
export interface DayCount {
  day: string
  count: number
}

interface SparklineProps {
  /** What is shown, for who does not see it. */
  label: string
  /** Oldest first. */
  days: DayCount[]
  /** In pixels. */
  height?: number
}

const HEIGHT = 40
const STEP = 4
const BAR = 3
/** A day with something is never as low as one with nothing. */
const LOWEST = 3

/** Counts of days as bars; the day that is not over yet is lighter. */
export function Sparkline({ label, days, height = HEIGHT }: SparklineProps) {
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const heightOf = (count: number) =>
    count === 0 ? 1 : Math.max(LOWEST, Math.round((count / highest) * height))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * STEP} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height, color: 'primary.main' }}
    >
      {days.map(({ day, count }, place) => (
        <rect
          key={day}
          x={place * STEP}
          y={height - heightOf(count)}
          width={BAR}
          height={heightOf(count)}
          fill="currentColor"
          opacity={place === days.length - 1 ? 0.55 : 1}
        />
      ))}
    </Box>
  )
}
