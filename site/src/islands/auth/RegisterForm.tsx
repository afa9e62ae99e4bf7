import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { PASSWORD_MIN_LENGTH } from '@nila/api/contract/password-length'
import { type SubmitEvent, useRef, useState } from 'react'
import { loginFailure } from '../../i18n/login-failure.ts'
import { fieldWords } from '../../i18n/problem-words.ts'
import { register } from '../../scripts/addresses.ts'
import { client } from '../../scripts/session.ts'
import { Alert } from '../fields/Alert.tsx'
import { TextField } from '../fields/Field.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { useEarlyEnter, useReady } from '../fields/use-ready.ts'
import type { AuthFormProps } from './LoginForm.tsx'
import { PasswordField } from './PasswordField.tsx'

// Evaluating zod takes longer than anything else on the page, so that it comes with the first field that is entered. Where it does
// not come at all, the API finds the same faults.
const loadCheck = () => import('./check-registration.ts')
const unchecked: Awaited<ReturnType<typeof loadCheck>>['checkRegistration'] = () => ({
  fields: {},
  blank: false,
})

interface RegisterFormProps extends AuthFormProps {
  onCreated: (username: string) => void
}

export function RegisterForm({ words, problems, format, onCreated }: RegisterFormProps) {
  const texts = words.register
  const ready = useReady()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [sending, setSending] = useState(false)

  useEarlyEnter(form, ready)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const entry = (name: string) => String(data.get(name))
    const body = { username: entry('username'), email: entry('email'), password: entry('password') }
    const { checkRegistration } = await loadCheck().catch(() => ({ checkRegistration: unchecked }))
    const { fields, blank } = checkRegistration({ ...body, confirmPassword: entry('confirmPassword') })
    setErrors(fieldWords(fields, problems.field, format))
    setAlert(blank ? texts.blank : '')
    if (Object.keys(fields).length > 0) return focusFirstFault(form, fields)
    setSending(true)
    try {
      const user = await client.call(register, { body })
      form.reset()
      onCreated(user.username)
    } catch (thrown) {
      const refused = thrown instanceof ApiError ? thrown.fields : {}
      setErrors(fieldWords(refused, problems.field, format))
      if (Object.keys(refused).length > 0) focusFirstFault(form, refused)
      else setAlert(loginFailure(thrown, texts, problems, format))
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => loadCheck().catch(() => {})}
      ref={form}
    >
      <Alert tone="danger">{alert}</Alert>
      <TextField
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <PasswordField
        label={texts.password}
        hint={fill(texts.passwordHint, { minimum: PASSWORD_MIN_LENGTH })}
        name="password"
        autoComplete="new-password"
        words={words}
        error={errors.password}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        words={words}
        error={errors.confirmPassword}
      />
      <button
        className="button button-primary"
        type="submit"
        disabled={!ready || sending}
        aria-busy={sending}
      >
        {sending ? texts.sending : texts.submit}
      </button>
    </form>
  )
}
