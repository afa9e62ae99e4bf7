import type { Analytics } from '@nila/api/contract/analytics'
import type { ActiveUsers } from '@nila/api/contract/live'

const report: Analytics['report'] = {
  totals: {
    visitors: 1204,
    visits: 1500,
    pageViews: 4000,
    bounceRate: 40,
    averageSeconds: 125,
    returnRate: 31.5,
  },
  before: {
    visitors: 602,
    visits: 1500,
    pageViews: 5000,
    bounceRate: 42,
    averageSeconds: 100,
    returnRate: 30,
  },
  trend: [
    { day: '2026-11-18', visitors: 400, visits: 500, pageViews: 1000 },
    { day: '2026-11-19', visitors: 600, visits: 700, pageViews: 2000 },
    { day: '2026-11-20', visitors: 250, visits: 300, pageViews: 1000 },
  ],
  pages: [
    { path: '/', views: 3000 },
    { path: '/chat', views: 1000 },
  ],
  entryPages: [{ path: '/', visits: 1500 }],
  exitPages: [{ path: '/chat', visits: 1500 }],
  referrers: [
    { name: null, visits: 900 },
    { name: 'example.org', visits: 600 },
  ],
  devices: [{ device: 'mobile', visits: 1500, bounceRate: 40 }],
  browsers: [{ name: 'Firefox', visits: 1500 }],
  systems: [{ name: null, visits: 1500 }],
  screens: [{ screen: 'small', visits: 1500 }],
  scrollDepths: [{ depth: 25, count: 900 }],
  timesOnPage: [{ seconds: 60, count: 300 }],
  ctas: [{ name: 'talk_with_naren', count: 77 }],
  exits: [],
}

export const someFigures = (over: Partial<Analytics> = {}): Analytics => ({
  totalVisits: 1204,
  aiUsers: null,
  visitDuration: { average: 125, totalHours: 52.1 },
  returnRate: { value: 31.5, day: 20, week: 25, month: 31.5, all: 40, specific: null },
  filterInfo: { appliedFilter: { range: 'day' }, saltsChanged: [] },
  updatedAt: '2026-11-20T09:30:00.000Z',
  report,
  ...over,
})

/** What the API says of a time in which nobody came. */
export const noFigures = (): Analytics => ({
  ...someFigures(),
  totalVisits: 0,
  visitDuration: { average: null, totalHours: 0 },
  returnRate: { value: null, day: null, week: null, month: null, all: null, specific: null },
  report: {
    ...report,
    totals: {
      visitors: 0,
      visits: 0,
      pageViews: 0,
      bounceRate: null,
      averageSeconds: null,
      returnRate: null,
    },
    before: null,
  },
})

export const someCountries = {
  countries: [
    { name: 'India', code: 'IN', value: 0.5, visitorCount: 602 },
    { name: 'United States', code: 'US', value: 0.3, visitorCount: 361 },
    { name: 'Unknown', code: 'ZZ', value: 0.15, visitorCount: 181 },
    { name: 'Singapore', code: 'SG', value: 0.05, visitorCount: 60 },
  ],
}

export const activeUsers = (over: Partial<ActiveUsers> = {}): ActiveUsers => ({
  count: 2,
  totalSessions: 3,
  activeSessions: [
    {
      sessionId: 'aaaaaaaa',
      path: '/hi',
      countryName: 'India',
      city: 'Madurai',
      lastSeen: '2026-11-20T09:30:00.000Z',
      visitDuration: 3725,
      ip: '203.0.113.0',
    },
    {
      sessionId: 'bbbbbbbb',
      path: '/',
      countryName: null,
      city: null,
      lastSeen: '2026-11-20T09:29:50.000Z',
      visitDuration: 59,
      ip: '2001:db8:1::',
    },
  ],
  ...over,
})
