import { transaction } from '@nila/db'
import { ROLLING } from './roll-up.ts'

/** Makes everything that is made from events anew: what visits add up to, the days of visitors, and the figures. Gives how many days there were. */
export const rebuildAnalytics = (): Promise<number> =>
  transaction(async (trx) => {
    // The pool gives up statements that take long, which these may.
    await trx.raw('set local statement_timeout = 0')
    await trx.raw('select pg_advisory_xact_lock(?)', [ROLLING])
    // Events that come in meanwhile wait: their visits are being counted.
    await trx.raw('lock table visits in share row exclusive mode')
    await trx.raw(
      `insert into analytics_days (day, changes) select distinct day, 1 from visits on conflict (day) do nothing`,
    )
    const { rows } = await trx.raw<{ rows: { day: string }[] }>(
      'select day::text from analytics_days order by day',
    )
    for (const { day } of rows) await trx.raw('select rebuild_visits(?)', [day])
    await trx.raw('select rebuild_visitor_days()')
    for (const { day } of rows) await trx.raw('select roll_up_analytics(?)', [day])
    return rows.length
  })
