import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { alpha } from '@mui/material/styles'
import { type Analytics, UNKNOWN_COUNTRY } from '@nila/api/contract/analytics'
import { useTranslate } from 'react-admin'
import { AsTable } from '../components/AsTable.tsx'
import { GeoCredit } from '../components/GeoCredit.tsx'
import { Tile } from '../components/Tile.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { STRENGTHS } from './CountryOptions.tsx'
import { CountryTable } from './CountryTable.tsx'
import { TopCountries } from './TopCountries.tsx'
import { useCountries } from './use-analytics.ts'
import { useRangeWords } from './use-range-words.ts'
import { WorldMap } from './WorldMap.tsx'
import { countries as onMap } from './world-dots.ts'

interface CountryMapProps {
  /** The time that the rest of the screen is of. */
  applied: Analytics['filterInfo']['appliedFilter']
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** Where visitors are: the map, the three countries with the most of them, all of them as a table, and who made it. */
export function CountryMap({ applied, chosen, onChoose }: CountryMapProps) {
  const words = useAnalyticsWords()
  const translate = useTranslate()
  const rangeOf = useRangeWords()
  const { data, error, refetch } = useCountries(applied)

  if (!data)
    return error ? (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}>
        {words('analytics.mapFailed')} {problemWords(error, translate)}
      </Alert>
    ) : (
      <Loading />
    )
  const { countries } = data
  const known = countries.filter(({ code }) => code !== UNKNOWN_COUNTRY)
  return (
    <Tile title={words('analytics.map')} badge={rangeOf(applied)}>
      <WorldMap visitors={known.filter(({ code }) => onMap.has(code))} chosen={chosen} onChoose={onChoose} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {words('analytics.fewer')}
          {STRENGTHS.map((strength) => (
            <Box
              key={strength}
              component="span"
              sx={{
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: ({ palette }) => alpha(palette.primary.main, strength),
              }}
            />
          ))}
          {words('analytics.more')}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <Typography variant="caption">
          <Link href="https://www.naturalearthdata.com">{words('analytics.madeWith')}</Link>
        </Typography>
        <GeoCredit />
      </Box>
      {known.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words('analytics.noCountries')}
        </Typography>
      ) : (
        <TopCountries countries={known.slice(0, 3)} />
      )}
      {countries.length > 0 && (
        <AsTable name={words('analytics.countryTable')}>
          <CountryTable countries={countries} chosen={chosen} onChoose={onChoose} />
        </AsTable>
      )}
    </Tile>
  )
}
