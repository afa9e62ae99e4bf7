import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import type { ChatSettings } from '@nila/api/contract/chat-settings'
import { ENVIRONMENT, type ModelEndpoints } from '@nila/api/contract/model-endpoints'
import { type FormEvent, useRef, useState } from 'react'
import { Loading } from '../layout/Loading.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useWords } from '../providers/use-words.ts'
import { wholeNumber } from './model-values.ts'
import { MOST_MESSAGES, moderationOf, type SettingsValues, settingsValuesOf } from './settings-values.ts'
import type { useChatSettings } from './use-chat-settings.ts'
import { useSaveSettings } from './use-save-settings.ts'

interface ChatSettingsFormProps {
  settings: ReturnType<typeof useChatSettings>
  models: ModelEndpoints
}

/** The rules of the chat: how much a user may ask, what prices are in, who moderates. */
export function ChatSettingsForm({ settings: { data, error, refetch }, models }: ChatSettingsFormProps) {
  const words = useAssistantWords()
  const common = useWords()
  return (
    <Box component="section" aria-labelledby="chat-settings">
      <Typography variant="h2" id="chat-settings" sx={{ mb: 3 }}>
        {words('settings.title')}
      </Typography>
      {data && <Fields key={data.version} settings={data} models={models} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{common('list.retry')}</Button>}>
          {words('settings.failed')}
        </Alert>
      )}
    </Box>
  )
}

function Fields({ settings, models }: { settings: ChatSettings; models: ModelEndpoints }) {
  const words = useAssistantWords()
  const { busy, save } = useSaveSettings()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(settingsValuesOf(settings))
  const [problems, setProblems] = useState<Partial<SettingsValues>>({})
  const saved = settingsValuesOf(settings)
  const isChanged = (Object.keys(saved) as (keyof SettingsValues)[]).some(
    (name) => saved[name] !== typed[name],
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const dailyMessages = wholeNumber(typed.dailyMessages, 1, MOST_MESSAGES)
    const found: Partial<SettingsValues> = {
      ...(dailyMessages === undefined && {
        dailyMessages: words('wizard.wrongNumber', { minimum: 1, maximum: MOST_MESSAGES }),
      }),
      ...(!/^[A-Z]{3}$/.test(typed.currency) && { currency: words('settings.currencyWrong') }),
      ...(typed.moderator &&
        !typed.moderationModel.trim() && { moderationModel: words('settings.required') }),
    }
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else if (dailyMessages !== undefined)
      void save(
        { dailyMessages, currency: typed.currency, moderation: moderationOf(typed) },
        settings.version,
      )
  }

  const field = (name: keyof SettingsValues, hint: string) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setProblems({ ...problems, [name]: undefined })
    },
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    fullWidth: true,
  })

  return (
    <Card
      component="form"
      ref={form}
      noValidate
      aria-labelledby="chat-settings"
      onSubmit={submit}
      sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 6 }}
    >
      <TextField
        {...field('dailyMessages', words('settings.dailyHint'))}
        label={words('settings.dailyMessages')}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        {...field('currency', words('settings.currencyHint'))}
        label={words('settings.currency')}
        required
        slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'characters' } }}
      />
      <TextField
        {...field('moderator', words('settings.moderatorHint'))}
        select
        label={words('settings.moderator')}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{words('settings.nobody')}</MenuItem>
        {models.endpoints.map(({ id, model, baseUrl }) => (
          <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {model} · {baseUrl}
          </MenuItem>
        ))}
        {models.environment && (
          <MenuItem value={ENVIRONMENT}>
            {words('models.environment')} · {models.environment.baseUrl}
          </MenuItem>
        )}
      </TextField>
      {typed.moderator && (
        <TextField
          {...field('moderationModel', words('settings.moderationModelHint'))}
          label={words('settings.moderationModel')}
          required
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
      <div>
        <Button type="submit" variant="contained" loading={busy} disabled={!isChanged}>
          {words('settings.save')}
        </Button>
      </div>
    </Card>
  )
}
