import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { AsTable } from '../components/AsTable.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { Figure } from './Figure.tsx'
import { type DayCount, Sparkline } from './Sparkline.tsx'

interface TrendProps {
  /** What is counted: 'Sign-ups'. */
  name: string
  /** Oldest first, today last. */
  days: DayCount[]
  to: string
}

/** How many a day: their sum, a picture, and on demand the same as a table. */
export function Trend({ name, days, to }: TrendProps) {
  const words = useWords()
  const format = useFormat()
  const counts = days.map(({ count }) => count)
  const sum = counts.reduce((total, count) => total + count, 0)
  const highest = Math.max(...counts)
  const busiest = days.find(({ count }) => count === highest)
  const about = { name, days: format.number(days.length) }

  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Figure value={sum} label={words('dashboard.inDays', about)} to={to} />
      {sum === 0 || !busiest ? (
        <Typography variant="body2" color="textSecondary">
          {words('dashboard.quiet')}
        </Typography>
      ) : (
        <>
          <Sparkline
            days={days}
            label={words('dashboard.picture', {
              ...about,
              sum: format.number(sum),
              highest: format.number(highest),
              day: format.calendarDay(busiest.day),
            })}
          />
          <AsTable name={words('dashboard.byDay', about)}>
            <Table size="small" aria-label={words('dashboard.byDay', about)}>
              <TableHead>
                <TableRow>
                  <TableCell>{words('dashboard.day')}</TableCell>
                  <TableCell align="right">{name}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {days.toReversed().map(({ day, count }) => (
                  <TableRow key={day}>
                    <TableCell component="th" scope="row">
                      {format.calendarDay(day)}
                    </TableCell>
                    <TableCell align="right">{format.number(count)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </AsTable>
        </>
      )}
    </Box>
  )
}
