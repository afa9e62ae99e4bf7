import { formatCountry } from '../../i18n/format.ts'

interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Cut to /24 or /48. */
  ip: string | null
}

/** Where somebody was, as far as it is known: 'India · 203.0.113.0'. */
export const placeOf = (tag: string, { country, ip }: Place, unknown: string): string =>
  [country && formatCountry(tag, country), ip].filter(Boolean).join(' · ') || unknown
