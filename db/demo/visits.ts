import type { Chance } from './chance.ts'
import { type Event, pageView, type Reading, reading } from './page-views.ts'
import { DAY_MS } from './times.ts'
import { type Visitor, visitor } from './visitors.ts'

export interface Visit {
  visitor: Visitor
  /** Which of its visitor's it is. */
  number: number
  /** In India, on which it began. */
  day: string
  referrer: string
  events: Event[]
}

const DAYS = 90
const INDIA_AHEAD_MS = 5.5 * 3_600_000
/** Silence that ends a visit. */
const GAP_MS = 30 * 60_000

/** Sunday first: people learn and work with it. */
const weekdays = [0.8, 1.06, 1.1, 1.08, 1.05, 0.98, 0.88]
/** From midnight in India on. */
const hours = [9, 5, 3, 2, 2, 4, 10, 22, 38, 52, 60, 58, 50, 46, 48, 54, 58, 62, 70, 82, 88, 76, 48, 24].map(
  (weight, hour) => [hour, weight] as const,
)

const referrers = [
  ['', 34],
  ['www.google.com', 36],
  ['www.youtube.com', 9],
  ['web.whatsapp.com', 6],
  ['www.bing.com', 5],
  ['l.instagram.com', 4],
  ['github.com', 2],
  ['t.co', 2],
  ['duckduckgo.com', 2],
] as const
const entries = [
  ['/', 70],
  ['/avatars', 6],
  ['/auth', 6],
  ['/mobile-app', 5],
  ['/reviews', 5],
  ['/donate', 3],
  ['/contact', 2],
  ['/privacy-policy', 3],
] as const
const onward = [
  ['/', 20],
  ['/avatars', 22],
  ['/reviews', 18],
  ['/auth', 14],
  ['/mobile-app', 9],
  ['/mobile-apps', 5],
  ['/donate', 7],
  ['/contact', 3],
  ['/privacy-policy', 2],
] as const
const lengths = [
  [1, 46],
  [2, 28],
  [3, 14],
  [4, 7],
  [5, 3],
  [6, 2],
] as const

/** One page, a few seconds, nothing done. */
const glance = (chance: Chance): Reading => ({
  seconds: chance.int(1, 9),
  depth: 0,
  cta: undefined,
  isLast: true,
})

function eventsOf(chance: Chance, who: Visitor, isNew: boolean, start: Date): Event[] {
  const isBounce = chance.happens((isNew ? 46 : 26) + (who.device === 1 ? 7 : 0))
  const length = isBounce ? 1 : chance.weigh(lengths)
  const events: Event[] = []
  let page: string = chance.weigh(entries)
  let at = start
  for (let place = 1; place <= length; place += 1) {
    const read = isBounce ? glance(chance) : reading(chance, page === '/', place === length)
    const path = page === '/' ? who.language || '/' : `${who.language}${page}`
    events.push(...pageView(chance, who, path, at, read))
    at = new Date(at.getTime() + (read.seconds + chance.int(1, 3)) * 1000)
    // The chat asks guests to sign in.
    page = read.cta ? '/auth' : chance.weigh(onward.filter(([other]) => other !== page))
  }
  return events
}

interface Known {
  visitor: Visitor
  number: number
  seenAt: number
}

/** Visits of 90 days of India up to now, the oldest first: more and more, with the rhythm of days and weeks. Visitors are known again within a month. */
export function visits(chance: Chance, now: Date): Visit[] {
  const today = Math.floor((now.getTime() + INDIA_AHEAD_MS) / DAY_MS)
  const all: Visit[] = []
  let known: Known[] = []
  for (let place = 0; place < DAYS; place += 1) {
    const midnight = new Date((today - DAYS + 1 + place) * DAY_MS)
    const day = midnight.toISOString().slice(0, 10)
    if (day.endsWith('-01')) known = []
    const weekday = weekdays[midnight.getUTCDay()] ?? 1
    const count = Math.round((62 + (32 * place) / DAYS) * weekday * (chance.int(88, 112) / 100))
    const starts = Array.from(
      { length: count },
      () => midnight.getTime() - INDIA_AHEAD_MS + (chance.weigh(hours) * 3600 + chance.int(0, 3599)) * 1000,
    ).sort((one, other) => one - other)
    for (const start of starts) {
      const before = known.length && chance.happens(32) ? chance.pick(known) : undefined
      const again = before && start - before.seenAt > GAP_MS ? before : undefined
      const who = again ?? { visitor: visitor(chance), number: 0, seenAt: 0 }
      const events = eventsOf(chance, who.visitor, !again, new Date(start))
      const seenAt = events.at(-1)?.at.getTime() ?? start
      if (seenAt > now.getTime()) continue
      if (!again) known.push(who)
      who.number += 1
      who.seenAt = seenAt
      const referrer = again && chance.happens(50) ? '' : chance.weigh(referrers)
      all.push({ visitor: who.visitor, number: who.number, day, referrer, events })
    }
  }
  return all
}
