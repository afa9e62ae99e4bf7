import { Box, Button, TextField, Typography } from '@mui/material'
import { detectModelServers, type LocalServer } from '@nila/api/contract/model-endpoints'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import type { Wizard } from './use-wizard.ts'

/** Names of programs are the same in every language. */
const NAMES = { ollama: 'Ollama', 'llama.cpp': 'llama.cpp' } as const satisfies Record<
  LocalServer['kind'],
  string
>

/** Where the model is; servers on the same machine are offered. */
export function AddressStep({ wizard }: { wizard: Wizard }) {
  const words = useAssistantWords()
  const { values, problems, change } = wizard
  return (
    <>
      <TextField
        name="baseUrl"
        label={words('wizard.address')}
        value={values.baseUrl}
        onChange={({ target }) => change({ baseUrl: target.value })}
        error={problems.baseUrl !== undefined}
        helperText={problems.baseUrl ?? words('wizard.addressHint')}
        required
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' }, inputLabel: { shrink: true } }}
      />
      <LocalServers onChoose={change} />
    </>
  )
}

function LocalServers({ onChoose }: { onChoose: Wizard['change'] }) {
  const words = useAssistantWords()
  const translate = useTranslate()
  const call = useCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['model-servers'],
    queryFn: () => call(detectModelServers, { body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const nothing = error ? problemWords(error, translate) : words('wizard.noneHere')

  return (
    <Box component="section" aria-labelledby="servers-here" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" id="servers-here">
        {words('wizard.here')}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {isFetching ? words('wizard.looking') : data?.length ? words('wizard.hereHint') : nothing}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data?.map(({ kind, baseUrl, models }) => (
          <Box
            component="li"
            key={baseUrl}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{NAMES[kind]}</strong> · <bdi>{baseUrl}</bdi> ·{' '}
              {words('wizard.modelsHere', { smart_count: models.length })}
            </Box>
            <Button
              variant="outlined"
              size="small"
              onClick={() => onChoose({ baseUrl, ...(models[0] !== undefined && { model: models[0] }) })}
            >
              {words('wizard.use', { name: NAMES[kind] })}
            </Button>
          </Box>
        ))}
      </Box>
      <div>
        <Button size="small" loading={isFetching} onClick={() => refetch()}>
          {words('wizard.lookAgain')}
        </Button>
      </div>
    </Box>
  )
}
