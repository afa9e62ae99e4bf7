import { useMemo } from 'react'
import { useLocale } from 'react-admin'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
// Spec section 3: an e-mail log's moment, 12 hours and seconds in every language.
const MOMENT = { ...DAY, ...TIME, second: '2-digit', hour12: true } as const

// Spec section 9: 'MMMM d, yyyy', a day that was chosen.
const LONG_DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const

/** Dates and numbers in the chosen language and the device's time zone. Spec section 9: 'MMM d, yyyy'. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, DAY)
    const time = new Intl.DateTimeFormat(locale, TIME)
    const dayAndTime = new Intl.DateTimeFormat(locale, { ...DAY, ...TIME })
    const calendarDay = new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' })
    const longDay = new Intl.DateTimeFormat(locale, LONG_DAY)
    const moment = new Intl.DateTimeFormat(locale, MOMENT)
    const regions = new Intl.DisplayNames(locale, { type: 'region' })
    const number = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const rupees = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    })
    const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return {
      day: (iso: string) => day.format(new Date(iso)),
      /** A day of a calendar, written YYYY-MM-DD, wherever the device is. */
      calendarDay: (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`)),
      /** The same, with the month in full. */
      longCalendarDay: (day: string) => longDay.format(new Date(`${day}T00:00:00Z`)),
      time: (iso: string) => time.format(new Date(iso)),
      dayAndTime: (iso: string) => dayAndTime.format(new Date(iso)),
      /** With seconds. */
      moment: (iso: string | number) => moment.format(new Date(iso)),
      /** The country of an ISO 3166-1 code. */
      country: (code: string) => regions.of(code) ?? code,
      number: (value: number) => number.format(value),
      /** With one decimal, always. */
      decimal: (value: number) => oneDecimal.format(value),
      /** Of a hundred. */
      percent: (value: number) => percent.format(value / 100),
      rupees: (value: number) => rupees.format(value),
      /** Spec section 3: B under 1024, KB below 1 MB, else MB, the last two with one decimal. */
      size: (bytes: number) => {
        if (bytes < 1024) return `${number.format(bytes)} B`
        if (bytes < 1024 ** 2) return `${oneDecimal.format(bytes / 1024)} KB`
        return `${oneDecimal.format(bytes / 1024 ** 2)} MB`
      },
    }
  }, [locale])
}
