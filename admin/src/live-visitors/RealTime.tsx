import Sensors from '@mui/icons-material/Sensors'
import SensorsOff from '@mui/icons-material/SensorsOff'
import { Alert, AlertTitle, Box, Button, Card, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { bigFigure } from '../components/BigFigure.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { useToast } from '../layout/use-toast.ts'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { useIsLive } from '../providers/use-live.ts'
import { SessionTable } from './SessionTable.tsx'
import { useActiveUsers } from './use-active-users.ts'

/** The card's address on its screen. */
export const REAL_TIME = 'real-time'
const TITLE = 'real-time-title'

/** Who is on the site now (spec section 2). */
export function RealTime() {
  const words = useAnalyticsWords()
  const format = useFormat()
  const toast = useToast()
  const isLive = useIsLive()
  const { data, error, dataUpdatedAt, refetch } = useActiveUsers()

  // Said of a connection that is made while this is looked at, not of one that was there before.
  const wasLive = useRef(isLive)
  useEffect(() => {
    if (isLive && !wasLive.current) toast('success', words('liveVisitors.connected'))
    wasLive.current = isLive
  })

  return (
    <Card
      component="section"
      id={REAL_TIME}
      aria-labelledby={TITLE}
      tabIndex={-1}
      sx={{ p: 4, display: 'grid', gap: 3, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" component="h2" id={TITLE} sx={{ flexGrow: 1 }}>
          {words('liveVisitors.title')}
        </Typography>
        {isLive ? (
          <StateChip tone="success" icon={Sensors} label={words('liveVisitors.live')} />
        ) : (
          <StateChip tone="default" icon={SensorsOff} label={words('liveVisitors.disconnected')} />
        )}
      </Box>
      {error && (
        <Alert
          severity={data ? 'warning' : 'error'}
          action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}
        >
          <AlertTitle>{words('liveVisitors.failed')}</AlertTitle>
          {words('liveVisitors.failedHint')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 2 }}>
            {(
              [
                ['activeUsers', data.count],
                ['totalSessions', data.totalSessions],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {words(`liveVisitors.${name}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, ...bigFigure }}>
                  {format.number(value)}
                </Typography>
              </div>
            ))}
          </Box>
          <SessionTable users={data} />
          <Typography variant="caption" color="textSecondary">
            {words('liveVisitors.updated', { time: format.moment(dataUpdatedAt) })}
          </Typography>
        </>
      )}
    </Card>
  )
}
