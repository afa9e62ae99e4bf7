import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import LockOpen from '@mui/icons-material/LockOpenOutlined'
import PowerOff from '@mui/icons-material/PowerOffOutlined'
import { Box, Card, Typography } from '@mui/material'
import type { ModelEndpoint } from '@nila/api/contract/model-endpoints'
import { type ReactNode, useId } from 'react'
import { type Fact, Facts } from '../components/Facts.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { TestOutcome } from './TestOutcome.tsx'
import type { TestState } from './use-model-tests.ts'
import { useMoney } from './use-money.ts'

interface ModelCardProps {
  model: Pick<ModelEndpoint, 'baseUrl' | 'isInsecure' | 'hasKey' | 'model'> & Partial<ModelEndpoint>
  /** When it is asked, in words. */
  state: string
  isAsked: boolean
  currency: string
  test: TestState | undefined
  /** What can be done with it. */
  children: ReactNode
}

/** A model: where it is, what it may use up, and what its last test said. */
export function ModelCard({ model, state, isAsked, currency, test, children }: ModelCardProps) {
  const words = useAssistantWords()
  const format = useFormat()
  const money = useMoney()
  const id = useId()
  const { baseUrl, isInsecure, hasKey, contextTokens, maxOutputTokens, promptPrice, completionPrice } = model
  const facts: Fact[] = [
    [words('models.address'), <bdi key="address">{baseUrl}</bdi>],
    [words('models.key'), words(hasKey ? 'models.withKey' : 'models.withoutKey')],
  ]
  if (contextTokens !== undefined && maxOutputTokens !== undefined) {
    const limits = { context: format.number(contextTokens), output: format.number(maxOutputTokens) }
    facts.push([words('models.limits'), words('models.limitsText', limits)])
  }
  if (promptPrice !== undefined && completionPrice !== undefined) {
    const [prompt, completion] = [money(promptPrice, currency), money(completionPrice, currency)]
    const isFree = promptPrice + completionPrice === 0
    facts.push([
      words('models.prices'),
      isFree ? words('models.free') : words('models.pricesText', { prompt, completion }),
    ])
  }
  const tested = test?.outcome
    ? words('models.testedAt', { time: format.moment(test.at) })
    : words(test ? 'wizard.testing' : 'models.notTested')

  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 4, display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" id={id} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          <bdi>{model.model}</bdi>
        </Typography>
        {isInsecure && <StateChip tone="warning" icon={LockOpen} label={words('models.insecure')} />}
        <StateChip
          tone={isAsked ? 'success' : 'default'}
          icon={isAsked ? CheckCircleOutline : PowerOff}
          label={state}
        />
      </Box>
      {isInsecure && (
        <Typography variant="body2" color="textSecondary">
          {words('models.insecureHint')}
        </Typography>
      )}
      <Facts of={[...facts, [words('models.lastTest'), tested]]} />
      {test?.outcome && <TestOutcome outcome={test.outcome} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>
    </Card>
  )
}
