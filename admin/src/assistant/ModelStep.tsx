import { Alert, Autocomplete, Button, TextField, Typography } from '@mui/material'
import type { Answer, Body } from '@nila/api/contract/endpoint'
import { listModelsOfServer, type ModelEndpoint } from '@nila/api/contract/model-endpoints'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { sentKey } from './model-values.ts'
import type { Wizard } from './use-wizard.ts'

interface ModelStepProps {
  wizard: Wizard
  model: ModelEndpoint | undefined
  /** Does what may need the password again. */
  confirmed: (act: () => Promise<unknown>) => Promise<boolean>
}

type Listed = Answer<typeof listModelsOfServer>

/** Which model of the server: one of those that it names, or any other by its name. */
export function ModelStep({ wizard, model, confirmed }: ModelStepProps) {
  const words = useAssistantWords()
  const translate = useTranslate()
  const call = useCall()
  const { values, key, problems, change } = wizard
  const [listed, setListed] = useState<Listed>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    setRefusal(undefined)
    const body: Body<typeof listModelsOfServer> = {
      baseUrl: values.baseUrl.trim(),
      ...sentKey(key),
      ...(model && { id: model.id }),
    }
    try {
      await confirmed(async () => setListed(await call(listModelsOfServer, { body })))
    } catch (error) {
      setRefusal(problemWords(error, translate))
    } finally {
      setBusy(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving at the step; address and key are of the steps before.
  useEffect(() => {
    void ask()
  }, [])

  const models = listed?.isWorking ? listed.models : []
  return (
    <>
      <Autocomplete
        freeSolo
        options={models}
        inputValue={values.model}
        onInputChange={(_, typed, reason) => reason !== 'reset' && change({ model: typed })}
        onChange={(_, chosen) => chosen !== null && change({ model: chosen })}
        renderInput={(field) => (
          <TextField
            {...field}
            name="model"
            label={words('wizard.model')}
            error={problems.model !== undefined}
            helperText={problems.model ?? words('wizard.modelHint')}
            required
          />
        )}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {busy && words('wizard.asking')}
        {!busy && listed?.isWorking && words('wizard.listed', { smart_count: models.length })}
      </Typography>
      {!busy && (refusal !== undefined || listed?.isWorking === false) && (
        <Alert severity="warning">
          {words('wizard.notListed')}{' '}
          {refusal ?? (listed?.isWorking === false && words(`failure.${listed.failure}`))}
          {listed?.isWorking === false && (
            <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{listed.detail}</bdi>
            </Typography>
          )}
        </Alert>
      )}
      {listed?.isWorking && listed.isInsecure && (
        <Alert severity="warning">{words('models.insecureHint')}</Alert>
      )}
      <div>
        <Button size="small" loading={busy} onClick={ask}>
          {words('wizard.askAgain')}
        </Button>
      </div>
    </>
  )
}
