import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import type { Trend } from './DailyVisits.tsx'

/** The days in figures, the latest first. */
export function DailyTable({ trend }: { trend: Trend }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  return (
    <Table size="small" aria-label={words('analytics.dailyTable')}>
      <TableHead>
        <TableRow>
          <TableCell>{words('dashboard.day')}</TableCell>
          <TableCell align="right">{words('analytics.dailyVisitors')}</TableCell>
          <TableCell align="right">{words('analytics.visits')}</TableCell>
          <TableCell align="right">{words('analytics.pageViews')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trend.toReversed().map(({ day, visitors, visits, pageViews }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {format.calendarDay(day)}
            </TableCell>
            <TableCell align="right">{format.number(visitors)}</TableCell>
            <TableCell align="right">{format.number(visits)}</TableCell>
            <TableCell align="right">{format.number(pageViews)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
