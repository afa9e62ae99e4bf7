import type { BounceRateReportCopy } from '@nila/api/contract/copy/bounce-rate-report'
import { fill } from '@nila/api/contract/copy/fill'
import { formatPercent, formatPercentRange, formatUnit } from '../i18n/format.ts'
import { figureWords, UNKNOWN } from './figure-words.ts'
import type { Figures, Segment } from './figures.ts'
import { barPlaces, type Places } from './place.ts'
import { benchmarks, report } from './sample-figures.ts'
import { sourcePlaces } from './source-places.ts'
import { statusBand } from './status-band.ts'

export type BounceRateWords = Pick<
  BounceRateReportCopy,
  'sample' | 'measured' | 'range' | 'banner' | 'overview' | 'findings'
>

/**
 * Everything on /fix-bounce-rate that depends on its figures.
 * @param days how many were measured; none of the sample
 */
export function bounceRatePlaces(
  words: BounceRateWords,
  tag: string,
  figures: Figures,
  days?: number,
): Places {
  const { sample, measured, range, banner, overview, findings } = words
  const { bounceRate, timeOnPage, scrollDepth, clickRate, devices, newVisitors } = figures
  const { percent, seconds, orReason, sentence } = figureWords(tag, measured.tooFew)
  const target = formatPercent(tag, benchmarks.bounceRateTarget)
  const depth = percent(scrollDepth)
  const time = seconds(timeOnPage)

  const loading = {
    time: formatUnit(tag, report.loadTime, 'second'),
    target: formatUnit(tag, benchmarks.loadTime, 'second'),
  }
  // What no visit tells stays marked among what was measured.
  const marked = (example: string) => (days === undefined ? example : `${example} (${sample.label})`)

  const metric = (name: string, figure: string | null): Places => ({
    [`metrics.${name}.figure`]: { words: figure ?? UNKNOWN },
    [`metrics.${name}.note`]: { words: measured.tooFew, hidden: figure !== null },
  })
  const segment = (name: string, { bounceRate: rate, share }: Segment): Places => ({
    ...barPlaces(`${name}.rate`, orReason(percent(rate)), rate),
    ...barPlaces(`${name}.share`, orReason(percent(share)), share),
  })

  return {
    ...sourcePlaces(words, tag, days),

    range: { hidden: days === undefined },
    'range.note': { words: range.measured },
    banner: { hidden: bounceRate === null || statusBand(bounceRate) !== 'critical' },
    'banner.body': {
      words: sentence(banner.body, {
        rate: percent(bounceRate),
        usual: formatPercentRange(tag, benchmarks.bounceRate),
        target,
      }),
    },

    ...metric('bounceRate', percent(bounceRate)),
    ...metric('session', time),
    ...metric('scrollDepth', depth),
    ...metric('clickThrough', percent(clickRate)),

    overview: { words: sentence(days === undefined ? overview.body : overview.measured, { time, depth }) },
    ...segment('mobile', devices.mobile),
    ...segment('desktop', devices.desktop),
    ...segment('newVisitors', newVisitors),

    'finding.login': {
      words: sentence(findings.login.finding, { share: percent(figures.unfinishedLogins) }),
    },
    'finding.value': { words: sentence(findings.value.finding, { depth }) },
    'finding.mobile': {
      words: sentence(findings.mobile.finding, {
        share: percent(devices.mobile.share),
        rate: percent(devices.mobile.bounceRate),
      }),
    },
    'finding.qrCode': { words: marked(findings.qrCode.finding) },
    'finding.loadTime': { words: marked(fill(findings.loadTime.finding, loading)) },
    'now.bounceRate': { words: orReason(percent(bounceRate)) },
    'now.clickThrough': { words: orReason(percent(clickRate)) },
    'now.loadTime': { words: marked(loading.time) },
  }
}
