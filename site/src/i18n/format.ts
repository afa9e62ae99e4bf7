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
