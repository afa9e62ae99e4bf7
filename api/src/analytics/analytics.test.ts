import {
  type AnalyticsQuery,
  getAnalytics,
  getEngagement,
  getGeoDistribution,
  listVisitDays,
} from '@nila/api/contract'
import { AuditEntry, LoginAttempt } from '@nila/db'
import { buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { addDays, dayOf } from './days.ts'
import { rollUp } from './roll-up.ts'
import { storeEvents, type WaitingEvent } from './store-events.ts'
import { createTerms } from './terms.ts'

const api = useApi()
const today = dayOf(new Date())

let made = 0
const event = (over: Partial<WaitingEvent> = {}): WaitingEvent => {
  made += 1
  return {
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
    visitor: 1n,
    isLasting: false,
    time: new Date(),
    sequence: made,
    visible: 0,
    ...over,
  }
}

async function store(...events: WaitingEvent[]): Promise<void> {
  const { db } = api.database
  const terms = createTerms(db)
  for (const one of events) await storeEvents(db, terms, [one])
  await rollUp(db)
}

const signIn = () => api.signIn({ role: 'admin' })
const read = async (query: AnalyticsQuery = {}) => (await signIn()).call(getAnalytics, { query })

test('without a visit there are no figures, and none is made up', async () => {
  const answer = await read()
  expect(answer).toMatchObject({
    totalVisits: 0,
    aiUsers: null,
    visitDuration: { average: null, totalHours: 0 },
    returnRate: { value: null, day: null, week: null, month: null, all: null, specific: null },
    filterInfo: { appliedFilter: { range: 'day' } },
    updatedAt: null,
  })
  expect(answer.report).toMatchObject({ before: null, pages: [], referrers: [], devices: [], ctas: [] })
  expect((await (await signIn()).call(getGeoDistribution, { query: {} })).countries).toEqual([])
})

test('a visit is in every panel', async () => {
  await store(
    event({ referrer: 'news.example', visible: 0 }),
    event({ kind: 2, value: 75, visible: 20 }),
    event({ kind: 3, value: 15 }),
    event({ kind: 5, value: 2 }),
    event({ path: '/auth' }),
    event({ kind: 4, value: 1, path: '/auth', visible: 4 }),
    event({ visitor: 2n, country: 'US', device: 2, screen: 4, browser: null, system: null }),
  )
  const { report, totalVisits, visitDuration, updatedAt } = await read({ range: 'week' })
  expect(totalVisits).toBe(2)
  expect(visitDuration.average).toBe(12)
  expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(report.totals).toEqual({
    visitors: 2,
    visits: 2,
    pageViews: 3,
    bounceRate: 50,
    averageSeconds: 12,
    returnRate: 0,
  })
  expect(report.trend).toHaveLength(7)
  expect(report.trend.at(-1)).toEqual({ day: today, visitors: 2, visits: 2, pageViews: 3 })
  expect(report).toMatchObject({
    pages: [
      { path: '/', views: 2 },
      { path: '/auth', views: 1 },
    ],
    entryPages: [{ path: '/', visits: 2 }],
    exitPages: [
      { path: '/', visits: 1 },
      { path: '/auth', visits: 1 },
    ],
    referrers: [
      { name: 'news.example', visits: 1 },
      { name: null, visits: 1 },
    ],
    devices: [
      { device: 'mobile', visits: 1, bounceRate: 0 },
      { device: 'desktop', visits: 1, bounceRate: 100 },
    ],
    scrollDepths: [{ depth: 75, count: 1 }],
    timesOnPage: [{ seconds: 15, count: 1 }],
    ctas: [{ name: 'get_started', count: 1 }],
    exits: [{ reason: 'hidden', count: 1 }],
  })
  expect(report.screens).toEqual(
    expect.arrayContaining([
      { screen: 'small', visits: 1 },
      { screen: 'huge', visits: 1 },
    ]),
  )
})

test('a country is asked for by its code, and countries come with names and shares', async () => {
  await store(event(), event({ visitor: 2n }), event({ visitor: 3n }), event({ visitor: 4n, country: 'ZZ' }))
  expect((await read({ country: 'IN' })).totalVisits).toBe(3)
  expect((await read({ country: 'FR' })).totalVisits).toBe(0)
  const admin = await signIn()
  expect(await admin.call(getGeoDistribution, { query: {} })).toEqual({
    countries: [
      { name: 'India', code: 'IN', value: 0.75, visitorCount: 3 },
      { name: 'Unknown', code: 'ZZ', value: 0.25, visitorCount: 1 },
    ],
  })
})

test('the same period before is there to compare with', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  await store(event({ time: ago(9) }), event({ time: ago(8), visitor: 2n }), event({ visitor: 3n }))
  const { report } = await read({ range: 'week' })
  expect([report.totals.visits, report.before?.visits]).toEqual([1, 2])
})

describe('a question that is none is refused', () => {
  test.each([
    'range=year',
    'date=yesterday',
    'date=2026-02-31',
    'range=day&date=2026-11-20',
    'country=India',
    'country=in',
    'sort=x',
    'range=day&range=week',
  ])('%s', async (query) => {
    const response = await (await signIn()).fetch(`/api/admin/analytics?${query}`)
    expect(response.status).toBe(400)
  })
})

test('the old addresses answer the same', async () => {
  await store(event())
  const admin = await signIn()
  for (const [old, canonical] of [
    ['direct-sql/analytics?range=week', 'admin/analytics?range=week'],
    ['direct-sql/geo-distribution', 'admin/geo-distribution'],
  ]) {
    const response = await admin.fetch(`/api/${old}`)
    expect(response.headers.get('Deprecation')).toMatch(/^@\d+$/)
    expect(await response.json()).toEqual(await (await admin.fetch(`/api/${canonical}`)).json())
  }
})

test('the days of a period are a list and a file, which is written down', async () => {
  await store(event(), event({ visitor: 2n, country: 'US', visible: 30 }))
  const admin = await signIn()
  const { items, total } = await admin.list(listVisitDays, {
    filter: { range: 'month' },
    sort: ['day', 'DESC'],
    range: [0, 1],
  })
  expect(total).toBe(30)
  expect(items).toEqual([
    { day: today, visitors: 2, visits: 2, bounces: 1, pageViews: 2, visibleSeconds: 30 },
    { day: addDays(today, -1), visitors: 0, visits: 0, bounces: 0, pageViews: 0, visibleSeconds: 0 },
  ])
  const filter = encodeURIComponent(JSON.stringify({ date: today, country: 'US' }))
  const file = await (await admin.fetch(`/api/admin/visit-days.csv?filter=${filter}`)).text()
  expect(file.trim().split('\r\n').slice(1)).toEqual([`"${today}",1,1,0,1,30`])
  expect(await AuditEntry.query().where({ action: 'list.export' })).toHaveLength(1)
})

test('the reports get figures of real visits, by device and by who was here before', async () => {
  const earlier = new Date(Date.now() - 2 * 24 * 3_600_000)
  await store(
    event({ time: earlier }),
    event({ visible: 30, kind: 2, value: 100 }),
    event({ visitor: 2n, device: 2, kind: 5, value: 1 }),
    event({ visitor: 3n, device: 2 }),
  )
  const { id: userId } = await buildUser()
  for (const outcome of ['failure', 'failure', 'success'] as const) {
    await LoginAttempt.query().insert({ userId, ip: '203.0.113.0', outcome })
  }
  // Whoever asks has signed in as well.
  expect(await (await signIn()).call(getEngagement, { query: { days: '7' } })).toEqual({
    days: 7,
    sessions: 4,
    bounced: 2,
    bounceRate: 50,
    devices: [
      { device: 'mobile', share: 50, bounceRate: 50 },
      { device: 'desktop', share: 50, bounceRate: 50 },
    ],
    newVisitors: { share: 75, bounceRate: 66.7 },
    returningVisitors: { share: 25, bounceRate: 0 },
    averageSeconds: 8,
    scrollDepth: 25,
    clickThrough: 25,
    unfinishedLogins: 50,
  })
})
