import { Alert, Button, Typography } from '@mui/material'
import { type ModelEndpoint, type ModelTest, tryModel } from '@nila/api/contract/model-endpoints'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Fact, Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { sentKey } from './model-values.ts'
import { TestOutcome } from './TestOutcome.tsx'
import type { Wizard } from './use-wizard.ts'

interface TestStepProps {
  wizard: Wizard
  model: ModelEndpoint | undefined
  confirmed: (act: () => Promise<unknown>) => Promise<boolean>
}

/** What is about to be saved, and a try of it. */
export function TestStep({ wizard: { values, key, isMoved }, model, confirmed }: TestStepProps) {
  const words = useAssistantWords()
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const [outcome, setOutcome] = useState<ModelTest>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keeps = model?.hasKey === true && !isMoved && !key.isRemoved
  const facts: Fact[] = [
    [words('models.address'), <bdi key="address">{values.baseUrl}</bdi>],
    [words('models.key'), words(key.typed || keeps ? 'models.withKey' : 'models.withoutKey')],
    [words('wizard.model'), <bdi key="model">{values.model}</bdi>],
    [
      words('models.limits'),
      words('models.limitsText', {
        context: format.number(Number(values.contextTokens)),
        output: format.number(Number(values.maxOutputTokens)),
      }),
    ],
  ]

  async function test() {
    setBusy(true)
    setOutcome(undefined)
    setRefusal(undefined)
    const body = {
      baseUrl: values.baseUrl.trim(),
      model: values.model.trim(),
      ...sentKey(key),
      ...(model && { id: model.id }),
    }
    try {
      await confirmed(async () => setOutcome(await call(tryModel, { body })))
    } catch (error) {
      setRefusal(problemWords(error, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <section aria-label={words('wizard.summary')}>
        <Facts of={facts} />
      </section>
      <div>
        <Button variant="outlined" loading={busy} onClick={test}>
          {words('wizard.test')}
        </Button>
        <Typography variant="caption" color="textSecondary" component="p" role="status" sx={{ mt: 1 }}>
          {words(busy ? 'wizard.testing' : 'wizard.testHint')}
        </Typography>
      </div>
      {outcome && <TestOutcome outcome={outcome} />}
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
    </>
  )
}
