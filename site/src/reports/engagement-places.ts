import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'
import { fill } from '@nila/api/contract/copy/fill'
import { formatNumber, formatPercent, formatPercentRange, formatUnit } from '../i18n/format.ts'
import { figureWords, UNKNOWN } from './figure-words.ts'
import { deviceTypes, type Figures } from './figures.ts'
import { barPlaces, type Figure, type Places, ringPlaces } from './place.ts'
import { benchmarks, longestTime, scrollMilestones } from './sample-figures.ts'
import { type SourceWords, sourcePlaces } from './source-places.ts'
import { bandPlaces, statusBand } from './status-band.ts'

export type EngagementWords = SourceWords &
  Pick<
    EngagementTrackingCopy,
    'range' | 'alert' | 'metrics' | 'bands' | 'overview' | 'scrollDepth' | 'clickBehavior'
  >

const lost = (kept: Figure): Figure => (kept === null ? null : Math.max(0, 1 - kept))

/** The length of the drawn page (components/reports/engagement/PageDepth.astro). */
export const PAGE_LENGTH = 200

/** The four figures at the top, each with its band, and the alert above them. */
function summaryPlaces(words: EngagementWords, tag: string, figures: Figures, isMeasured: boolean): Places {
  const { alert, metrics, bands, measured } = words
  const { bounceRate, timeOnPage, scrollDepth, clickRate } = figures
  const { percent, seconds, sentence } = figureWords(tag, measured.tooFew)
  const number = (value: number) => formatNumber(tag, value)
  const metric = (name: string, figure: string | null, loss: Figure, note: string): Places => ({
    [`metrics.${name}.figure`]: { words: figure ?? UNKNOWN },
    [`metrics.${name}.note`]: { words: figure ? note : measured.tooFew },
    ...bandPlaces(`metrics.${name}.band`, loss, bands),
  })
  const counts = { bounced: number(figures.bounced), sessions: number(figures.sessions) }
  const longest = formatUnit(tag, longestTime / 60, 'minute')
  const timeNote = isMeasured ? metrics.timeOnPage.measured : metrics.timeOnPage.note
  const usual = formatPercent(tag, benchmarks.clickRate)
  return {
    alert: { hidden: bounceRate === null || statusBand(bounceRate) === 'good' },
    'alert.body': {
      words: sentence(alert.body, {
        rate: percent(bounceRate),
        usual: formatPercentRange(tag, benchmarks.bounceRate),
      }),
    },
    ...metric('bounceRate', percent(bounceRate), bounceRate, fill(metrics.bounceRate.note, counts)),
    ...metric(
      'timeOnPage',
      seconds(timeOnPage),
      lost(timeOnPage === null ? null : timeOnPage / longestTime),
      fill(timeNote, { longest }),
    ),
    ...metric('scrollDepth', percent(scrollDepth), lost(scrollDepth), metrics.scrollDepth.note),
    ...metric('clickRate', percent(clickRate), lost(clickRate), fill(metrics.clickRate.note, { usual })),
  }
}

function scrollPlaces({ scrollDepth: copy, measured }: EngagementWords, tag: string, depth: Figure): Places {
  const { percent, orReason, sentence } = figureWords(tag, measured.tooFew)
  const [first] = scrollMilestones
  const end = PAGE_LENGTH * (depth ?? 0)
  const stateOf = (milestone: number) => {
    if (depth === null) return null
    return depth >= milestone ? copy.reached : copy.notReached
  }
  return {
    'depth.seen': { attributes: { height: String(end) } },
    'depth.edge': { attributes: { d: `M-6 ${end}h132` }, hidden: depth === null },
    'depth.body': {
      words: sentence((depth ?? 0) < first ? copy.body : copy.beyond, {
        depth: percent(depth),
        first: formatPercent(tag, first),
      }),
    },
    ...Object.fromEntries(
      scrollMilestones.map((milestone, place) => [`depth.${place}`, { words: orReason(stateOf(milestone)) }]),
    ),
  }
}

/**
 * Everything on /engagement-tracking that depends on its figures.
 * @param days how many were measured; none of the sample
 */
export function engagementPlaces(
  words: EngagementWords,
  tag: string,
  figures: Figures,
  days?: number,
): Places {
  const { range, overview, clickBehavior, measured } = words
  const { clickRate, sessions, bounced, devices, newVisitors, returningVisitors } = figures
  const { percent, orReason, sentence } = figureWords(tag, measured.tooFew)
  const isMeasured = days !== undefined
  const share = (name: string, value: Figure) => barPlaces(name, orReason(percent(value)), value)
  const group = (name: string, count: number) =>
    barPlaces(name, formatNumber(tag, count), sessions ? count / sessions : null)
  return {
    ...sourcePlaces(words, tag, days),
    range: {},
    'range.note': { words: isMeasured ? range.measured : range.note },
    ...summaryPlaces(words, tag, figures, isMeasured),

    ...group('sessions.bounced', bounced),
    ...group('sessions.stayed', sessions - bounced),
    trend: { words: isMeasured ? overview.trend.measured : overview.trend.body },

    ...scrollPlaces(words, tag, figures.scrollDepth),

    ...share('clicks.measured', clickRate),
    ...share('clicks.usual', benchmarks.clickRate),
    'clicks.body': {
      words: sentence(clickBehavior.body, {
        rate: percent(clickRate),
        usual: percent(benchmarks.clickRate),
      }),
    },

    ...share('devices.mobile', devices.mobile.share),
    ...share('devices.desktop', devices.desktop.share),
    ...share('devices.tablet', devices.tablet.share),
    ...share('devices.other', devices.other.share),
    'devices.other.row': { hidden: !devices.other.share },
    ...ringPlaces(
      'devices',
      deviceTypes.map((type) => devices[type].share),
    ),
    ...share('visitors.new', newVisitors.share),
    ...share('visitors.returning', returningVisitors.share),
    ...ringPlaces('visitors', [newVisitors.share, returningVisitors.share]),
  }
}
