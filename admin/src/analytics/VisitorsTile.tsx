import { Typography } from '@mui/material'
import { Tile } from '../components/Tile.tsx'
import { Figure } from '../dashboard/Figure.tsx'
import { Trend } from '../dashboard/Trend.tsx'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { useAnalytics } from './use-analytics.ts'

const MONTH = '/analytics?range=month'

/** Of the dashboard: the visitors of the last 30 days. Days are of visits, since visitors of several days are not to be added up. */
export function VisitorsTile() {
  const words = useAnalyticsWords()
  const { data, error } = useAnalytics({ range: 'month' })
  return (
    <Tile title={words('analytics.dailyVisitors')}>
      {data ? (
        <>
          <Figure
            value={data.totalVisits}
            label={words('analytics.inMonth', { smart_count: data.totalVisits })}
            to={MONTH}
          />
          <Trend
            name={words('analytics.visits')}
            days={data.report.trend.map(({ day, visits }) => ({ day, count: visits }))}
            to={MONTH}
          />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {error ? words('analytics.fetchFailedHint') : words('list.loading')}
        </Typography>
      )}
    </Tile>
  )
}
