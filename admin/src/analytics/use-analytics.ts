import {
  type Analytics,
  type AnalyticsQuery,
  getAnalytics,
  getGeoDistribution,
} from '@nila/api/contract/analytics'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { useCall } from '../providers/use-call.ts'

/** Of every question about visitors, the first part of its key. */
export const ANALYTICS_KEY = ['analytics']

/** Spec section 7. */
const RETRIES = 3

/** The figures of a time and a country; where those cannot be had, the figures without a filter, which say of themselves what they are of. */
export function useAnalytics(query: AnalyticsQuery) {
  const call = useCall()
  const figuresOf = (of: AnalyticsQuery) =>
    queryOptions({
      queryKey: [...ANALYTICS_KEY, 'figures', of],
      queryFn: () => call(getAnalytics, { query: of }),
      ...retryWhenAway(RETRIES),
    })
  const asked = useQuery({ ...figuresOf(query), placeholderData: keepPreviousData })
  const isFiltered = Object.keys(query).length > 0
  const unfiltered = useQuery({ ...figuresOf({}), enabled: isFiltered && asked.isLoadingError })
  const isFallback = asked.isLoadingError && unfiltered.data !== undefined
  return {
    ...asked,
    data: isFallback ? unfiltered.data : asked.data,
    /** Whether the figures are not those that were asked for. */
    isFallback,
  }
}

/** The visitors of each country in the time that a filter of the API's own answer names. */
export function useCountries(applied: Analytics['filterInfo']['appliedFilter']) {
  const call = useCall()
  return useQuery({
    queryKey: [...ANALYTICS_KEY, 'countries', applied],
    queryFn: () => call(getGeoDistribution, { query: applied }),
    placeholderData: keepPreviousData,
    ...retryWhenAway(RETRIES),
  })
}
