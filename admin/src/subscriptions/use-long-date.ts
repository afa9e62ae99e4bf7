import { useMemo } from 'react'
import { useLocale } from 'react-admin'

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** Spec section 9, 'PPP p': in English 'November 20th, 2026 3:00 PM', elsewhere the language's own long date. */
export function useLongDate(): (iso: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, DAY)
    const time = new Intl.DateTimeFormat(locale, TIME)
    const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
    const endingOf = (value: string) => (locale === 'en' ? ENDINGS[ordinal.select(Number(value))] : '')
    return (iso) => {
      const date = new Date(iso)
      const words = day
        .formatToParts(date)
        .map(({ type, value }) => (type === 'day' ? `${value}${endingOf(value)}` : value))
      return `${words.join('')} ${time.format(date)}`
    }
  }, [locale])
}
