import type { Analytics, NamedVisits } from '@nila/api/contract'
import { ctaOf, deviceOf, reasonOf, screenOf } from './event-codes.ts'
import { type CountOf, type Figures, percentOf, sumOf } from './read-figures.ts'

/** How many lines a panel has. */
const LINES = 10

type Panels = Omit<Analytics['report'], 'totals' | 'before' | 'trend'>

/** What is shown where a path is one too many for the dictionary of paths. */
const OTHER_PATHS = '/…'

const pathOf = ({ name }: CountOf): string => name ?? OTHER_PATHS
const visitsOf = ({ name, count }: CountOf): NamedVisits => ({ name, visits: count })

/** The panels below the summary. */
export function presentReport({ visits, counts }: Figures): Panels {
  const of = (what: string) => counts.filter((count) => count.what === what)
  const first = (what: string) => of(what).slice(0, LINES)
  const devices = [...new Set(visits.map(({ device }) => device))].map((device) => {
    const rows = visits.filter((row) => row.device === device)
    const all = sumOf(rows, 'visits')
    return { device: deviceOf(device), visits: all, bounceRate: percentOf(sumOf(rows, 'bounces'), all) }
  })
  return {
    pages: first('path').map((line) => ({ path: pathOf(line), views: line.count })),
    entryPages: first('entry').map((line) => ({ path: pathOf(line), visits: line.count })),
    exitPages: first('exit').map((line) => ({ path: pathOf(line), visits: line.count })),
    referrers: first('referrer').map(visitsOf),
    devices: devices.sort((a, b) => b.visits - a.visits),
    browsers: first('browser').map(visitsOf),
    systems: first('system').map(visitsOf),
    screens: of('screen').map(({ term, count }) => ({ screen: screenOf(term), visits: count })),
    scrollDepths: of('scroll')
      .map(({ term, count }) => ({ depth: term, count }))
      .sort((a, b) => a.depth - b.depth),
    timesOnPage: of('time')
      .map(({ term, count }) => ({ seconds: term, count }))
      .sort((a, b) => a.seconds - b.seconds),
    ctas: of('cta').flatMap(({ term, count }) => {
      const name = ctaOf(term)
      return name ? [{ name, count }] : []
    }),
    exits: of('exit_intent').flatMap(({ term, count }) => {
      const reason = reasonOf(term)
      return reason ? [{ reason, count }] : []
    }),
  }
}
