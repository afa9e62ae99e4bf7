import brand from '../../../../brand.json' with { type: 'json' }
import { type Locale, locales } from '../../../contract/locales.ts'

const SANS = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Arial,sans-serif'
const NASTALIQ = 'Noto Nastaliq Urdu,Jameel Noori Nastaleeq,Urdu Typesetting'

export const MONOSPACE = 'ui-monospace,Menlo,Consolas,Courier New,monospace'

/** Sizes in pixels. */
export const [BODY_SIZE, , HEADING_SIZE, CODE_SIZE] = brand.type.steps as [number, number, number, number]
export const SMALL_SIZE = 14

export interface Typography {
  dir: 'ltr' | 'rtl'
  /** Where lines begin. */
  start: 'left' | 'right'
  font: string
  lineHeight: number
  lineHeightHeading: number
}

/** How a language is set: marks above and below the line need room, and Nastaliq hangs down along its words. */
export function typographyOf(locale: Locale): Typography {
  const { lineHeight, lineHeightIndic, lineHeightHeading } = brand.type
  const { dir } = locales[locale]
  const start = dir === 'rtl' ? 'right' : 'left'
  if (locale === 'ur')
    return { dir, start, font: `${NASTALIQ},${SANS}`, lineHeight: 2, lineHeightHeading: 1.8 }
  if (locale === 'en') return { dir, start, font: SANS, lineHeight, lineHeightHeading }
  return { dir, start, font: SANS, lineHeight: lineHeightIndic, lineHeightHeading: 1.4 }
}
