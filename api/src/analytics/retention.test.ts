import type { Database } from '@nila/db'
import { LoginAttempt } from '@nila/db'
import { buildEmailLog, buildUser } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { addDays, dayOf } from './days.ts'
import { rollUp } from './roll-up.ts'
import { storeEvents, type WaitingEvent } from './store-events.ts'
import { createTerms } from './terms.ts'

const KEPT = 60
const api = useApi({ retentionDays: KEPT })
const db = (): Database => api.database.db
const DAY = 24 * 3_600_000

const eventOf = (daysAgo: number, over: Partial<WaitingEvent> = {}): WaitingEvent => ({
  network: '203.0.113.0',
  country: 'IN',
  region: null,
  city: null,
  device: 1,
  screen: 1,
  browser: 'Firefox',
  system: 'Android',
  referrer: '',
  kind: 1,
  value: 0,
  path: '/',
  visitor: BigInt(daysAgo),
  isLasting: true,
  time: new Date(Date.now() - daysAgo * DAY),
  sequence: daysAgo,
  visible: 0,
  ...over,
})

async function store(...events: WaitingEvent[]): Promise<void> {
  const terms = createTerms(db())
  await db().raw('select add_analytics_partitions(?, ?)', [
    addDays(dayOf(new Date()), -200),
    dayOf(new Date()),
  ])
  for (const event of events) await storeEvents(db(), terms, [event])
  await rollUp(db())
}

const daysIn = async (table: string): Promise<string[]> =>
  (await db()(table).select(db().raw('distinct day::text as day')).orderBy('day')).map(({ day }) => day)

test('R48 visits, sign-ins and mail logs that are older than they may be are forgotten, others stay', async () => {
  await store(eventOf(150), eventOf(KEPT + 2), eventOf(KEPT - 1), eventOf(0))
  const { id: userId } = await buildUser()
  for (const days of [KEPT + 1, KEPT - 1]) {
    const at = new Date(Date.now() - days * DAY)
    await LoginAttempt.query().insert({ userId, ip: '203.0.113.0', outcome: 'success', at })
    await buildEmailLog({ timestamp: at })
  }
  await api.sweep()

  const today = dayOf(new Date())
  const kept = [addDays(today, 1 - KEPT), today]
  for (const table of [
    'visits',
    'analytics_events',
    'visitor_days',
    'visitor_gaps',
    'visit_days',
    'analytics_counts',
    'analytics_days',
  ]) {
    expect([table, await daysIn(table)]).toEqual([table, kept])
  }
  expect(await db()('visitors')).toHaveLength(2)
  expect(await db()('login_history')).toHaveLength(1)
  expect(await db()('email_logs')).toHaveLength(1)
  // Of the months that are over nothing is left, not even an empty table.
  const { rows } = await db().raw(
    "select relname from pg_class where relname ~ '^analytics_events_[0-9_]+$' and relkind = 'r' order by 1 limit 1",
  )
  expect(rows[0].relname).toBe(`analytics_events_${addDays(today, -KEPT).slice(0, 7).replace('-', '_')}`)
})

test('whoever came in a month whose salt is gone is forgotten, who asked to be remembered is not', async () => {
  await store(eventOf(40, { isLasting: false }), eventOf(41), eventOf(0, { isLasting: false }))
  await api.sweep()
  expect((await db()('visitors').orderBy('id')).map(({ id }) => id)).toEqual([0, 41])
  // Their visits count on.
  expect(await db()('visits')).toHaveLength(3)
})

test('there is always a table for the events of the next month', async () => {
  await api.sweep()
  await store(eventOf(-30))
  expect(await db()('visits')).toHaveLength(1)
})
