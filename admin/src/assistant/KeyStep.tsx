import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import type { ModelEndpoint } from '@nila/api/contract/model-endpoints'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import type { Wizard } from './use-wizard.ts'

interface KeyStepProps {
  wizard: Wizard
  model: ModelEndpoint | undefined
}

/** The key of the server, if it wants one. A stored one stays, or goes; it is never shown. */
export function KeyStep({ wizard: { key, setKey, isMoved }, model }: KeyStepProps) {
  const words = useAssistantWords()
  const isStored = model?.hasKey === true
  const stored = isMoved ? 'wizard.keyMoved' : 'wizard.keyStored'
  return (
    <>
      <TextField
        name="apiKey"
        type="password"
        label={words('wizard.key')}
        value={key.typed}
        onChange={({ target }) => setKey({ typed: target.value, isRemoved: false })}
        helperText={words(isStored ? stored : 'wizard.keyHint')}
        fullWidth
        // A password manager would offer the password of this site.
        autoComplete="new-password"
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 500 }, inputLabel: { shrink: true } }}
      />
      {isStored && !isMoved && !key.typed && (
        <FormControlLabel
          control={
            <Checkbox checked={key.isRemoved} onChange={(_, isRemoved) => setKey({ typed: '', isRemoved })} />
          }
          label={words('wizard.removeKey')}
        />
      )}
    </>
  )
}
