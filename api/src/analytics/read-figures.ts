import type { Totals } from '@nila/api/contract'
import type { Database, Knex } from '@nila/db'
import { countVisitors, type Visitors } from './count-visitors.ts'
import type { Period } from './period.ts'

/** Percent with one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole ? Math.round((part / whole) * 1000) / 10 : null

/** Where figures are read: those of days, or counted anew for the hours before now. `alias` is what the rest of the query calls it. */
function source(
  db: Database,
  table: 'visit_days' | 'analytics_counts',
  { days: { first, last }, hours }: Period,
  country: string,
): Knex.Raw {
  if (hours) {
    const call = table === 'visit_days' ? 'visit_figures' : 'visit_counts'
    return db.raw(`(select * from ${call}(?, ?) where country = ?)`, [hours.from, hours.to, country])
  }
  return db.raw(
    `(select * from ${table} where country = ? and day >= coalesce(?::date, '-infinity') and day <= ?)`,
    [country, first, last],
  )
}

/** Visits of one kind of device, by visitors who were here for the first time or not. */
export interface VisitFigures {
  device: number
  isNew: boolean
  visits: number
  bounces: number
  visibleSeconds: number
  scrollDepths: number
  clicks: number
}

export async function readVisits(db: Database, period: Period, country: string): Promise<VisitFigures[]> {
  const { rows } = await db.raw<{ rows: VisitFigures[] }>(
    `select device, is_new as "isNew", sum(visits)::int as visits, sum(bounces)::int as bounces,
       sum(visible_seconds)::bigint as "visibleSeconds", sum(scroll_depths)::bigint as "scrollDepths", sum(clicks)::int as clicks
     from ? as figures group by device, is_new`,
    [source(db, 'visit_days', period, country)],
  )
  return rows
}

/** How many of what; `name` is that of the term, where it has one. */
export interface CountOf {
  what: string
  term: number
  name: string | null
  count: number
}

export async function readCounts(db: Database, period: Period, country: string): Promise<CountOf[]> {
  const { rows } = await db.raw<{ rows: CountOf[] }>(
    `select what, counted.term, analytics_terms.term as name, count from (
       select what, term, sum(count)::int as count from ? as counts group by what, term
     ) as counted
     left join analytics_terms
       on id = counted.term and kind = case when what in ('path', 'entry', 'exit') then 'path' else what end
     order by count desc, name, counted.term`,
    [source(db, 'analytics_counts', period, country)],
  )
  return rows
}

export const sumOf = <K extends string>(rows: readonly Record<K, number>[], field: K): number =>
  rows.reduce((sum, row) => sum + row[field], 0)

export interface Figures {
  visits: VisitFigures[]
  counts: CountOf[]
  visitors: Visitors
}

/** All that is said of a period. */
export async function readFigures(db: Database, period: Period, country: string): Promise<Figures> {
  const [visits, counts, visitors] = await Promise.all([
    readVisits(db, period, country),
    readCounts(db, period, country),
    countVisitors(db, period, country),
  ])
  return { visits, counts, visitors }
}

export function totalsOf({ visits, counts, visitors: { visitors, returning } }: Figures): Totals {
  const all = sumOf(visits, 'visits')
  return {
    visitors,
    visits: all,
    pageViews: sumOf(
      counts.filter(({ what }) => what === 'path'),
      'count',
    ),
    bounceRate: percentOf(sumOf(visits, 'bounces'), all),
    averageSeconds: all ? Math.round(sumOf(visits, 'visibleSeconds') / all) : null,
    returnRate: percentOf(returning, visitors),
  }
}
