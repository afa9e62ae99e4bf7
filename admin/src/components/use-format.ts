import { useMemo } from 'react'
import { useLocale } from 'react-admin'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** Dates and numbers in the chosen language and the device's time zone. Spec section 9: 'MMM d, yyyy'. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, DAY)
    const time = new Intl.DateTimeFormat(locale, TIME)
    const dayAndTime = new Intl.DateTimeFormat(locale, { ...DAY, ...TIME })
    const number = new Intl.NumberFormat(locale)
    return {
      day: (iso: string) => day.format(new Date(iso)),
      time: (iso: string) => time.format(new Date(iso)),
      dayAndTime: (iso: string) => dayAndTime.format(new Date(iso)),
      number: (value: number) => number.format(value),
    }
  }, [locale])
}
