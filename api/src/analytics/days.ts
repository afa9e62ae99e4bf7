const DAY = 24 * 3_600_000
/** India's clock is this far ahead of UTC (milliseconds), all year; Intl would take longer to say so than an event does to be taken. */
const AHEAD = 5.5 * 3_600_000

/** The day in India that a moment is on, as YYYY-MM-DD. */
export const dayOf = (time: Date): string => new Date(time.getTime() + AHEAD).toISOString().slice(0, 10)

/** The moment at which a day begins in India. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - AHEAD)

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
