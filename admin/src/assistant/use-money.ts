import { PRICE_UNIT } from '@nila/api/contract/model-endpoints'
import { useLocale } from 'react-admin'

/** Fractions of a paisa add up over a million tokens. */
const SMALL = 1

/** Says an amount in millionths of a currency; small ones with more digits, since models cost little a time. */
export function useMoney(): (amount: number, currency: string) => string {
  const locale = useLocale()
  return (amount, currency) => {
    const value = amount / PRICE_UNIT
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: value !== 0 && value < SMALL ? 4 : 2,
    }).format(value)
  }
}
