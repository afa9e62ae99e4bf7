import { type GeoDistribution, UNKNOWN_COUNTRY } from '@nila/api/contract/analytics'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

export type CountryVisitors = GeoDistribution['countries'][number]

/** A country by its name in the chosen language. */
export function useCountryName() {
  const words = useAnalyticsWords()
  const format = useFormat()
  return (code: string): string =>
    code === UNKNOWN_COUNTRY ? words('analytics.unknownCountry') : format.country(code)
}

/** A country with its visitors in one sentence. */
export function useCountryWords() {
  const words = useAnalyticsWords()
  const format = useFormat()
  const nameOf = useCountryName()
  return ({ code, visitorCount, value }: CountryVisitors): string =>
    words('analytics.country', {
      country: nameOf(code),
      visitors: words('analytics.visitorsOf', {
        smart_count: visitorCount,
        count: format.number(visitorCount),
      }),
      share: words('analytics.ofAll', { share: format.percent(value * 100) }),
    })
}
