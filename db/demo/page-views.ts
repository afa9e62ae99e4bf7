import type { Chance } from './chance.ts'
import type { Visitor } from './visitors.ts'

/** What a page told of its visitor; the codes are those of the migration. */
export interface Event {
  at: Date
  path: string
  sequence: number
  kind: number
  value: number
  visible: number
}

const PAGE_VIEW = 1
const SCROLL = 2
const TIME = 3
const EXIT = 4
const CTA = 5
const HIDDEN = 1
const MOUSE_LEAVE = 2
const UNLOAD = 3

const times = [15, 30, 60, 120]
const depths = [25, 50, 75, 100]
const DESKTOP = 2

/** How long a page was looked at (seconds), how far it was scrolled, and which call to action was clicked in the end. */
export interface Reading {
  seconds: number
  depth: number
  cta: number | undefined
  isLast: boolean
}

export function reading(chance: Chance, isLanding: boolean, isLast: boolean): Reading {
  const seconds = Math.round(7 + 190 * (chance.int(0, 1000) / 1000) ** 3)
  const depth = chance.weigh([
    [0, 12],
    [25, 21],
    [50, 27],
    [75, 22],
    [100, 18],
  ])
  // The first two stand in sight, the third among the features, the last ones at the end.
  const inReach = depth === 100 ? 5 : depth >= 50 ? 3 : 2
  return { seconds, depth, cta: isLanding && chance.happens(24) ? chance.int(1, inReach) : undefined, isLast }
}

/** Everything that one view of a page tells, as the tracker would: each milestone once, and the seconds seen since it last told. */
export function pageView(
  chance: Chance,
  { device }: Visitor,
  path: string,
  start: Date,
  { seconds, depth, cta, isLast }: Reading,
): Event[] {
  const told: [second: number, kind: number, value: number][] = [[0, PAGE_VIEW, 0]]
  for (const value of depths) {
    if (value <= depth) told.push([Math.round((seconds * value) / 130), SCROLL, value])
  }
  for (const value of times) if (value <= seconds) told.push([value, TIME, value])
  if (cta) told.push([seconds, CTA, cta])
  else if (device === DESKTOP && chance.happens(30)) told.push([seconds, EXIT, MOUSE_LEAVE])
  // Who leaves a phone's browser only hides the page; some beacons never arrive.
  if (!isLast || chance.happens(85)) {
    told.push([seconds, EXIT, isLast && device !== DESKTOP && chance.happens(70) ? HIDDEN : UNLOAD])
  }
  const first = chance.int(0, 2 ** 25 - 1) * 64
  return told
    .sort(([one], [other]) => one - other)
    .map(([second, kind, value], place) => ({
      at: new Date(start.getTime() + second * 1000 + place),
      path,
      sequence: first + place + 1,
      kind,
      value,
      visible: second - (told[place - 1]?.[0] ?? 0),
    }))
}
