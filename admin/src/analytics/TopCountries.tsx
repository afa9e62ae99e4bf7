import { Box, Card, Typography } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { type CountryVisitors, useCountryName } from './use-country-words.ts'

/** The countries with the most visitors, as cards with their share of all (spec section 2). */
export function TopCountries({ countries }: { countries: CountryVisitors[] }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const nameOf = useCountryName()
  return (
    <Box
      component="ol"
      aria-label={words('analytics.topCountries')}
      sx={{
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {countries.map(({ code, visitorCount, value }) => (
        <Card key={code} component="li" sx={{ p: 3 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {nameOf(code)}
          </Typography>
          <Typography sx={{ fontSize: 21, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {words('analytics.ofAll', { share: format.percent(value * 100) })}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {words('analytics.visitorsOf', { smart_count: visitorCount, count: format.number(visitorCount) })}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
