import type { Database } from '@nila/db'
import { addDays, dayOf } from './days.ts'

/** How far ahead there are tables for events (days): nothing may stop them from being stored as a month begins. */
const AHEAD = 60

/**
 * Makes room for the events to come, and forgets visits that are older than they may be (R48), and who
 * made them.
 */
export async function keepVisits(db: Database, retentionDays: number): Promise<void> {
  const today = dayOf(new Date())
  await db.raw('select add_analytics_partitions(?, ?)', [addDays(today, -2), addDays(today, AHEAD)])
  await db.raw('select forget_analytics(?)', [addDays(today, -retentionDays)])
  // Nobody can come back under a hash whose salt is gone; a visit that goes on over midnight has had its day.
  await db.raw(
    `delete from visitors where not is_lasting
       and seen_at < date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' - interval '1 day'`,
  )
}
