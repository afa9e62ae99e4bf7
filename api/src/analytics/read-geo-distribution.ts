import { type AnalyticsQuery, type GeoDistribution, UNKNOWN_COUNTRY } from '@nila/api/contract'
import type { Database } from '@nila/db'
import { type Period, periodOf } from './period.ts'

interface CountryRow {
  code: string
  visitors: number
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (code: string): string => (code === UNKNOWN_COUNTRY ? 'Unknown' : (NAMES.of(code) ?? code))

async function findCountries(db: Database, { days, hours }: Period): Promise<CountryRow[]> {
  const { rows } = hours
    ? await db.raw<{ rows: CountryRow[] }>(
        `select country as code, count(distinct visitor)::int as visitors
         from visits where started_at >= :from and started_at < :to group by country order by visitors desc, code`,
        { ...hours },
      )
    : await db.raw<{ rows: CountryRow[] }>(
        `select country as code, sum(visitors)::int as visitors
         from visitor_gaps cross join (select coalesce(:first::date, '-infinity') as first) as period
         where country <> '' and not is_ai and day >= first and day <= :last and (prev_day is null or prev_day < first)
         group by country order by visitors desc, code`,
        { ...days },
      )
  return rows
}

/** Visitors by country, most first; of all that is kept unless the question says otherwise. */
export async function readGeoDistribution(
  db: Database,
  { range, date, country }: AnalyticsQuery,
  now = new Date(),
): Promise<GeoDistribution> {
  const rows = await findCountries(db, periodOf(date ? { date } : { range: range ?? 'all' }, now))
  const all = rows.reduce((sum, { visitors }) => sum + visitors, 0)
  return {
    countries: rows
      .filter(({ code }) => !country || code === country)
      .map(({ code, visitors }) => ({
        name: nameOf(code),
        code,
        value: visitors / all,
        visitorCount: visitors,
      })),
  }
}
