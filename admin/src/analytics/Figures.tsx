import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { CountryMap } from './CountryMap.tsx'
import { DailyVisits } from './DailyVisits.tsx'
import { Panels } from './Panels.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import type { useAnalytics } from './use-analytics.ts'
import type { AnalyticsFilterState } from './use-analytics-filter.ts'
import { useRangeWords } from './use-range-words.ts'

/** Fewer have no course that a picture could show. */
const FEWEST_DAYS = 3

interface FiguresProps {
  analytics: ReturnType<typeof useAnalytics>
  filter: AnalyticsFilterState
}

/** The figures in each of their states: loading, failed, of no visits, shown, shown but not those that were asked for. */
export function Figures({ analytics, filter }: FiguresProps) {
  const words = useAnalyticsWords()
  const translate = useTranslate()
  const format = useFormat()
  const rangeOf = useRangeWords()
  const { data, error, isFallback, isPlaceholderData, dataUpdatedAt, refetch } = analytics
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {words('list.retry')}
    </Button>
  )

  if (!data)
    return error ? (
      <StateCard kind="error" title={words('analytics.failed')} text={words('analytics.failedHint')}>
        <Typography variant="body2">{problemWords(error, translate)}</Typography>
        {again}
      </StateCard>
    ) : (
      <Loading />
    )
  const { filterInfo, report, updatedAt } = data
  const { appliedFilter, saltsChanged } = filterInfo
  const late = isFallback
    ? words('analytics.filterFailed', { range: rangeOf(appliedFilter) })
    : words('analytics.stale', { time: format.moment(dataUpdatedAt) })
  return (
    // Until the figures that were chosen are here, those before them are only a picture.
    <Box
      inert={isPlaceholderData}
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: 'minmax(0, 1fr)',
        opacity: isPlaceholderData ? 0.5 : 1,
      }}
    >
      {error && (
        <Alert severity="warning" action={again} sx={{ alignItems: 'center' }}>
          {late} {problemWords(error, translate)}
        </Alert>
      )}
      {saltsChanged.length > 0 && (
        <Alert severity="info">
          {words('analytics.saltsChanged', { days: saltsChanged.map(format.calendarDay).join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SummaryCards figures={data} />
        {updatedAt && (
          <Typography variant="caption" color="textSecondary">
            {words('analytics.updated', { time: format.moment(updatedAt) })}
          </Typography>
        )}
      </Box>
      {report.totals.visits === 0 ? (
        <StateCard kind="empty" title={words('analytics.none')} text={words('analytics.noneHint')} />
      ) : (
        <>
          <CountryMap applied={appliedFilter} chosen={filter.country} onChoose={filter.chooseCountry} />
          {report.trend.length >= FEWEST_DAYS && <DailyVisits trend={report.trend} />}
          <Panels report={report} />
        </>
      )}
    </Box>
  )
}
