import type { VisitDay } from '@nila/api/contract'
import type { Database } from '@nila/db'
import type { Period } from './period.ts'

/** The days of a period with their figures, oldest first, those without visits included. From the first visit on, where it has no beginning. */
export async function findVisitDays(db: Database, { days }: Period, country: string): Promise<VisitDay[]> {
  const { rows } = await db.raw<{ rows: VisitDay[] }>(
    `with period as (
       select coalesce(:first::date, (select min(day) from visit_days where country = :country), :last::date) as first, :last::date as last
     ), visited as (
       select day, sum(visits)::int as visits, sum(bounces)::int as bounces, sum(visible_seconds)::bigint as seconds
       from visit_days, period where country = :country and day >= first and day <= last group by day
     ), viewed as (
       select day, sum(count)::int as views
       from analytics_counts, period where country = :country and day >= first and day <= last and what = 'path' group by day
     ), came as (
       select day, sum(visitors)::int as visitors
       from visitor_gaps, period where country = :country and not is_ai and day >= first and day <= last group by day
     )
     select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(visitors, 0) as visitors, coalesce(visits, 0) as visits,
       coalesce(bounces, 0) as bounces, coalesce(views, 0) as "pageViews", coalesce(seconds, 0)::bigint as "visibleSeconds"
     from period cross join lateral generate_series(first, last, interval '1 day') as days (day)
     left join visited on visited.day = days.day::date
     left join viewed on viewed.day = days.day::date
     left join came on came.day = days.day::date
     order by days.day`,
    { ...days, country },
  )
  return rows
}
