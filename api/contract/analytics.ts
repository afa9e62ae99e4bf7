import { z } from 'zod'
import { endpoint, type Item, listEndpoint } from './endpoint.ts'
import { Country } from './fields.ts'
import { CtaName, ExitReason, ScreenClass } from './tracking.ts'

/** Visits are counted on India's days, as everything is on the dashboard. */
export const ANALYTICS_TIME_ZONE = 'Asia/Kolkata'

/** The last 24 hours, 7 days and 30 days, today included, and all that is kept. */
export const AnalyticsRange = z.enum(['day', 'week', 'month', 'all'])
export type AnalyticsRange = z.infer<typeof AnalyticsRange>

/** Where the country of a visitor is not known; ISO 3166 leaves it free. */
export const UNKNOWN_COUNTRY = 'ZZ'

/** What a question is about: the last 24 hours unless it says otherwise. */
const period = z
  .strictObject({
    range: AnalyticsRange.optional(),
    /** One day instead of a range. */
    date: z.iso.date().optional(),
    country: Country.optional(),
  })
  .refine(({ range, date }) => !(range && date), { path: ['date'], message: 'invalid_value' })
export type AnalyticsQuery = z.infer<typeof period>

export const DeviceType = z.enum(['mobile', 'desktop', 'tablet', 'other'])
export type DeviceType = z.infer<typeof DeviceType>

/** Visits of one kind, by its name; null where it is not known. */
const NamedVisits = z.strictObject({ name: z.string().nullable(), visits: z.int() })
export type NamedVisits = z.infer<typeof NamedVisits>

/** How many, with the number of visits that there were in all, for shares. */
const Totals = z.strictObject({
  visitors: z.int(),
  visits: z.int(),
  pageViews: z.int(),
  /** Percent of the visits; null without any. */
  bounceRate: z.number().nullable(),
  averageSeconds: z.number().nullable(),
  /** Percent of the visitors who had been here before. */
  returnRate: z.number().nullable(),
})
export type Totals = z.infer<typeof Totals>

const Percent = z.number().min(0).max(100).nullable()

/** The answer that the old product's dashboard reads (spec section 3), and `report`, which the rest of the screen is made of. */
export const Analytics = z.strictObject({
  /** Different visitors, in spite of its old name. */
  totalVisits: z.int(),
  /** Visitors who sent a message in the chat; null while there is no chat to count. */
  aiUsers: z.int().nullable(),
  visitDuration: z.strictObject({ average: z.number().nullable(), totalHours: z.number() }),
  /** Percent; `value` is that of the filter, `specific` that of its date. */
  returnRate: z.strictObject({
    value: Percent,
    day: Percent,
    week: Percent,
    month: Percent,
    all: Percent,
    specific: Percent,
  }),
  filterInfo: z.strictObject({
    appliedFilter: z.union([
      z.strictObject({ range: AnalyticsRange }),
      z.strictObject({ date: z.iso.date() }),
    ]),
    /** Visitors get new hashes as each month begins: those seen on both sides of one of these days are counted twice. */
    saltsChanged: z.array(z.iso.date()),
  }),
  /** When the figures were last made from what was stored; null before the first time. */
  updatedAt: z.iso.datetime().nullable(),
  report: z.strictObject({
    totals: Totals,
    /** Of as many days before; null for `all`, and where nothing is kept of them. */
    before: Totals.nullable(),
    /** A day each, oldest first, days without visits included; those of the last 24 hours are whole days. */
    trend: z.array(
      z.strictObject({ day: z.iso.date(), visitors: z.int(), visits: z.int(), pageViews: z.int() }),
    ),
    pages: z.array(z.strictObject({ path: z.string(), views: z.int() })),
    entryPages: z.array(z.strictObject({ path: z.string(), visits: z.int() })),
    exitPages: z.array(z.strictObject({ path: z.string(), visits: z.int() })),
    /** By host; the name is null for visits that no link led to. */
    referrers: z.array(NamedVisits),
    devices: z.array(z.strictObject({ device: DeviceType, visits: z.int(), bounceRate: Percent })),
    browsers: z.array(NamedVisits),
    systems: z.array(NamedVisits),
    screens: z.array(z.strictObject({ screen: ScreenClass.nullable(), visits: z.int() })),
    scrollDepths: z.array(z.strictObject({ depth: z.int(), count: z.int() })),
    timesOnPage: z.array(z.strictObject({ seconds: z.int(), count: z.int() })),
    ctas: z.array(z.strictObject({ name: CtaName, count: z.int() })),
    exits: z.array(z.strictObject({ reason: ExitReason, count: z.int() })),
  }),
})
export type Analytics = z.infer<typeof Analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics',
  guard: 'admin',
  query: period,
  answer: Analytics,
})

export const GeoDistribution = z.strictObject({
  countries: z.array(
    z.strictObject({
      name: z.string(),
      code: Country,
      /** The share of all visitors, from 0 to 1. */
      value: z.number(),
      visitorCount: z.int(),
    }),
  ),
})
export type GeoDistribution = z.infer<typeof GeoDistribution>

/** Visitors by country, most first; of all that is kept unless the query says otherwise. */
export const getGeoDistribution = endpoint({
  method: 'GET',
  path: '/admin/geo-distribution',
  guard: 'admin',
  query: period,
  answer: GeoDistribution,
})

export const ENGAGEMENT_DAYS = [7, 30, 90] as const

/** The figures of the reports on engagement and bounces, of real visits. Shares and rates are percent; null without visits. */
export const Engagement = z.strictObject({
  days: z.int(),
  sessions: z.int(),
  bounced: z.int(),
  bounceRate: Percent,
  devices: z.array(z.strictObject({ device: DeviceType, share: z.number(), bounceRate: Percent })),
  newVisitors: z.strictObject({ share: Percent, bounceRate: Percent }),
  returningVisitors: z.strictObject({ share: Percent, bounceRate: Percent }),
  averageSeconds: z.number().nullable(),
  /** The mean of how far each visit scrolled at most. */
  scrollDepth: Percent,
  /** Visits with a call to action that was clicked. */
  clickThrough: Percent,
  /** Attempts to sign in that failed. */
  unfinishedLogins: Percent,
})
export type Engagement = z.infer<typeof Engagement>

export const getEngagement = endpoint({
  method: 'GET',
  path: '/admin/engagement',
  guard: 'admin',
  query: z.strictObject({ days: z.enum(['7', '30', '90']).optional() }),
  answer: Engagement,
})

/** The days of a period, each with its figures; as a file too. */
export const listVisitDays = listEndpoint({
  path: '/admin/visit-days',
  guard: 'admin',
  resource: 'visit-days',
  item: z.strictObject({
    day: z.iso.date(),
    visitors: z.int(),
    visits: z.int(),
    bounces: z.int(),
    pageViews: z.int(),
    visibleSeconds: z.int(),
  }),
  sort: ['day'],
  defaultOrder: 'ASC',
  filter: period,
  csv: ['day', 'visitors', 'visits', 'bounces', 'pageViews', 'visibleSeconds'],
})
export type VisitDay = Item<typeof listVisitDays>
