import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { ENVIRONMENT, type ModelEndpoint, type ModelEndpoints } from '@nila/api/contract/model-endpoints'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ModelCard } from './ModelCard.tsx'
import { useModelChanges } from './use-model-changes.ts'
import { useModelTests } from './use-model-tests.ts'

interface ModelListProps extends ModelEndpoints {
  currency: string
}

/** The models in the order in which they are asked, the environment's behind them, and what can be done with each. */
export function ModelList({ endpoints, environment, currency }: ModelListProps) {
  const words = useAssistantWords()
  const common = useWords()
  const format = useFormat()
  const changes = useModelChanges()
  const tests = useModelTests()
  const [removing, setRemoving] = useState<ModelEndpoint>()
  const enabled = endpoints.filter(({ isEnabled }) => isEnabled)

  const stateOf = (endpoint: ModelEndpoint) => {
    if (!endpoint.isEnabled) return words('models.off')
    const place = enabled.indexOf(endpoint) + 1
    return place === 1 ? words('models.first') : words('models.place', { place: format.number(place) })
  }
  const testButton = (id: ModelEndpoint['id'] | typeof ENVIRONMENT, name: string) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={words('models.testOf', { name })}
      loading={tests.stateOf(id) !== undefined && !tests.stateOf(id)?.outcome}
      onClick={() => tests.test(id)}
    >
      {words('models.test')}
    </Button>
  )

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {endpoints.length > 1 && <Typography color="textSecondary">{words('models.order')}</Typography>}
      {endpoints.length > 0 && !enabled.length && <Alert severity="info">{words('models.allOff')}</Alert>}
      {endpoints.map((endpoint, place) => {
        const { id, model: name, isEnabled } = endpoint
        return (
          <ModelCard
            key={id}
            model={endpoint}
            state={stateOf(endpoint)}
            isAsked={isEnabled}
            currency={currency}
            test={tests.stateOf(id)}
          >
            {testButton(id, name)}
            <Button
              component={Link}
              to={`/assistant/${id}`}
              variant="outlined"
              size="small"
              aria-label={words('models.editOf', { name })}
            >
              {words('models.edit')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={changes.busy}
              aria-label={words(isEnabled ? 'models.switchOffOf' : 'models.switchOnOf', { name })}
              onClick={() => changes.switchOver(endpoint)}
            >
              {words(isEnabled ? 'models.switchOff' : 'models.switchOn')}
            </Button>
            <Button
              color="error"
              size="small"
              disabled={changes.busy}
              aria-label={words('models.removeOf', { name })}
              onClick={() => setRemoving(endpoint)}
            >
              {words('models.remove')}
            </Button>
            <Box sx={{ flexGrow: 1 }} />
            <IconButton
              aria-label={words('models.up', { name })}
              disabled={place === 0 || changes.busy}
              onClick={() => changes.move(endpoints, place, place - 1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={words('models.down', { name })}
              disabled={place === endpoints.length - 1 || changes.busy}
              onClick={() => changes.move(endpoints, place, place + 1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </ModelCard>
        )
      })}
      {environment && (
        <section aria-label={words('models.environment')}>
          <Typography variant="h3" sx={{ mt: 2, mb: 3 }}>
            {words('models.environment')}
          </Typography>
          <ModelCard
            model={environment}
            state={words(endpoints.length ? 'models.environmentUnused' : 'models.environmentUsed')}
            isAsked={endpoints.length === 0}
            currency={currency}
            test={tests.stateOf(ENVIRONMENT)}
          >
            {testButton(ENVIRONMENT, environment.model)}
          </ModelCard>
        </section>
      )}
      {!endpoints.length && !environment && (
        <StateCard kind="empty" title={words('models.none')} text={words('models.noneHint')} />
      )}
      {changes.dialog}
      {removing && (
        <ConfirmDialog
          title={common('list.sure')}
          text={words('models.removeAsk', { name: removing.model })}
          action={words('models.remove')}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined)
            void changes.remove(removing)
          }}
        />
      )}
    </Box>
  )
}
