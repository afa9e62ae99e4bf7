import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { HistoryTimeline } from '../audit-log/HistoryTimeline.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ModelWizard } from './ModelWizard.tsx'
import { useModelEndpoints } from './use-model-endpoints.ts'

function BackToModels() {
  const words = useAssistantWords()
  return (
    <Button component={Link} to="/assistant" variant="outlined" startIcon={<ArrowBack />}>
      {words('wizard.back')}
    </Button>
  )
}

export function NewModelPage() {
  const words = useAssistantWords()
  return (
    <>
      <PageTitle title={words('wizard.titleNew')}>
        <BackToModels />
      </PageTitle>
      <ModelWizard />
    </>
  )
}

/** One model, to be changed step by step, with what was done to it before. */
export function ModelPage({ id }: { id: number }) {
  const words = useAssistantWords()
  const common = useWords()
  const translate = useTranslate()
  const { data, error, refetch } = useModelEndpoints()
  const model = data?.endpoints.find((endpoint) => endpoint.id === id)

  if (!data && !error) return <Loading />
  if (!model)
    return (
      <StateCard
        kind="error"
        title={words('models.failed')}
        text={error ? problemWords(error, translate) : common('problem.model_endpoint_not_found')}
      >
        {error && (
          <Button variant="outlined" onClick={() => refetch()}>
            {common('list.retry')}
          </Button>
        )}
        <BackToModels />
      </StateCard>
    )
  return (
    <>
      <PageTitle title={words('wizard.titleEdit', { name: model.model })}>
        <BackToModels />
      </PageTitle>
      <ModelWizard model={model} />
      <Box component="section" sx={{ maxWidth: 760, mt: 8 }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {common('history.title')}
        </Typography>
        <HistoryTimeline subjectType="model_endpoint" subjectId={model.id} />
      </Box>
    </>
  )
}
