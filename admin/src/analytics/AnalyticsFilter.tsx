import Close from '@mui/icons-material/Close'
import { Box, Button, TextField } from '@mui/material'
import { ANALYTICS_TIME_ZONE, AnalyticsRange } from '@nila/api/contract/analytics'
import { ToggleChoice } from '../components/ToggleChoice.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import type { AnalyticsFilterState } from './use-analytics-filter.ts'

/** Today where days are counted, as YYYY-MM-DD, which is how Sweden writes it. */
const today = () => new Intl.DateTimeFormat('sv', { timeZone: ANALYTICS_TIME_ZONE }).format(new Date())

/** Which visits the screen is about: of a range or of one day, of everywhere or of one country. */
export function AnalyticsFilter({ filter }: { filter: AnalyticsFilterState }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const { range, date, country } = filter
  const countryName = country && format.country(country)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <ToggleChoice
        name={words('analytics.timeRange')}
        choices={AnalyticsRange.options.map((value) => ({ value, label: words(`analytics.${value}`) }))}
        chosen={range ?? null}
        onChoose={filter.chooseRange}
      />
      <TextField
        type="date"
        size="small"
        label={words('analytics.specificDate')}
        value={date ?? ''}
        // Emptied, or not typed to its end.
        onChange={({ target }) => (target.value ? filter.chooseDate(target.value) : filter.clearDate())}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        sx={{ minWidth: 160 }}
      />
      {date && (
        <Button variant="outlined" onClick={filter.clearDate} sx={{ minHeight: 44 }}>
          {words('analytics.clearFilter')}
        </Button>
      )}
      {countryName && (
        <Button
          variant="outlined"
          endIcon={<Close />}
          aria-label={words('analytics.clearCountry', { country: countryName })}
          onClick={() => filter.chooseCountry(undefined)}
          sx={{ minHeight: 44 }}
        >
          {words('analytics.onlyCountry', { country: countryName })}
        </Button>
      )}
    </Box>
  )
}
