import type { AuthCopy } from '@nila/api/contract/copy/auth'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { returnPath, signInAddress } from '../../scripts/return-path.ts'
import { carryUsername } from '../../scripts/session.ts'
import { Alert } from '../fields/Alert.tsx'
import { TextField } from '../fields/Field.tsx'
import { useEarlyEnter, useReady } from '../fields/use-ready.ts'
import { PasswordField } from './PasswordField.tsx'
import { SignInHelp } from './SignInHelp.tsx'
import { useLogin } from './use-login.ts'

export interface AuthFormProps {
  words: AuthCopy['form']
  problems: ProblemsCopy
  /** The tag that waits are formatted by. */
  format: string
  /** The other ways to sign in, in the page's language. */
  hrefs: { resetPassword: string; directLogin: string }
}

interface LoginFormProps extends AuthFormProps {
  usernameRef: RefObject<HTMLInputElement | null>
}

export function LoginForm({ words, problems, format, hrefs, usernameRef }: LoginFormProps) {
  const { login } = words
  const ready = useReady()
  const { errors, setErrors, alert, phase, asksCode, forgetCode, submit } = useLogin({
    words,
    problems,
    format,
  })
  const code = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState('/')

  useEarlyEnter(form, ready)
  // The way back is in the address, which the built HTML does not know.
  useEffect(() => setWay(returnPath(location.search)), [])
  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])

  const carry = () => {
    const name = usernameRef.current?.value.trim()
    if (name) carryUsername(name)
    return Boolean(name)
  }

  function askForReset() {
    if (carry()) return location.assign(signInAddress(hrefs.resetPassword, way))
    setErrors({ username: login.resetNobody })
    usernameRef.current?.focus()
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit} ref={form}>
      <Alert tone="danger">{alert}</Alert>
      <Alert tone="success">{phase === 'done' ? login.success : ''}</Alert>
      <TextField
        label={login.username}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        ref={usernameRef}
        onChange={forgetCode}
        error={errors.username}
      />
      <PasswordField
        label={login.password}
        name="password"
        autoComplete="current-password"
        words={words}
        error={errors.password}
      />
      {asksCode && (
        <TextField
          label={login.secondFactor}
          hint={login.secondFactorHint}
          name="totp"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          ref={code}
          error={errors.totp}
        />
      )}
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
        <a className="link-button" href={signInAddress(hrefs.directLogin, way)} onClick={carry}>
          {login.directLogin}
        </a>
      </div>
      <SignInHelp words={login} problems={problems} format={format} />
    </form>
  )
}
