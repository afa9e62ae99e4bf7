import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useChatSettings } from './use-chat-settings.ts'
import type { Wizard } from './use-wizard.ts'

type NumberField = 'contextTokens' | 'maxOutputTokens' | 'promptPrice' | 'completionPrice'

/** How much the model may use up, and what it costs. */
export function LimitsStep({ wizard: { values, problems, change } }: { wizard: Wizard }) {
  const words = useAssistantWords()
  const { data } = useChatSettings()
  const priceHint = words('wizard.priceHint', { currency: data?.currency ?? 'INR' })
  const field = (name: NumberField, hint: string) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    required: true,
    fullWidth: true,
    autoComplete: 'off',
  })
  const whole = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const
  const price = { htmlInput: { inputMode: 'decimal', dir: 'ltr' } } as const

  return (
    <>
      <TextField
        {...field('contextTokens', words('wizard.contextHint'))}
        label={words('wizard.contextTokens')}
        slotProps={whole}
      />
      <TextField
        {...field('maxOutputTokens', words('wizard.outputHint'))}
        label={words('wizard.outputTokens')}
        slotProps={whole}
      />
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          {...field('promptPrice', priceHint)}
          label={words('wizard.promptPrice')}
          slotProps={price}
        />
        <TextField
          {...field('completionPrice', priceHint)}
          label={words('wizard.completionPrice')}
          slotProps={price}
        />
      </Box>
      <div>
        <FormControlLabel
          control={
            <Switch
              name="isEnabled"
              checked={values.isEnabled}
              onChange={(_, isEnabled) => change({ isEnabled })}
              slotProps={{ input: { 'aria-describedby': 'model-enabled-hint' } }}
            />
          }
          label={words('wizard.enabled')}
        />
        <FormHelperText id="model-enabled-hint">{words('wizard.enabledHint')}</FormHelperText>
      </div>
    </>
  )
}
