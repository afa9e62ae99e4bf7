import {
  AGO_UNITS,
  formatAgo,
  formatCountry,
  formatMegabytes,
  formatNumber,
  formatUnit,
  formatWait,
} from './format.ts'
import { type Locale, locales } from './locales.ts'

/** How an amount is said: '{count} days ago', and what some amounts have a word for, such as 'yesterday' for 1. */
export interface AmountWords {
  other: string
  [amount: number]: string
}

/** What format.ts says in a language that the browser may not know: patterns with {placeholders}, and names. */
export interface FormatWords {
  /** A day, a point in time, and a date in full. */
  day: string
  time: string
  date: string
  months: string[]
  longMonths: string[]
  /** Before noon and after. */
  periods: string[]
  wait: Record<'second' | 'minute', AmountWords>
  /** How long something is. */
  units: Record<string, AmountWords>
  now: string
  ago: Record<string, AmountWords>
  megabytes: string
  /** Where nearly all readers of these languages are. The names of all countries would weigh 3 KB; the others are in English. */
  countries: Record<string, string>
}

/** An amount that no language has a word of its own for. */
const MANY = 9

function amountWords(tag: string, say: (amount: number) => string): AmountWords {
  const other = say(MANY).replace(formatNumber(tag, MANY), '{count}')
  const special = [1, 2, 3, 4, 5].filter((amount) => say(amount) !== other.replace('{count}', String(amount)))
  return { other, ...Object.fromEntries(special.map((amount) => [amount, say(amount)])) }
}

/** How a language writes a date: '{month} {day}, {year}'. A day of two digits is a {paddedDay}. */
function datePattern(tag: string, options: Intl.DateTimeFormatOptions): string {
  const names: Record<string, string> = {
    month: options.dateStyle === 'long' ? 'longMonth' : 'month',
    dayPeriod: 'period',
  }
  return new Intl.DateTimeFormat(tag, options)
    .formatToParts(new Date(2026, 0, 5, 13, 5))
    .map(({ type, value }) => {
      if (type === 'literal') return value
      return value === '05' && type === 'day' ? '{paddedDay}' : `{${names[type] ?? type}}`
    })
    .join('')
}

function partOf(tag: string, options: Intl.DateTimeFormatOptions, type: string, date: Date): string {
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(date)
  return parts.find((part) => part.type === type)?.value ?? ''
}

function wordsOf(tag: string): FormatWords {
  const months = (dateStyle: 'medium' | 'long') =>
    Array.from({ length: 12 }, (_, month) => partOf(tag, { dateStyle }, 'month', new Date(2026, month, 5)))
  const ago = (seconds: number) => formatAgo(tag, new Date(-seconds * 1000).toISOString(), 0)
  return {
    day: datePattern(tag, { dateStyle: 'medium' }),
    time: datePattern(tag, { dateStyle: 'medium', timeStyle: 'short' }),
    date: datePattern(tag, { dateStyle: 'long' }),
    months: months('medium'),
    longMonths: months('long'),
    periods: [1, 13].map((hour) =>
      partOf(tag, { timeStyle: 'short' }, 'dayPeriod', new Date(2026, 0, 5, hour)),
    ),
    wait: {
      second: amountWords(tag, (amount) => formatWait(tag, amount)),
      minute: amountWords(tag, (amount) => formatWait(tag, amount * 60)),
    },
    units: Object.fromEntries(
      ['second', 'minute'].map((unit) => [unit, amountWords(tag, (amount) => formatUnit(tag, amount, unit))]),
    ),
    now: ago(0),
    ago: Object.fromEntries(
      AGO_UNITS.map(([unit, length]) => [unit, amountWords(tag, (amount) => ago(amount * length))]),
    ),
    megabytes: formatMegabytes(tag, MANY).replace(formatNumber(tag, MANY), '{count}'),
    countries: { IN: formatCountry(tag, 'IN') },
  }
}

/** The languages that Chromium ships no names for, or too few: without these it writes English, and '2026 M11 21' in Punjabi. */
const UNKNOWN_TO_BROWSERS = ['pa', 'or', 'as'] as const satisfies Locale[]

/** What Node, which knows every language, tells the pages of those that browsers do not know. */
export const formatWords: Partial<Record<Locale, FormatWords>> = Object.fromEntries(
  UNKNOWN_TO_BROWSERS.map((locale) => [locale, wordsOf(locales[locale].format)]),
)
