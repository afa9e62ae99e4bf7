import { ApiError } from '@nila/api/contract/client'
import type { AuthCopy } from '@nila/api/contract/copy/auth'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { type Ref, type SubmitEvent, useState } from 'react'
import { loginFailure } from '../../i18n/login-failure.ts'
import { fieldWords } from '../../i18n/problem-words.ts'
import { returnPath, withAuthSuccess } from '../../scripts/return-path.ts'
import { signIn } from '../../scripts/session.ts'
import { Alert } from '../fields/Alert.tsx'
import { TextField } from '../fields/Field.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { useReady } from '../fields/use-ready.ts'
import { checkLogin } from './check-login.ts'
import { PasswordField } from './PasswordField.tsx'

export interface AuthFormProps {
  words: AuthCopy['form']
  problems: ProblemsCopy
  /** The tag that waits are formatted by. */
  format: string
}

interface LoginFormProps extends AuthFormProps {
  usernameRef: Ref<HTMLInputElement>
}

export function LoginForm({ words, problems, format, usernameRef }: LoginFormProps) {
  const { login } = words
  const ready = useReady()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = { username: String(data.get('username')), password: String(data.get('password')) }
    const { fields, blank } = checkLogin(values)
    setErrors(fieldWords(fields, problems.field))
    setAlert(blank ? login.blank : '')
    if (Object.keys(fields).length > 0) return focusFirstFault(form, fields)
    setPhase('sending')
    try {
      await signIn({ ...values, remember: data.has('remember') })
      setPhase('done')
      setTimeout(() => location.assign(withAuthSuccess(returnPath(location.search), Date.now())), 500)
    } catch (thrown) {
      setPhase('idle')
      const refused = thrown instanceof ApiError ? thrown.fields : {}
      setErrors(fieldWords(refused, problems.field))
      if (Object.keys(refused).length > 0) focusFirstFault(form, refused)
      else setAlert(loginFailure(thrown, login, problems, format))
    }
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <Alert tone="danger">{alert}</Alert>
      <Alert tone="success">{phase === 'done' ? login.success : ''}</Alert>
      <TextField
        label={login.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ref={usernameRef}
        error={errors.username}
      />
      <PasswordField
        label={login.password}
        name="password"
        autoComplete="current-password"
        words={words}
        error={errors.password}
      />
      <label className="check">
        <input type="checkbox" name="remember" />
        {login.remember}
      </label>
      <button
        className="button button-primary"
        type="submit"
        disabled={!ready || phase !== 'idle'}
        aria-busy={phase === 'sending'}
      >
        {phase === 'sending' ? login.sending : login.submit}
      </button>
    </form>
  )
}
