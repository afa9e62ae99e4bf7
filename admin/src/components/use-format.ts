import { useMemo } from 'react'
import { useLocale } from 'react-admin'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
// Spec section 3: an e-mail log's moment, 12 hours and seconds in every language.
const MOMENT = { ...DAY, ...TIME, second: '2-digit', hour12: true } as const

/** Dates and numbers in the chosen language and the device's time zone. Spec section 9: 'MMM d, yyyy'. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, DAY)
    const time = new Intl.DateTimeFormat(locale, TIME)
    const dayAndTime = new Intl.DateTimeFormat(locale, { ...DAY, ...TIME })
    const moment = new Intl.DateTimeFormat(locale, MOMENT)
    const regions = new Intl.DisplayNames(locale, { type: 'region' })
    const number = new Intl.NumberFormat(locale)
    const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return {
      day: (iso: string) => day.format(new Date(iso)),
      time: (iso: string) => time.format(new Date(iso)),
      dayAndTime: (iso: string) => dayAndTime.format(new Date(iso)),
      /** With seconds. */
      moment: (iso: string | number) => moment.format(new Date(iso)),
      /** The country of an ISO 3166-1 code. */
      country: (code: string) => regions.of(code) ?? code,
      number: (value: number) => number.format(value),
      /** Spec section 3: B under 1024, KB below 1 MB, else MB, the last two with one decimal. */
      size: (bytes: number) => {
        if (bytes < 1024) return `${number.format(bytes)} B`
        if (bytes < 1024 ** 2) return `${oneDecimal.format(bytes / 1024)} KB`
        return `${oneDecimal.format(bytes / 1024 ** 2)} MB`
      },
    }
  }, [locale])
}
