import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ChatUsage } from '@nila/api/contract/chat-usage'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useMoney } from './use-money.ts'
import { useSeconds } from './use-seconds.ts'

/** The days in figures, the latest first. */
export function DailyUsageTable({ usage: { days, currency } }: { usage: ChatUsage }) {
  const words = useAssistantWords()
  const { number, calendarDay } = useFormat()
  const money = useMoney()
  const seconds = useSeconds()
  const headings = [
    words('usage.answers'),
    words('usage.users'),
    words('usage.guests'),
    words('usage.tokens'),
    words('usage.cost'),
    words('usage.firstText'),
    words('usage.failedColumn'),
  ]
  return (
    <Table size="small" aria-label={words('usage.dailyTable')}>
      <TableHead>
        <TableRow>
          <TableCell>{words('usage.day')}</TableCell>
          {headings.map((heading) => (
            <TableCell key={heading} align="right">
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.day}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {calendarDay(day.day)}
            </TableCell>
            <TableCell align="right">{number(day.answers)}</TableCell>
            <TableCell align="right">{number(day.users)}</TableCell>
            <TableCell align="right">{number(day.guests)}</TableCell>
            <TableCell align="right">{number(day.promptTokens + day.completionTokens)}</TableCell>
            <TableCell align="right">{money(day.cost, currency)}</TableCell>
            <TableCell align="right">{seconds(day.firstTextP50)}</TableCell>
            <TableCell align="right">{number(day.failed)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
