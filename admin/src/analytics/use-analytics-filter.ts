import { type AnalyticsQuery, AnalyticsRange } from '@nila/api/contract/analytics'
import { Country } from '@nila/api/contract/fields'
import { useSearchParams } from 'react-router-dom'

/** Spec section 4. */
const DEFAULT_RANGE: AnalyticsRange = 'day'

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * What the screen is narrowed to, as its address says it: a range, or one day instead of it, and a country. What cannot be read there is as
 * if it were not there.
 */
export function useAnalyticsFilter() {
  const [address, setAddress] = useSearchParams()
  const date = DAY.exec(address.get('date') ?? '')?.[0]
  const chosen = date ? undefined : AnalyticsRange.safeParse(address.get('range')).data
  const country = Country.safeParse(address.get('country')).data
  const query: AnalyticsQuery = {
    ...(chosen && { range: chosen }),
    ...(date && { date }),
    ...(country && { country }),
  }
  const show = ({ range, date, country }: AnalyticsQuery) =>
    setAddress({ ...(range && { range }), ...(date && { date }), ...(country && { country }) })

  return {
    /** What is asked of the API. */
    query,
    date,
    country,
    /** None while a date is chosen. */
    range: date ? undefined : (chosen ?? DEFAULT_RANGE),
    chooseRange: (range: AnalyticsRange) => show({ range, country }),
    chooseDate: (date: string) => show({ date, country }),
    clearDate: () => show({ country }),
    chooseCountry: (country: string | undefined) => show({ ...query, country }),
  }
}

export type AnalyticsFilterState = ReturnType<typeof useAnalyticsFilter>
