import { z } from 'zod'
import { link, pageHead, text } from './kinds.ts'
import { label, measured, nextSteps, range, sample, sentence } from './report-parts.ts'

/** One of the four figures at the top. */
const metric = (...placeholders: string[]) => z.strictObject({ label: label(), note: sentence(placeholders) })

export const engagementTrackingCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: sentence(),
  sample,
  measured,
  range: z.strictObject({ ...range, note: sentence() }),
  alert: z.strictObject({
    title: label(),
    body: sentence(['rate', 'usual']),
    fix: link({ max: 60 }),
  }),
  metrics: z.strictObject({
    title: label(),
    bounceRate: metric('bounced', 'sessions'),
    timeOnPage: metric('longest').extend({ measured: sentence(['longest']) }),
    scrollDepth: metric(),
    clickRate: metric('usual'),
  }),
  bands: z.strictObject({
    critical: label(),
    improvement: label(),
    good: label(),
    note: sentence(['critical', 'improvement']),
  }),
  tabsLabel: label(),
  overview: z.strictObject({
    tab: label(),
    sessions: z.strictObject({
      title: label(),
      group: label(),
      count: label(),
      bounced: label(),
      stayed: label(),
    }),
    trend: z.strictObject({ title: label(), body: sentence(), measured: sentence() }),
  }),
  scrollDepth: z.strictObject({
    tab: label(),
    title: label(),
    body: sentence(['depth', 'first']),
    beyond: text({ max: 300, placeholders: ['depth'], help: 'Where the first milestone is reached' }),
    milestone: label(),
    state: label(),
    reached: label(),
    notReached: label(),
  }),
  clickBehavior: z.strictObject({
    tab: label(),
    title: label(),
    body: sentence(['rate', 'usual']),
    compared: label(),
    rate: label(),
    measured: label(),
    usual: label(),
  }),
  userSegments: z.strictObject({
    tab: label(),
    share: label(),
    devices: z.strictObject({
      title: label(),
      device: label(),
      mobile: label(),
      desktop: label(),
      tablet: label(),
      other: label(),
    }),
    visitors: z.strictObject({ title: label(), group: label(), new: label(), returning: label() }),
  }),
  nextSteps,
})
export type EngagementTrackingCopy = z.infer<typeof engagementTrackingCopy>
