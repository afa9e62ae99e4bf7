import Add from '@mui/icons-material/Add'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ChatSettingsForm } from './ChatSettingsForm.tsx'
import { ModelList } from './ModelList.tsx'
import { useChatSettings } from './use-chat-settings.ts'
import { useModelEndpoints } from './use-model-endpoints.ts'

const DEFAULT_CURRENCY = 'INR'

/** Who answers in the chat, and by which rules. */
export function ModelsScreen() {
  const words = useAssistantWords()
  const common = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, dataUpdatedAt, refetch } = useModelEndpoints()
  const settings = useChatSettings()
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {common('list.retry')}
    </Button>
  )

  return (
    <>
      <PageTitle title={words('models.title')}>
        <Button component={Link} to="/assistant/new" variant="contained" startIcon={<Add />}>
          {words('models.connect')}
        </Button>
      </PageTitle>
      {!data && !error && <Loading />}
      {!data && error && (
        <StateCard kind="error" title={words('models.failed')} text={problemWords(error, translate)}>
          {again}
        </StateCard>
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 760px)' }}>
          <Box component="section" aria-labelledby="models">
            <Typography variant="h2" id="models" sx={{ mb: 3 }}>
              {words('models.heading')}
            </Typography>
            {error && (
              <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
                {words('models.stale', { time: format.moment(dataUpdatedAt) })}{' '}
                {problemWords(error, translate)}
              </Alert>
            )}
            <ModelList {...data} currency={settings.data?.currency ?? DEFAULT_CURRENCY} />
          </Box>
          <ChatSettingsForm settings={settings} models={data} />
        </Box>
      )}
    </>
  )
}
