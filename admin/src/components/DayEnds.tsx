import { Box, Typography } from '@mui/material'
import { useFormat } from './use-format.ts'

/** The first and the last of the days of a picture, below its ends. */
export function DayEnds({ days }: { days: { day: string }[] }) {
  const format = useFormat()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {[first, last].map(({ day }) => (
        <Typography key={day} variant="caption" color="textSecondary">
          {format.calendarDay(day)}
        </Typography>
      ))}
    </Box>
  )
}
