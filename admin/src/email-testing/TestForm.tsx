import Send from '@mui/icons-material/SendOutlined'
import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TestOutcome } from '../components/use-test-email.ts'
import { useToast } from '../layout/use-toast.ts'
import { fieldWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import type { Draft, TestTab } from './test-tabs.ts'
import { validate } from './validate.ts'

interface TestFormProps {
  tab: TestTab
  draft: Draft
  onChange: (draft: Draft) => void
  isSending: boolean
  onSend: () => Promise<TestOutcome>
}

/** Says whom to send a test to. */
export function TestForm({ tab, draft, onChange, isSending, onSend }: TestFormProps) {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  // The form stays when the tab changes, so that whoever types on meanwhile keeps the focus; its problem does not.
  const [problem, setProblem] = useState<{ tab: TestTab; field: keyof Draft; text: string }>()

  function show(field: keyof Draft, text: string) {
    setProblem({ tab, field, text })
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const found = validate(tab, draft)
    if (found) {
      const text = words(found.text)
      toast('error', words(found.title), { description: text })
      show(found.field, text)
      return
    }
    const outcome = await onSend()
    if (outcome.result) return
    const { email, username } = outcome.fields
    if (email) show('email', fieldWords(email, translate))
    else if (username) show('username', fieldWords(username, translate))
  }

  const wordsAt = (name: keyof Draft) =>
    problem?.tab === tab && problem.field === name ? problem.text : undefined
  const field = (name: keyof Draft) => ({
    name,
    label: words(`emailTesting.${name}`),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ ...draft, [name]: target.value })
      setProblem(undefined)
    },
    // A browser submits nothing while the button is disabled, and nothing would say why.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      form.current?.requestSubmit()
    },
    error: wordsAt(name) !== undefined,
    helperText: wordsAt(name),
    fullWidth: true,
    required: true,
    autoComplete: 'off',
  })
  const isEmpty = draft.email === '' || (tab === 'welcome' && draft.username === '')
  const action = words(tab === 'welcome' ? 'emailTesting.sendWelcome' : 'emailTesting.send')

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <Typography color="textSecondary">{words(`emailTesting.${tab}Hint`)}</Typography>
      <TextField
        {...field('email')}
        type="email"
        placeholder={words('emailTesting.emailHint')}
        slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
      />
      {tab === 'welcome' && (
        <TextField
          {...field('username')}
          slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          type="submit"
          variant="contained"
          startIcon={<Send />}
          disabled={isEmpty}
          loading={isSending}
          loadingPosition="start"
        >
          {isSending ? words('emailTesting.sending') : action}
        </Button>
        {tab === 'direct' && (
          <Button variant="outlined" component={Link} to="/email-logs">
            {words('emailTesting.viewLogs')}
          </Button>
        )}
        <Typography variant="caption" color="textSecondary">
          {words('emailTesting.limit')}
        </Typography>
      </Box>
    </Box>
  )
}
