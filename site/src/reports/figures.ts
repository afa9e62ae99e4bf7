import type { Engagement } from '@nila/api/contract'
import type { Figure } from './place.ts'

/** Some of the visitors: how many of all they are, and how many of them leave after one page. */
export interface Segment {
  share: Figure
  bounceRate: Figure
}

export const deviceTypes = ['mobile', 'desktop', 'tablet', 'other'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** What the two reports show of visits, whether measured or not. */
export interface Figures {
  sessions: number
  bounced: number
  bounceRate: Figure
  timeOnPage: Figure
  scrollDepth: Figure
  clickRate: Figure
  devices: Record<DeviceType, Segment>
  newVisitors: Segment
  returningVisitors: Segment
  unfinishedLogins: Figure
}

const shareOf = (percent: Figure): Figure => (percent === null ? null : percent / 100)

const segmentOf = ({ share, bounceRate }: { share: Figure; bounceRate: Figure }): Segment => ({
  share: shareOf(share),
  bounceRate: shareOf(bounceRate),
})

/** The figures of real visits, as the API answers them. */
export function measuredFigures(measured: Engagement): Figures {
  // A device that nobody used is not among them; without any visit no share is known either.
  const unused = { share: measured.sessions ? 0 : null, bounceRate: null }
  const devices = Object.fromEntries(
    deviceTypes.map((type) => [
      type,
      segmentOf(measured.devices.find(({ device }) => device === type) ?? unused),
    ]),
  ) as Figures['devices']
  return {
    sessions: measured.sessions,
    bounced: measured.bounced,
    bounceRate: shareOf(measured.bounceRate),
    timeOnPage: measured.averageSeconds,
    scrollDepth: shareOf(measured.scrollDepth),
    clickRate: shareOf(measured.clickThrough),
    devices,
    newVisitors: segmentOf(measured.newVisitors),
    returningVisitors: segmentOf(measured.returningVisitors),
    unfinishedLogins: shareOf(measured.unfinishedLogins),
  }
}
