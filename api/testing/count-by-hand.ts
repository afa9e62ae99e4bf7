import type { Analytics, AnalyticsQuery, GeoDistribution } from '@nila/api/contract'
import { dayOf } from '../src/analytics/days.ts'
import type { WaitingEvent } from '../src/analytics/store-events.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A visit as somebody would put it together who had all events in one list. */
export interface HandVisit {
  visitor: bigint
  number: number
  first: WaitingEvent
  events: WaitingEvent[]
}

/** Puts visits together from events in the order in which they came; of those with the same sequence in a visit the first counts. */
export function visitsByHand(events: readonly WaitingEvent[]): HandVisit[] {
  const visits: HandVisit[] = []
  const latest = new Map<bigint, { visit: HandVisit; seen: number }>()
  for (const event of events) {
    const time = event.time.getTime()
    const open = latest.get(event.visitor)
    const goesOn = open && time - open.seen <= 30 * MINUTE && time - open.visit.first.time.getTime() <= DAY
    if (goesOn) {
      open.seen = Math.max(open.seen, time)
      const isRepeated = open.visit.events.some(({ sequence }) => sequence === event.sequence)
      if (!isRepeated) open.visit.events.push(event)
      continue
    }
    const number = (open?.visit.number ?? 0) + 1
    const visit = { visitor: event.visitor, number, first: event, events: [event] }
    visits.push(visit)
    latest.set(event.visitor, { visit, seen: time })
  }
  return visits
}

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0)
const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1000) / 10 : null)
const visible = ({ events }: HandVisit) => sum(events.map((event) => event.visible))
const hasBounced = (visit: HandVisit) =>
  visit.events.filter(({ kind }) => kind === 1).length <= 1 &&
  visible(visit) < 10 &&
  !visit.events.some(({ kind }) => kind === 2 || kind === 5)

/** Names with how many there are of each, most first. */
function tally(names: (string | number | null)[]): [string | number | null, number][] {
  const counts = new Map<string | number | null, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (String(a) < String(b) ? -1 : 1))
}

/** What a period holds: visits that began in it. */
function within(visits: readonly HandVisit[], { range = 'day', date }: AnalyticsQuery, now: Date) {
  const today = Date.parse(dayOf(now))
  return visits.filter(({ first: { time } }) => {
    const day = dayOf(time)
    if (date) return day === date
    if (range === 'day') return time >= new Date(now.getTime() - DAY) && time < now
    if (range === 'all') return true
    return Date.parse(day) > today - (range === 'week' ? 7 : 30) * DAY
  })
}

const visitorsOf = (visits: readonly HandVisit[]) => new Set(visits.map(({ visitor }) => visitor)).size
const returnRateOf = (visits: readonly HandVisit[]) =>
  percent(visitorsOf(visits.filter(({ number }) => number > 1)), visitorsOf(visits))

/** The figures of a period by counting everything. */
export function figuresByHand(all: readonly HandVisit[], query: AnalyticsQuery, now: Date) {
  const mine = all.filter(({ first }) => !query.country || first.country === query.country)
  const visits = within(mine, query, now)
  const events = visits.flatMap((visit) => visit.events)
  const of = (kind: number) => events.filter((event) => event.kind === kind)
  const rate = (range: 'day' | 'week' | 'month' | 'all') => returnRateOf(within(mine, { range }, now))
  const seconds = sum(visits.map(visible))
  return {
    totalVisits: visitorsOf(visits),
    visitDuration: {
      average: visits.length ? Math.round(seconds / visits.length) : null,
      totalHours: Math.round((seconds / 3600) * 10) / 10,
    },
    returnRate: {
      value: returnRateOf(visits),
      day: rate('day'),
      week: rate('week'),
      month: rate('month'),
      all: rate('all'),
      specific: query.date ? returnRateOf(visits) : null,
    },
    totals: {
      visitors: visitorsOf(visits),
      visits: visits.length,
      pageViews: of(1).length,
      bounceRate: percent(visits.filter(hasBounced).length, visits.length),
      averageSeconds: visits.length ? Math.round(seconds / visits.length) : null,
      returnRate: returnRateOf(visits),
    },
    pages: tally(of(1).map(({ path }) => path)),
    entryPages: tally(visits.map(({ first }) => first.path)),
    exitPages: tally(visits.map((visit) => visit.events.at(-1)?.path ?? null)),
    referrers: tally(visits.map(({ first }) => first.referrer || null)),
    browsers: tally(visits.map(({ first }) => first.browser)),
    devices: tally(visits.map(({ first }) => first.device)),
    scrollDepths: tally(of(2).map(({ value }) => value)),
    timesOnPage: tally(of(3).map(({ value }) => value)),
  }
}

/** The same of an answer of the API, in the same order. */
export function figuresOf({ report, totalVisits, visitDuration, returnRate }: Analytics) {
  const { totals } = report
  const sorted = (lines: [string | number | null, number][]) =>
    lines.sort(([a, m], [b, n]) => n - m || (String(a) < String(b) ? -1 : 1))
  return {
    totalVisits,
    visitDuration,
    returnRate,
    totals,
    pages: sorted(report.pages.map(({ path, views }) => [path, views])),
    entryPages: sorted(report.entryPages.map(({ path, visits }) => [path, visits])),
    exitPages: sorted(report.exitPages.map(({ path, visits }) => [path, visits])),
    referrers: sorted(report.referrers.map(({ name, visits }) => [name, visits])),
    browsers: sorted(report.browsers.map(({ name, visits }) => [name, visits])),
    devices: sorted(
      report.devices.map(({ device, visits }) => [
        ['mobile', 'desktop', 'tablet', 'other'].indexOf(device) + 1,
        visits,
      ]),
    ),
    scrollDepths: sorted(report.scrollDepths.map(({ depth, count }) => [depth, count])),
    timesOnPage: sorted(report.timesOnPage.map(({ seconds, count }) => [seconds, count])),
  }
}

/** Visitors by country of a period, by counting everything. */
export function countriesByHand(all: readonly HandVisit[], query: AnalyticsQuery, now: Date) {
  const visits = within(all, query, now)
  const codes = [...new Set(visits.map(({ first }) => first.country))]
  return codes
    .map((code) => ({ code, visitorCount: visitorsOf(visits.filter(({ first }) => first.country === code)) }))
    .sort((a, b) => b.visitorCount - a.visitorCount || (a.code < b.code ? -1 : 1))
}

export const countriesOf = ({ countries }: GeoDistribution) =>
  countries.map(({ code, visitorCount }) => ({ code, visitorCount }))
