import type { Analytics, AnalyticsQuery, AnalyticsRange } from '@nila/api/contract'
import type { Database } from '@nila/db'
import { countAiUsers, countVisitors } from './count-visitors.ts'
import { findVisitDays } from './find-visit-days.ts'
import { type Period, periodBefore, periodOf, rangeOf } from './period.ts'
import { presentReport } from './present-report.ts'
import { percentOf, readFigures, sumOf, totalsOf } from './read-figures.ts'

const HOUR = 3600

async function returnRateOf(db: Database, period: Period, country: string): Promise<number | null> {
  const { visitors, returning } = await countVisitors(db, period, country)
  return percentOf(returning, visitors)
}

async function readUpdatedAt(db: Database): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { at: Date | null }[] }>(
    'select max(rolled_at) as at from analytics_days',
  )
  return rows[0]?.at?.toISOString() ?? null
}

/** The figures of the analytics screen; what it says of a day before it was rolled up is what was said before. */
export async function readAnalytics(
  db: Database,
  query: AnalyticsQuery,
  now = new Date(),
): Promise<Analytics> {
  const { range = 'day', date, country = '' } = query
  const period = periodOf(query, now)
  const before = periodBefore(period)
  const rate = (of: AnalyticsRange) => returnRateOf(db, rangeOf(of, now), country)
  const [figures, earlier, days, aiUsers, updatedAt, day, week, month, all] = await Promise.all([
    readFigures(db, period, country),
    before && readFigures(db, before, country),
    findVisitDays(db, period, country),
    countAiUsers(db, period, country),
    readUpdatedAt(db),
    rate('day'),
    rate('week'),
    rate('month'),
    rate('all'),
  ])
  const totals = totalsOf(figures)
  const totalsBefore = earlier && totalsOf(earlier)
  return {
    totalVisits: totals.visitors,
    aiUsers,
    visitDuration: {
      average: totals.averageSeconds,
      totalHours: Math.round((sumOf(figures.visits, 'visibleSeconds') / HOUR) * 10) / 10,
    },
    returnRate: {
      value: totals.returnRate,
      day,
      week,
      month,
      all,
      specific: date ? totals.returnRate : null,
    },
    filterInfo: {
      appliedFilter: date ? { date } : { range },
      saltsChanged: days
        .slice(1)
        .map((one) => one.day)
        .filter((one) => one.endsWith('-01')),
    },
    updatedAt,
    report: {
      totals,
      before: totalsBefore?.visits ? totalsBefore : null,
      trend: days.map(({ visitors, visits, pageViews, ...one }) => ({
        day: one.day,
        visitors,
        visits,
        pageViews,
      })),
      ...presentReport(figures),
    },
  }
}
