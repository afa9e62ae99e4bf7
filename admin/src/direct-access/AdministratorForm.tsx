import { Box, Button, TextField } from '@mui/material'
import { ApiError } from '@nila/api/contract/client'
import { PASSWORD_MIN_LENGTH } from '@nila/api/contract/password-length'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createAdministrator } from '../providers/administrator.ts'
import { fieldWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { LinkRefusal } from './LinkRefusal.tsx'
import { type Draft, type DraftProblems, validate } from './validate.ts'

const FIELDS = ['username', 'password', 'confirmation'] as const

interface AdministratorFormProps {
  token: string
  /** Proposed, no more. */
  username: string
  onCreated: () => void
}

export function AdministratorForm({ token, username, onCreated }: AdministratorFormProps) {
  const words = useWords()
  const translate = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({ username, password: '', confirmation: '' })
  const [problems, setProblems] = useState<DraftProblems>({})
  const [refusal, setRefusal] = useState<ApiError>()
  const [busy, setBusy] = useState(false)

  const show = (found: DraftProblems) => {
    setProblems(found)
    const first = FIELDS.find((field) => found[field])
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRefusal(undefined)
    const found = validate(draft)
    show(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy(true)
    try {
      await createAdministrator({ token, username: draft.username, password: draft.password })
      onCreated()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      show(error.code === 'username_taken' ? {} : error.fields)
      setBusy(false)
    }
  }

  const field = (name: keyof Draft, hint?: string) => {
    const problem = problems[name]
    return {
      name,
      label: words(`direct.${name}`),
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft({ ...draft, [name]: target.value })
        setProblems({ ...problems, [name]: undefined })
      },
      error: problem !== undefined,
      helperText: problem ? fieldWords(problem, translate) : hint,
      fullWidth: true,
      required: true,
    }
  }
  const minimum = PASSWORD_MIN_LENGTH

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {refusal && (
        <LinkRefusal refusal={refusal} command="npm run admin:create" title={words('direct.failed')} />
      )}
      <TextField {...field('username')} autoComplete="username" slotProps={{ htmlInput: { dir: 'auto' } }} />
      <TextField
        {...field('password', words('direct.passwordHint', { minimum }))}
        type="password"
        autoComplete="new-password"
      />
      <TextField {...field('confirmation')} type="password" autoComplete="new-password" />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={busy}
        loadingPosition="start"
      >
        {words(busy ? 'direct.submitting' : 'direct.submit')}
      </Button>
    </Box>
  )
}
