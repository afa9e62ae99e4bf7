import type { AnalyticsQuery } from '@nila/api/contract'
import type { Database } from '@nila/db'
import { type Chance, chanceOf } from '@nila/db/demo'
import pino from 'pino'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import {
  countriesByHand,
  countriesOf,
  figuresByHand,
  figuresOf,
  type HandVisit,
  visitsByHand,
} from '../../testing/count-by-hand.ts'
import { addDays, dayOf } from './days.ts'
import { readAnalytics } from './read-analytics.ts'
import { readGeoDistribution } from './read-geo-distribution.ts'
import { rebuildAnalytics } from './rebuild.ts'
import { rollUp } from './roll-up.ts'
import type { WaitingEvent } from './store-events.ts'
import { createVisitRecorder } from './visit-recorder.ts'

const api = useApi()
const db = (): Database => api.database.db

const DAY = 24 * 3_600_000
const NOW = new Date('2026-11-20T13:00:00Z')
const SPAN = 45
const EVENTS = 700
const COUNTRIES = ['IN', 'IN', 'IN', 'US', 'DE', 'ZZ']
const PATHS = ['/', '/reviews', '/donate', '/hi/', '/auth']
const REFERRERS = ['', '', 'www.google.com', 'youtube.com']

/** Somebody's traits, which do not change while they are the same visitor. */
const traitsOf = (chance: Chance) => ({
  network: '203.0.113.0',
  country: chance.pick(COUNTRIES),
  region: null,
  city: null,
  device: chance.int(1, 4),
  screen: chance.int(0, 4),
  browser: chance.pick(['Chrome', 'Firefox', null]),
  system: 'Android',
})

/** Anything may follow anything: pauses short of a visit's end and past it, midnights, beacons that come twice. */
function historyOf(chance: Chance): WaitingEvent[] {
  const visitors = Array.from({ length: 40 }, (_, place) => ({
    visitor: BigInt(place) * 7n - 90n,
    isLasting: chance.happens(10),
    traits: traitsOf(chance),
    time: NOW.getTime() - chance.int(1, SPAN * 24 * 60) * 60_000,
    last: undefined as WaitingEvent | undefined,
  }))
  const events: WaitingEvent[] = []
  for (let place = 0; place < EVENTS; place += 1) {
    const one = chance.pick(visitors)
    const pause = chance.pick([1, 40, 1000, 29 * 60, 30 * 60, 30 * 60 + 1, 5 * 3600, 26 * 3600, 9 * 86_400])
    one.time += pause * 1000
    if (one.time >= NOW.getTime()) one.time = NOW.getTime() - chance.int(1, SPAN * 24 * 60) * 60_000
    if (one.last && one.time < one.last.time.getTime()) continue
    const kind = chance.pick([1, 1, 1, 2, 3, 4, 5])
    const event: WaitingEvent = {
      ...one.traits,
      visitor: one.visitor,
      isLasting: one.isLasting,
      referrer: chance.pick(REFERRERS),
      path: chance.pick(PATHS),
      kind,
      value: [0, chance.pick([25, 50, 75, 100]), chance.pick([15, 30]), chance.int(1, 3), chance.int(1, 5)][
        kind - 1
      ] as number,
      visible: chance.pick([0, 0, 3, 9, 40]),
      time: new Date(one.time),
      sequence: chance.happens(15) && one.last ? one.last.sequence : chance.int(0, 2 ** 31 - 1),
    }
    one.last = event
    events.push(event)
  }
  return events.sort((a, b) => a.time.getTime() - b.time.getTime())
}

/** Tells a history in uneven portions, and lets the recorder go once nothing waits: a process that goes away waits five seconds at most. */
async function record(events: WaitingEvent[], chance: Chance): Promise<void> {
  await db().raw('select add_analytics_partitions(?, ?)', [addDays(dayOf(NOW), -SPAN - 2), dayOf(NOW)])
  const registry = new Registry()
  const visits = createVisitRecorder({ db: db(), log: pino({ level: 'silent' }), metrics: { registry } })
  for (let place = 0; place < events.length; ) {
    const end = place + chance.int(1, 60)
    await Promise.all(events.slice(place, end).map((event) => visits.take(event)))
    place = end
  }
  const waiting = async () =>
    (await registry.getSingleMetric('analytics_events_waiting')?.get())?.values[0]?.value
  await expect.poll(waiting, { timeout: 45_000 }).toBe(0)
  await visits.close()
}

/** Everything that the screen can be asked. */
const questions = (chance: Chance): AnalyticsQuery[] => {
  const dates = Array.from({ length: 4 }, () => ({ date: addDays(dayOf(NOW), -chance.int(0, SPAN)) }))
  const periods: AnalyticsQuery[] = [
    ...(['day', 'week', 'month', 'all'] as const).map((range) => ({ range })),
    ...dates,
  ]
  return periods.flatMap((period) => [period, { ...period, country: chance.pick(COUNTRIES) }])
}

async function rollUpAll(): Promise<void> {
  const isStale = () => db()('analytics_days').whereRaw('changes <> rolled_changes').first()
  while (await isStale()) await rollUp(db())
}

async function expectSameFigures(visits: HandVisit[], chance: Chance): Promise<void> {
  for (const query of questions(chance)) {
    const read = await readAnalytics(db(), query, NOW)
    expect([query, figuresOf(read)]).toEqual([query, figuresByHand(visits, query, NOW)])
    if (query.country) continue
    const places = await readGeoDistribution(db(), query, NOW)
    expect([query, countriesOf(places)]).toEqual([query, countriesByHand(visits, query, NOW)])
  }
}

describe.each([11, 12, 13])('of the random history %i', (seed) => {
  test('every figure is what counting all events by hand gives, before and after they are made again', async () => {
    const chance = chanceOf(seed)
    const events = historyOf(chance)
    await record(events, chance)
    await rollUpAll()
    const visits = visitsByHand(events)
    expect(visits.length).toBeGreaterThan(100)
    await expectSameFigures(visits, chance)

    await db()('visits').update({ page_views: 9, visible_seconds: 9, is_engaged: false, exit_id: 0 })
    await db()('visitor_days').update({ prev_day: null, is_return: true })
    for (const table of ['visitor_gaps', 'visit_days', 'analytics_counts']) await db()(table).delete()
    await rebuildAnalytics()
    await expectSameFigures(visits, chance)
  })
})

test('connections that are killed in the middle of a flush lose nothing and count nothing twice', async () => {
  const chance = chanceOf(14)
  const events = historyOf(chance)
  let isOver = false
  const killing = (async () => {
    for (let kills = 0; kills < 12 && !isOver; ) {
      const { rows } = await db().raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query like '%insert into visitors%' and state = 'active'`,
      )
      kills += rows.length
    }
  })()
  await record(events, chance)
  isOver = true
  await killing
  await rollUpAll()
  await expectSameFigures(visitsByHand(events), chance)
})

test('the figures of a visit over midnight are those of the day on which it began', async () => {
  const event = { ...historyOf(chanceOf(1))[0], kind: 1, value: 0, path: '/' } as WaitingEvent
  // Five to midnight in India, and five past.
  const times = [new Date('2026-11-10T18:25:00Z'), new Date('2026-11-10T18:35:00Z')]
  await record(
    times.map((time, sequence) => ({ ...event, time, sequence })),
    chanceOf(1),
  )
  await rollUpAll()
  const read = (date: string) => readAnalytics(db(), { date }, NOW)
  expect((await read('2026-11-10')).report.totals).toMatchObject({ visitors: 1, visits: 1, pageViews: 2 })
  expect((await read('2026-11-11')).report.totals).toMatchObject({ visitors: 0, visits: 0, pageViews: 0 })
})

test('who uses the chat is absent until somebody does, and then counted once a period', async () => {
  const read = async (query: AnalyticsQuery) => (await readAnalytics(db(), query, NOW)).aiUsers
  expect(await read({ range: 'all' })).toBeNull()
  const day = (ago: number) => new Date(NOW.getTime() - ago * DAY)
  const event = { ...historyOf(chanceOf(2))[0], visitor: 5n, isLasting: true } as WaitingEvent
  await record(
    [20, 3, 2].map((ago, sequence) => ({ ...event, time: day(ago), sequence })),
    chanceOf(2),
  )
  await db()('visitor_days')
    .update({ is_ai: true })
    .whereIn('day', [dayOf(day(20)), dayOf(day(2))])
  await rollUpAll()
  expect(await read({ range: 'month' })).toBe(1)
  expect(await read({ range: 'week' })).toBe(1)
  expect(await read({ date: dayOf(day(3)) })).toBe(0)
})

test('a month that begins with new hashes is said where a period holds it', async () => {
  const event = { ...historyOf(chanceOf(3))[0] } as WaitingEvent
  await record([{ ...event, time: new Date('2026-10-20T12:00:00Z') }], chanceOf(3))
  await rollUpAll()
  const saltsOf = async (query: AnalyticsQuery) =>
    (await readAnalytics(db(), query, NOW)).filterInfo.saltsChanged
  expect(await saltsOf({ range: 'all' })).toEqual(['2026-11-01'])
  expect(await saltsOf({ range: 'week' })).toEqual([])
})
