import { z } from 'zod'
import { link, pageHead } from './kinds.ts'
import { label, measured, nextSteps, range, sample, sentence } from './report-parts.ts'

/** What is wrong, said among the diagnostics, and what mends it, said among the solutions. */
const finding = (...placeholders: string[]) =>
  z.strictObject({ title: label(), finding: sentence(placeholders), fix: sentence() })

const phase = z.strictObject({ title: label(), body: sentence() })

export const bounceRateReportCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: sentence(),
  sample,
  measured,
  range: z.strictObject(range),
  banner: z.strictObject({ title: label(), body: sentence(['rate', 'usual', 'target']) }),
  metrics: z.strictObject({
    title: label(),
    bounceRate: label(),
    session: label(),
    scrollDepth: label(),
    clickThrough: label(),
  }),
  tabsLabel: label(),
  overview: z.strictObject({
    tab: label(),
    body: sentence(['time', 'depth']),
    measured: sentence(['time', 'depth']),
    segments: z.strictObject({
      title: label(),
      segment: label(),
      rate: label(),
      share: label(),
      mobile: label(),
      desktop: label(),
      newVisitors: label(),
    }),
    more: link({ max: 60 }),
  }),
  diagnostics: z.strictObject({
    tab: label(),
    targets: z.strictObject({
      title: label(),
      measure: label(),
      now: label(),
      target: label(),
      bounceRate: label(),
      clickThrough: label(),
      loadTime: label(),
      under: label(['value']),
      atLeast: label(['value']),
    }),
  }),
  findings: z.strictObject({
    login: finding('share'),
    value: finding('depth'),
    mobile: finding('share', 'rate'),
    qrCode: finding(),
    loadTime: finding('time', 'target'),
  }),
  solutions: z.strictObject({ tab: label(), body: sentence() }),
  implementation: z.strictObject({
    tab: label(),
    phase: label(['number']),
    phases: z.tuple([phase, phase, phase]),
    expected: z.strictObject({ title: label(), after: label(), rate: label(), note: sentence(['target']) }),
  }),
  nextSteps,
})
export type BounceRateReportCopy = z.infer<typeof bounceRateReportCopy>
