import { Box, Typography } from '@mui/material'
import { ToggleChoice } from './ToggleChoice.tsx'
import { useFormat } from './use-format.ts'

interface MeasureOfDaysProps<T extends string> {
  name: string
  measures: { value: T; label: string }[]
  chosen: T
  onChoose: (measure: T) => void
  /** A day that stands out, and its figure in words. */
  said: { day: string; figure: string } | undefined
}

/** What a picture of days shows, to be chosen, and one of its days in figures. */
export function MeasureOfDays<T extends string>({
  name,
  measures,
  chosen,
  onChoose,
  said,
}: MeasureOfDaysProps<T>) {
  const format = useFormat()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
      }}
    >
      <ToggleChoice size="small" name={name} choices={measures} chosen={chosen} onChoose={onChoose} />
      {said && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {format.calendarDay(said.day)}: <strong>{said.figure}</strong>
        </Typography>
      )}
    </Box>
  )
}
