import { Box, Button, Card, Step, StepLabel, Stepper, Typography, useMediaQuery } from '@mui/material'
import type { ModelEndpoint } from '@nila/api/contract/model-endpoints'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../components/use-format.ts'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { AddressStep } from './AddressStep.tsx'
import { KeyStep } from './KeyStep.tsx'
import { LimitsStep } from './LimitsStep.tsx'
import { ModelStep } from './ModelStep.tsx'
import { TestStep } from './TestStep.tsx'
import { useSaveModel } from './use-save-model.ts'
import { STEPS, useWizard } from './use-wizard.ts'

/** Connects a model, or changes one, step by step; nothing is stored before the last of them. */
export function ModelWizard({ model }: { model?: ModelEndpoint }) {
  const words = useAssistantWords()
  const format = useFormat()
  const navigate = useNavigate()
  const wizard = useWizard(model)
  const reauthentication = useReauthentication()
  const saving = useSaveModel(model, reauthentication.confirmed)
  const isNarrow = useMediaQuery('(max-width: 699.95px)')
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = wizard
  const place = STEPS.indexOf(step)
  const isLast = place === STEPS.length - 1

  // Whoever does not see the step change hears its name; not on arriving, when the page's own heading is first.
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus()
    shownStep.current = step
  }, [step])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isLast) {
      const wrong = wizard.next()
      if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      return
    }
    const saved = await saving.save(wizard.values, wizard.key)
    if (saved.kind === 'saved') {
      wizard.drop()
      navigate('/assistant')
    } else if (saved.kind === 'problems') {
      wizard.setProblems(saved.problems)
      wizard.goTo(saved.step)
    }
  }

  return (
    // The dialog stands beside the form: what is submitted in it would be submitted here as well.
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isNarrow && (
        <Stepper activeStep={place} aria-label={words('wizard.steps')}>
          {STEPS.map((name) => (
            <Step key={name}>
              <StepLabel>{words(`wizard.step.${name}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      )}
      <Card
        component="form"
        ref={form}
        noValidate
        aria-labelledby="wizard-step"
        onSubmit={submit}
        sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <div>
          <Typography variant="caption" color="textSecondary" component="p">
            {words('wizard.stepOf', { step: format.number(place + 1), count: format.number(STEPS.length) })}
          </Typography>
          <Typography variant="h2" id="wizard-step" ref={heading} tabIndex={-1} sx={{ mt: 2 }}>
            {words(`wizard.step.${step}`)}
          </Typography>
        </div>
        {step === 'address' && <AddressStep wizard={wizard} />}
        {step === 'key' && <KeyStep wizard={wizard} model={model} />}
        {step === 'model' && (
          <ModelStep wizard={wizard} model={model} confirmed={reauthentication.confirmed} />
        )}
        {step === 'limits' && <LimitsStep wizard={wizard} />}
        {step === 'test' && <TestStep wizard={wizard} model={model} confirmed={reauthentication.confirmed} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button type="submit" variant="contained" loading={saving.busy}>
            {words(isLast ? 'wizard.save' : 'wizard.next')}
          </Button>
          {place > 0 && (
            <Button variant="outlined" onClick={wizard.previous}>
              {words('wizard.previous')}
            </Button>
          )}
        </Box>
      </Card>
      {reauthentication.dialog}
    </Box>
  )
}
