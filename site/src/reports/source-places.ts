import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'
import { fill } from '@nila/api/contract/copy/fill'
import { formatNumber } from '../i18n/format.ts'
import type { Places } from './place.ts'

/** What a report says of where its figures come from. */
export type SourceWords = Pick<EngagementTrackingCopy, 'sample' | 'measured'>

/** @param days how many were measured; none of the sample */
export function sourcePlaces(
  { sample, measured }: SourceWords,
  tag: string,
  days: number | undefined,
): Places {
  const isMeasured = days !== undefined
  return {
    source: { attributes: { 'data-source': isMeasured ? 'measured' : 'sample' } },
    'source.label': {
      words: isMeasured ? fill(measured.label, { days: formatNumber(tag, days) }) : sample.label,
    },
    'source.note': { words: isMeasured ? measured.note : sample.note },
  }
}
