import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { UNKNOWN_COUNTRY } from '@nila/api/contract/analytics'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { type CountryVisitors, useCountryName } from './use-country-words.ts'

interface CountryTableProps {
  countries: CountryVisitors[]
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** What the map shows, also of countries that are not on it. */
export function CountryTable({ countries, chosen, onChoose }: CountryTableProps) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const nameOf = useCountryName()
  return (
    <Table size="small" aria-label={words('analytics.countryTable')}>
      <TableHead>
        <TableRow>
          <TableCell>{words('analytics.countryName')}</TableCell>
          <TableCell align="right">{words('analytics.visitorCount')}</TableCell>
          <TableCell align="right">{words('analytics.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {countries.map(({ code, visitorCount, value }) => (
          <TableRow key={code}>
            <TableCell component="th" scope="row">
              {code === UNKNOWN_COUNTRY ? (
                nameOf(code)
              ) : (
                <Button
                  size="small"
                  aria-pressed={code === chosen}
                  onClick={() => onChoose(code === chosen ? undefined : code)}
                  sx={{ textAlign: 'start', justifyContent: 'start', mx: -1 }}
                >
                  {nameOf(code)}
                </Button>
              )}
            </TableCell>
            <TableCell align="right">{format.number(visitorCount)}</TableCell>
            <TableCell align="right">{format.percent(value * 100)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
