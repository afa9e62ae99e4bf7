import { ApiError } from '@nila/api/contract/client'
import type { AuthCopy } from '@nila/api/contract/copy/auth'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { loginFailure } from '../../i18n/login-failure.ts'
import { fieldWords } from '../../i18n/problem-words.ts'
import { returnPath, signInAddress, withAuthSuccess } from '../../scripts/return-path.ts'
import { carryUsername, signIn } from '../../scripts/session.ts'
import { checkLogin } from '../../scripts/sign-in/check-login.ts'
import { Alert } from '../fields/Alert.tsx'
import { TextField } from '../fields/Field.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { useReady } from '../fields/use-ready.ts'
import { PasswordField } from './PasswordField.tsx'
import { SignInHelp } from './SignInHelp.tsx'

export interface AuthFormProps {
  words: AuthCopy['form']
  problems: ProblemsCopy
  /** The tag that waits are formatted by. */
  format: string
}

interface LoginFormProps extends AuthFormProps {
  usernameRef: RefObject<HTMLInputElement | null>
}

export function LoginForm({ words, problems, format, usernameRef }: LoginFormProps) {
  const { login } = words
  const ready = useReady()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle')
  const [way, setWay] = useState('/')

  // The way back is in the address, which the built HTML does not know.
  useEffect(() => setWay(returnPath(location.search)), [])

  const carry = () => {
    const name = usernameRef.current?.value.trim()
    if (name) carryUsername(name)
    return Boolean(name)
  }

  function askForReset() {
    if (carry()) return location.assign(signInAddress('/reset-password', way))
    setErrors({ username: login.resetNobody })
    usernameRef.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = { username: String(data.get('username')), password: String(data.get('password')) }
    const { fields, blank } = checkLogin(values)
    setErrors(Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, problems.field[code]])))
    setAlert(blank ? login.blank : '')
    if (Object.keys(fields).length > 0) return focusFirstFault(form, fields)
    setPhase('sending')
    try {
      await signIn({ ...values, remember: data.has('remember') })
      setPhase('done')
      setTimeout(() => location.assign(withAuthSuccess(way, Date.now())), 500)
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
      <div className="other-ways">
        <button className="link-button" type="button" disabled={!ready} onClick={askForReset}>
          {login.resetPassword}
        </button>
        <a className="link-button" href={signInAddress('/bypass-login', way)} onClick={carry}>
          {login.directLogin}
        </a>
      </div>
      <SignInHelp words={login} problems={problems} format={format} />
    </form>
  )
}
