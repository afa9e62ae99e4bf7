import Download from '@mui/icons-material/FileDownloadOutlined'
import Refresh from '@mui/icons-material/Refresh'
import { Box } from '@mui/material'
import { listVisitDays } from '@nila/api/contract/analytics'
import { csvAddress } from '@nila/api/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useToast } from '../layout/use-toast.ts'
import { ToolButton } from '../lists/ToolButton.tsx'
import { LiveLink } from '../live-visitors/LiveLink.tsx'
import { RealTime } from '../live-visitors/RealTime.tsx'
import { useAnalyticsWords } from '../providers/use-analytics-words.ts'
import { AnalyticsFilter } from './AnalyticsFilter.tsx'
import { Figures } from './Figures.tsx'
import { ANALYTICS_KEY, useAnalytics } from './use-analytics.ts'
import { useAnalyticsFilter } from './use-analytics-filter.ts'

/** Who visits the site, without knowing who they are: figures of a time and a country, and who is here now. */
export function AnalyticsScreen() {
  const words = useAnalyticsWords()
  const toast = useToast()
  const queryClient = useQueryClient()
  const filter = useAnalyticsFilter()
  const analytics = useAnalytics(filter.query)
  const { refetch, isFetching, error } = analytics

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, not for each language.
  useEffect(() => {
    if (error)
      toast('error', words('analytics.fetchFailed'), { description: words('analytics.fetchFailedHint') })
  }, [error])

  async function refresh() {
    void queryClient.invalidateQueries({ queryKey: [...ANALYTICS_KEY, 'countries'] })
    const { isSuccess } = await refetch()
    if (isSuccess)
      toast('success', words('analytics.refreshed'), { description: words('analytics.refreshedHint') })
  }

  return (
    <>
      <PageTitle title={words('analytics.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <LiveLink />
          <ToolButton
            icon={Download}
            label={words('csv.title')}
            title={words('analytics.csvHint')}
            href={csvAddress(listVisitDays, { filter: filter.query })}
            download
          />
          <ToolButton icon={Refresh} label={words('list.refresh')} loading={isFetching} onClick={refresh} />
        </Box>
      </PageTitle>
      <AnalyticsFilter filter={filter} />
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Figures analytics={analytics} filter={filter} />
        <RealTime />
      </Box>
    </>
  )
}
