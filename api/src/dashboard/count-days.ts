import { DASHBOARD_TIME_ZONE } from '@nila/api/contract'
import type { Database } from '@nila/db'

/** The moments that are counted: a column with an index, of rows that meet the condition. */
interface Moments {
  table: string
  column: string
  where?: string
}

/** How many there were on each of the last days, oldest first, today last. */
export async function countDays(
  db: Database,
  { table, column, where = 'true' }: Moments,
  days: number,
): Promise<{ day: string; count: number }[]> {
  // Each day is a range of its own: the index is read from one midnight to the next, and no row's moment has to be turned into a date.
  const { rows } = await db.raw<{ rows: { day: string; count: number }[] }>(
    `select to_char(day, 'YYYY-MM-DD') as day, (
       select count(*)::int from :table: where ${where}
         and :column: >= day at time zone :zone and :column: < (day + interval '1 day') at time zone :zone
     ) as count
     from generate_series(:first, 0, -1) as ago
     cross join lateral (select date_trunc('day', now() at time zone :zone) - make_interval(days => ago) as day) as days
     order by day`,
    { table, column, zone: DASHBOARD_TIME_ZONE, first: days - 1 },
  )
  return rows
}
