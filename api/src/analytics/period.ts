import type { AnalyticsQuery, AnalyticsRange } from '@nila/api/contract'
import { addDays, dayOf } from './days.ts'

/** Whole days in India, both included; without a first one from the beginning. */
export interface Days {
  first: string | null
  last: string
}

/** What a question is about: days, whose figures are at hand, or the hours before now, which are counted anew. */
export interface Period {
  days: Days
  /** The moments instead, for the last 24 hours. */
  hours?: { from: Date; to: Date }
}

const HOURS_24 = 24 * 3_600_000
const DAYS_OF: Record<Exclude<AnalyticsRange, 'all' | 'day'>, number> = { week: 7, month: 30 }

export function rangeOf(range: AnalyticsRange, now: Date): Period {
  const today = dayOf(now)
  if (range === 'all') return { days: { first: null, last: today } }
  if (range === 'day') {
    const from = new Date(now.getTime() - HOURS_24)
    return { days: { first: dayOf(from), last: today }, hours: { from, to: now } }
  }
  return { days: { first: addDays(today, 1 - DAYS_OF[range]), last: today } }
}

/** The last 24 hours unless the question says otherwise. */
export const periodOf = ({ range = 'day', date }: AnalyticsQuery, now: Date): Period =>
  date ? { days: { first: date, last: date } } : rangeOf(range, now)

/** As long before; none where there is no beginning. */
export function periodBefore({ days: { first, last }, hours }: Period): Period | undefined {
  if (hours) {
    const from = new Date(hours.from.getTime() - HOURS_24)
    return { days: { first: dayOf(from), last: dayOf(hours.from) }, hours: { from, to: hours.from } }
  }
  if (!first) return undefined
  const length = Math.round((Date.parse(last) - Date.parse(first)) / HOURS_24) + 1
  return { days: { first: addDays(first, -length), last: addDays(first, -1) } }
}
