import type { Database } from '@nila/db'
import type { Period } from './period.ts'

/** Different visitors of a period, and how many of them had been here before. */
export interface Visitors {
  visitors: number
  returning: number
}

async function countHours(
  db: Database,
  { from, to }: { from: Date; to: Date },
  country: string,
): Promise<Visitors> {
  const { rows } = await db.raw<{ rows: Visitors[] }>(
    `select count(distinct visitor)::int as visitors, count(distinct visitor) filter (where number > 1)::int as returning
     from visits where started_at >= :from and started_at < :to and :country in ('', country)`,
    { from, to, country },
  )
  return rows[0] ?? { visitors: 0, returning: 0 }
}

/**
 * Of days the figures are exact without a look at visitors: whoever came on a day and had not come before within the period is another one,
 * and had been here before where there is any day before, or where their second visit of all is within the period too.
 * @param country '' for all
 */
export async function countVisitors(
  db: Database,
  { days, hours }: Period,
  country: string,
): Promise<Visitors> {
  if (hours) return countHours(db, hours, country)
  const { rows } = await db.raw<{ rows: Visitors[] }>(
    `select coalesce(sum(visitors) filter (where prev_day is null or prev_day < first), 0)::int as visitors,
       (coalesce(sum(visitors) filter (where prev_day < first), 0)
         + coalesce(sum(visitors) filter (where is_return and (prev_day is null or prev_day >= first)), 0))::int as returning
     from visitor_gaps cross join (select coalesce(:first::date, '-infinity') as first) as period
     where country = :country and not is_ai and day >= first and day <= :last`,
    { ...days, country },
  )
  return rows[0] ?? { visitors: 0, returning: 0 }
}

/** Different visitors who sent a message in the chat; null before anybody has. */
export async function countAiUsers(db: Database, { days }: Period, country: string): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { aiUsers: number | null }[] }>(
    `select coalesce(sum(visitors) filter (where (:first::date is null or day >= :first) and day <= :last
       and (prev_day is null or prev_day < coalesce(:first::date, '-infinity'))), 0)::int as "aiUsers"
     from visitor_gaps where country = :country and is_ai having count(*) > 0`,
    { ...days, country },
  )
  return rows[0]?.aiUsers ?? null
}
