import { fill } from '@nila/api/contract/copy/fill'
import type { AmountWords, FormatWords } from './format-words.ts'

// A page whose language browsers may not know carries its words (components/FormatWords.astro), and every browser says those, so that
// all say what the build says. What only the build formats asks Intl alone, as do pages of other languages.
const words: FormatWords | null = JSON.parse(
  globalThis.document?.querySelector('[data-format-words]')?.textContent ?? 'null',
)

/** Fills a pattern of the page's words with a date, by this device's clock. */
function writeDate(pattern: string, { months, longMonths, periods }: FormatWords, iso: string): string {
  const date = new Date(iso)
  const day = date.getDate()
  const month = date.getMonth()
  const hour = date.getHours()
  const pad = (number: number) => String(number).padStart(2, '0')
  return fill(pattern, {
    day,
    paddedDay: pad(day),
    month: months[month] ?? '',
    longMonth: longMonths[month] ?? '',
    year: date.getFullYear(),
    hour: hour % 12 || 12,
    minute: pad(date.getMinutes()),
    period: periods[hour < 12 ? 0 : 1] ?? '',
  })
}

const sayAmount = (tag: string, forms: AmountWords | undefined, amount: number): string =>
  forms?.[amount] ?? fillNumbers(tag, forms?.other ?? '', { count: amount })

/** Makes a formatter once for each language: making one takes longer than writing a page full of dates with it. */
function perTag<F>(make: (tag: string) => F): (tag: string) => F {
  const made = new Map<string, F>()
  return (tag) => {
    const formatter = made.get(tag) ?? make(tag)
    made.set(tag, formatter)
    return formatter
  }
}
const dayFormat = perTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
const timeFormat = perTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
const numberFormat = perTag((tag) => new Intl.NumberFormat(tag))

/** A day, such as 'Nov 20, 2026'. */
export const formatDay = (tag: string, iso: string): string =>
  words ? writeDate(words.day, words, iso) : dayFormat(tag).format(new Date(iso))

/** A wait, such as 'in 2 minutes'; from a minute on in whole minutes, rounded up so that nobody comes too early. */
export function formatWait(tag: string, seconds: number): string {
  const [amount, unit] = seconds < 60 ? ([seconds, 'second'] as const) : ([seconds / 60, 'minute'] as const)
  const whole = Math.ceil(amount)
  return words
    ? sayAmount(tag, words.wait[unit], whole)
    : new Intl.RelativeTimeFormat(tag, { numeric: 'always' }).format(whole, unit)
}

/** A number. The languages that browsers do not know write numbers as the English of India does. */
export const formatNumber = (tag: string, value: number): string =>
  numberFormat(words ? 'en-IN' : tag).format(value)

/** A sum of whole rupees, such as '₹2,000'. */
export const formatRupees = (tag: string, rupees: number): string =>
  new Intl.NumberFormat(words ? 'en-IN' : tag, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(rupees)

/** Puts numbers in the places of `{names}`. */
export const fillNumbers = (tag: string, template: string, values: Record<string, number>): string =>
  fill(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatNumber(tag, value)])),
  )

/** A point in time, such as 'Nov 20, 2026, 3:04 PM'. */
export const formatTime = (tag: string, iso: string): string =>
  words ? writeDate(words.time, words, iso) : timeFormat(tag).format(new Date(iso))

/** The units of what is past, in seconds, the largest first. */
export const AGO_UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, such as '5 minutes ago' or 'yesterday', in the largest unit of which there is one. */
export function formatAgo(tag: string, iso: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  for (const [unit, length] of AGO_UNITS) {
    const amount = Math.floor(seconds / length)
    if (amount > 0) return words ? sayAmount(tag, words.ago[unit], amount) : relative.format(-amount, unit)
  }
  return words ? words.now : relative.format(0, 'second')
}

/** A country by its code, in the page's language: 'India' for IN. */
export const formatCountry = (tag: string, code: string): string =>
  words?.countries[code] ?? new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code

/** A share of one as a percentage, such as '92.2%' for 0.922. */
export const formatPercent = (tag: string, share: number): string =>
  new Intl.NumberFormat(words ? 'en-IN' : tag, { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** Two shares of one as a range, such as '40–60%', with one sign for both, as it is written in running words. */
export const formatPercentRange = (tag: string, [from, to]: readonly [number, number]): string =>
  formatPercent(tag, to).replace(
    formatNumber(tag, to * 100),
    numberFormat(words ? 'en-IN' : tag).formatRange(from * 100, to * 100),
  )

const unitFormat = (tag: string, unit: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })

/** How long something is, such as '23 seconds' or '1 month'. Scripts speak of seconds and minutes only. */
export function formatUnit(tag: string, value: number, unit: string): string {
  const forms = words?.units[unit]
  return forms ? sayAmount(tag, forms, value) : unitFormat(tag, unit).format(value)
}

/** How long something is, not exactly: '1–2 weeks'. */
export const formatUnitRange = (tag: string, [from, to]: readonly [number, number], unit: string): string =>
  unitFormat(tag, unit).formatRange(from, to)

/** A date without a time, such as 'April 29, 2025' for 2025-04-29, the same wherever it is read. */
export const formatDate = (tag: string, date: string): string =>
  words
    ? writeDate(words.date, words, `${date}T00:00`)
    : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** A size, such as '18 MB'. */
export const formatMegabytes = (tag: string, megabytes: number): string =>
  words
    ? fillNumbers(tag, words.megabytes, { count: megabytes })
    : new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte' }).format(megabytes)
