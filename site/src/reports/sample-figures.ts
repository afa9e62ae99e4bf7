import type { Figures } from './figures.ts'

/**
 * What the two reports show to all but administrators. None of it was measured. Shares are of one, times are in seconds. The
 * spec gives these figures as they are; that 124 of 134 is 92.5 %, not 92.2 %, is part of the sample. Segments overlap: a visitor may be
 * new and on a phone.
 */
export const engagement = {
  bounceRate: 0.922,
  sessions: 134,
  bounced: 124,
  timeOnPage: 23,
  scrollDepth: 0.17,
  clickRate: 0.08,
  devices: {
    mobile: { share: 0.61, bounceRate: 0.957 },
    desktop: { share: 0.34, bounceRate: 0.873 },
    tablet: { share: 0.05, bounceRate: null },
    other: { share: 0, bounceRate: null },
  },
  newVisitors: { share: 0.82, bounceRate: 0.941 },
  returningVisitors: { share: 0.18, bounceRate: null },
  unfinishedLogins: 0.64,
} as const satisfies Figures

/** The spec's second report counts tablets among desktops. */
export const bounceRate: Figures = {
  ...engagement,
  devices: { ...engagement.devices, desktop: { share: 0.39, bounceRate: 0.873 } },
}

/** What no visit tells (spec section 9, 'Report figures'). */
export const report = {
  loadTime: 3.2,
  /** Weeks of the plan's phases. */
  phases: [
    [1, 2],
    [3, 4],
    [2, 3],
  ],
  /** Bounce rates after so many months (section 2). */
  expected: [
    { months: 1, rate: [0.75, 0.8] },
    { months: 3, rate: [0.6, 0.7] },
    { months: 6, rate: [0.4, 0.5] },
  ],
} as const

/** What the figures are held against (spec section 9). */
export const benchmarks = {
  bounceRate: [0.4, 0.6],
  bounceRateTarget: 0.6,
  clickRate: 0.15,
  loadTime: 2,
} as const

/** Days of the ranges; the first is chosen at first (spec section 2). */
export const rangeDays = [7, 30, 90] as const

/** How far and how long the tracker counts (spec section 9). */
export const scrollMilestones = [0.25, 0.5, 0.75, 1] as const
export const longestTime = 120
