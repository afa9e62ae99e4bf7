import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { useAvatarWords } from '../providers/use-avatar-words.ts'

/** Whole rupees in the chosen language; what costs nothing is 'Free'. */
export function usePrice(): (rupees: number) => string {
  const locale = useLocale()
  const words = useAvatarWords()
  const format = useMemo(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
    [locale],
  )
  return (rupees) => (rupees === 0 ? words('avatars.free') : format.format(rupees))
}
