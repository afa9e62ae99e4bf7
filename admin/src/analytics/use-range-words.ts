import type { Analytics, AnalyticsRange } from '@nila/api/contract/analytics'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

/** Spec section 9. */
const DESCRIPTIONS = {
  day: 'lastDay',
  week: 'lastWeek',
  month: 'lastMonth',
  all: 'allTime',
} as const satisfies Record<AnalyticsRange, string>

/** A time in words: 'Last 7 days', or the day that was chosen. */
export function useRangeWords() {
  const words = useAnalyticsWords()
  const format = useFormat()
  return (of: Analytics['filterInfo']['appliedFilter']): string =>
    'date' in of ? format.longCalendarDay(of.date) : words(`analytics.${DESCRIPTIONS[of.range]}`)
}
