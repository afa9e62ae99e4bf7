import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import type { ModelTest } from '@nila/api/contract/model-endpoints'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'

/** What came of asking a model: its first words, or why there are none, in our words and in the server's. */
export function TestOutcome({ outcome }: { outcome: ModelTest }) {
  const words = useAssistantWords()
  const format = useFormat()
  return (
    <Alert severity={outcome.isWorking ? 'success' : 'error'} role="status">
      {outcome.isWorking ? (
        <>
          <AlertTitle>{words('models.works', { ms: format.number(outcome.firstTextMs) })}</AlertTitle>
          <Typography variant="caption" component="div">
            {words('models.says')}
          </Typography>
          <Box component="q" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {outcome.text}
          </Box>
        </>
      ) : (
        <>
          <AlertTitle>{words('models.fails')}</AlertTitle>
          {words(`failure.${outcome.failure}`)}
          <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{outcome.detail}</bdi>
          </Typography>
        </>
      )}
    </Alert>
  )
}
