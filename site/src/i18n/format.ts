/** A day, such as 'Nov 20, 2026'. */
export const formatDay = (tag: string, iso: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(iso))

/** A wait, such as 'in 2 minutes'; from a minute on in whole minutes, rounded up so that nobody comes too early. */
export function formatWait(tag: string, seconds: number): string {
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  return seconds < 60
    ? relative.format(Math.ceil(seconds), 'second')
    : relative.format(Math.ceil(seconds / 60), 'minute')
}

export const formatNumber = (tag: string, value: number): string => new Intl.NumberFormat(tag).format(value)

/** A point in time, such as 'Nov 20, 2026, 3:04 PM'. */
export const formatTime = (tag: string, iso: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

const UNITS = [
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
  for (const [unit, length] of UNITS)
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  return relative.format(0, 'second')
}

/** A country by its code, in the page's language: 'India' for IN. */
export const formatCountry = (tag: string, code: string): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
