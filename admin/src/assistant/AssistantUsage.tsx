import Refresh from '@mui/icons-material/Refresh'
import { Alert, Box, Button, Typography } from '@mui/material'
import { USAGE_DAYS } from '@nila/api/contract/chat-usage'
import { useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { ToggleChoice } from '../components/ToggleChoice.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ToolButton } from '../lists/ToolButton.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { DailyAnswers } from './DailyAnswers.tsx'
import { UsagePanels } from './UsagePanels.tsx'
import { UsageSummary } from './UsageSummary.tsx'
import { useChatUsage } from './use-chat-usage.ts'

/** What the chat is used for, what it costs, and how it goes. */
export function AssistantUsage() {
  const words = useAssistantWords()
  const common = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const usage = useChatUsage()
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, days, refetch } = usage
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {common('list.retry')}
    </Button>
  )

  return (
    <>
      <PageTitle title={words('usage.title')}>
        <ToolButton
          icon={Refresh}
          label={common('list.refresh')}
          loading={isFetching}
          onClick={() => refetch()}
        />
      </PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <ToggleChoice
          name={words('usage.range')}
          choices={USAGE_DAYS.map((value) => ({
            value,
            label: words('usage.lastDays', { days: format.number(Number(value)) }),
          }))}
          chosen={days}
          onChoose={usage.chooseDays}
        />
        <Typography variant="caption" color="textSecondary">
          {words('usage.inIndia')}
        </Typography>
      </Box>
      {!data && !error && <Loading />}
      {!data && error && (
        <StateCard kind="error" title={words('usage.failed')} text={problemWords(error, translate)}>
          {again}
        </StateCard>
      )}
      {data && error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {words('usage.stale', { time: format.moment(dataUpdatedAt) })} {problemWords(error, translate)}
        </Alert>
      )}
      {data && data.totals.answers === 0 && (
        <StateCard kind="empty" title={words('usage.none')} text={words('usage.noneHint')} />
      )}
      {data && data.totals.answers > 0 && (
        // Until the figures of the days that were chosen are here, those before them are only a picture.
        <Box
          inert={isPlaceholderData}
          sx={{
            display: 'grid',
            gap: 6,
            gridTemplateColumns: 'minmax(0, 1fr)',
            opacity: isPlaceholderData ? 0.5 : 1,
          }}
        >
          <UsageSummary usage={data} />
          <DailyAnswers usage={data} />
          <UsagePanels usage={data} />
        </Box>
      )}
    </>
  )
}
