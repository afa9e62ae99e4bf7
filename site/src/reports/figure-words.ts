import { fill } from '@nila/api/contract/copy/fill'
import { formatPercent, formatUnit } from '../i18n/format.ts'
import type { Figure } from './place.ts'

export const UNKNOWN = '–'

/**
 * How the figures of a report are said. What is not known is a dash, with the reason where it stands by itself, and never a figure.
 * @param tooFew the reason: that there were not enough visits yet
 */
export function figureWords(tag: string, tooFew: string) {
  const unless = (value: Figure, say: (value: number) => string) => (value === null ? null : say(value))
  const percent = (share: Figure) => unless(share, (known) => formatPercent(tag, known))
  const seconds = (time: Figure) => unless(time, (known) => formatUnit(tag, Math.round(known), 'second'))
  return {
    percent,
    seconds,
    orReason: (words: string | null) => words ?? `${UNKNOWN} ${tooFew}`,
    /** A sentence about figures; where one of them is not known there is nothing to say but why. */
    sentence: (template: string, values: Record<string, string | null>) =>
      Object.values(values).includes(null) ? tooFew : fill(template, values as Record<string, string>),
  }
}
