import { Box, Typography } from '@mui/material'
import type { ActiveSession, ActiveUsers } from '@nila/api/contract/live'
import { GeoCredit } from '../components/GeoCredit.tsx'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { useDurationWords } from '../components/use-duration-words.ts'
import { useFormat } from '../components/use-format.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'

/** The pages that are open now, those seen last first. */
export function SessionTable({ users: { activeSessions, totalSessions } }: { users: ActiveUsers }) {
  const words = useAnalyticsWords()
  const format = useFormat()
  const duration = useDurationWords()
  if (activeSessions.length === 0)
    return <Typography color="textSecondary">{words('liveVisitors.none')}</Typography>

  const placeOf = ({ city, countryName }: ActiveSession) => {
    if (!countryName) return words('liveVisitors.unknownPlace')
    return city ? words('liveVisitors.place', { city, country: countryName }) : countryName
  }
  const columns: Column<ActiveSession>[] = [
    { key: 'path', label: words('liveVisitors.path'), render: ({ path }) => <bdi>{path}</bdi> },
    { key: 'location', label: words('liveVisitors.location'), render: placeOf },
    {
      key: 'visitDuration',
      label: words('liveVisitors.visitTime'),
      render: ({ visitDuration }) => duration(visitDuration),
    },
    { key: 'ip', label: words('liveVisitors.ip'), render: ({ ip }) => <bdi>{ip}</bdi> },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        role="region"
        aria-label={words('liveVisitors.sessions')}
        tabIndex={0}
        sx={{ maxHeight: 420, overflow: 'auto' }}
      >
        <RecordTable
          name={words('liveVisitors.sessions')}
          columns={columns}
          records={activeSessions.map((session) => ({ ...session, id: session.sessionId }))}
        />
      </Box>
      {totalSessions > activeSessions.length && (
        <Typography variant="caption" color="textSecondary" component="p">
          {words('liveVisitors.latest', {
            count: format.number(activeSessions.length),
            total: format.number(totalSessions),
          })}
        </Typography>
      )}
      <GeoCredit />
    </Box>
  )
}
