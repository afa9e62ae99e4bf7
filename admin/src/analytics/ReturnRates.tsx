import { Box } from '@mui/material'
import type { Analytics } from '@nila/api/contract/analytics'
import { type Fact, Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

interface ReturnRatesProps {
  rates: Analytics['returnRate']
  /** Whether one day is chosen, which then has a row of its own. */
  hasDate: boolean
}

/** The share of visitors who had been here before, over each time (spec section 2). */
export function ReturnRates({ rates, hasDate }: ReturnRatesProps) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const rate = (value: number | null) =>
    value === null ? words('analytics.notKnown') : format.percent(value)
  const rows: Fact[] = [
    [words('analytics.hours24'), rate(rates.day)],
    [words('analytics.days7'), rate(rates.week)],
    [words('analytics.days30'), rate(rates.month)],
    [words('analytics.allTime'), rate(rates.all)],
  ]
  if (hasDate) rows.push([words('analytics.selectedDate'), rate(rates.specific)])
  return (
    <Box sx={{ mt: 2 }}>
      <Facts of={rows} />
    </Box>
  )
}
