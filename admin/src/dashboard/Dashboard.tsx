import Refresh from '@mui/icons-material/Refresh'
import { Alert, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ToolButton } from '../lists/ToolButton.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { Tiles } from './Tiles.tsx'
import { useDashboard } from './use-dashboard.ts'

/** What waits, and how things go: every number leads to the list behind it. */
export function Dashboard() {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const { data, error, dataUpdatedAt, isFetching, refetch } = useDashboard()
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {words('list.retry')}
    </Button>
  )

  return (
    <>
      <PageTitle title={words('dashboard.title')}>
        <ToolButton
          icon={Refresh}
          label={words('list.refresh')}
          loading={isFetching}
          onClick={() => refetch()}
        />
      </PageTitle>
      {!data && !error && <Loading />}
      {!data && error && (
        <StateCard kind="error" title={words('dashboard.failed')} text={words('dashboard.failedHint')}>
          <Typography variant="body2">{problemWords(error, translate)}</Typography>
          {again}
        </StateCard>
      )}
      {data && error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {words('dashboard.stale', { time: format.moment(dataUpdatedAt) })} {problemWords(error, translate)}
        </Alert>
      )}
      {data && <Tiles figures={data} />}
    </>
  )
}
