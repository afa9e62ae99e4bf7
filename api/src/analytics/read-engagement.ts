import type { Engagement } from '@nila/api/contract'
import { type Database, LoginAttempt } from '@nila/db'
import { addDays, dayOf } from './days.ts'
import { deviceOf } from './event-codes.ts'
import { percentOf, readVisits, sumOf, type VisitFigures } from './read-figures.ts'

const shareOf = (rows: VisitFigures[], all: number) => {
  const visits = sumOf(rows, 'visits')
  return { share: percentOf(visits, all), bounceRate: percentOf(sumOf(rows, 'bounces'), visits) }
}

async function readUnfinishedLogins(first: string): Promise<number | null> {
  const since = LoginAttempt.query().where('at', '>=', LoginAttempt.raw('analytics_midnight(?)', [first]))
  const [all, failed] = await Promise.all([
    since.clone().resultSize(),
    since.clone().where({ outcome: 'failure' }).resultSize(),
  ])
  return percentOf(failed, all)
}

/** What the reports on engagement and bounces show of the last days, today included. */
export async function readEngagement(db: Database, days: number, now = new Date()): Promise<Engagement> {
  const last = dayOf(now)
  const first = addDays(last, 1 - days)
  const [visits, unfinishedLogins] = await Promise.all([
    readVisits(db, { days: { first, last } }, ''),
    readUnfinishedLogins(first),
  ])
  const sessions = sumOf(visits, 'visits')
  const bounced = sumOf(visits, 'bounces')
  const devices = [...new Set(visits.map(({ device }) => device))].map((device) => {
    const { share, bounceRate } = shareOf(
      visits.filter((row) => row.device === device),
      sessions,
    )
    return { device: deviceOf(device), share: share ?? 0, bounceRate }
  })
  return {
    days,
    sessions,
    bounced,
    bounceRate: percentOf(bounced, sessions),
    devices: devices.sort((a, b) => b.share - a.share),
    newVisitors: shareOf(
      visits.filter(({ isNew }) => isNew),
      sessions,
    ),
    returningVisitors: shareOf(
      visits.filter(({ isNew }) => !isNew),
      sessions,
    ),
    averageSeconds: sessions ? Math.round(sumOf(visits, 'visibleSeconds') / sessions) : null,
    scrollDepth: sessions ? Math.round(sumOf(visits, 'scrollDepths') / sessions) : null,
    clickThrough: percentOf(sumOf(visits, 'clicks'), sessions),
    unfinishedLogins,
  }
}
