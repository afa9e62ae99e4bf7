import { ApiError } from '@nila/api/contract/client'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { type SubmitEvent, useEffect, useState } from 'react'
import { loginFailure } from '../../i18n/login-failure.ts'
import { fieldWords } from '../../i18n/problem-words.ts'
import { returnPath, withAuthSuccess } from '../../scripts/return-path.ts'
import { currentUser, signIn } from '../../scripts/session.ts'
import { checkLogin } from '../../scripts/sign-in/check-login.ts'
import { passkeyFailure, passkeySuggestions } from '../../scripts/sign-in/passkey-sign-in.ts'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import type { AuthFormProps } from './LoginForm.tsx'

/** Milliseconds between success and the next page (spec section 2). */
const DELAY = 500

/** What is wrong with a login before it is sent, in words and by field. */
function faultsOf(data: FormData, problems: ProblemsCopy) {
  const entry = (name: string) => String(data.get(name) ?? '')
  const { fields, blank } = checkLogin({ username: entry('username'), password: entry('password') })
  const words = Object.entries(fields).map(([name, code]) => [name, problems.field[code]])
  if (data.has('totp') && !entry('totp').trim()) words.push(['totp', problems.general.second_factor_required])
  return { fields: Object.fromEntries(words) as Record<string, string>, blank }
}

/** Signing in on /auth: what the form sends, what came of it, and passkeys among the suggestions of the username field. */
export function useLogin({ words: { login }, problems, format }: Omit<AuthFormProps, 'hrefs'>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle')
  const [asksCode, setAsksCode] = useState(false)

  useEffect(() => {
    const suggestions = passkeySuggestions(
      () => setPhase('done'),
      (thrown) => setAlert(passkeyFailure(thrown, { ...login, problems })),
    )
    // Whoever is signed in is about to be sent on; where the API cannot tell, they may try.
    const start = () => suggestions.start()
    currentUser().then((user) => (user ? undefined : start()), start)
    return suggestions.stop
  }, [login, problems])
  useEffect(() => {
    if (phase !== 'done') return
    const target = returnPath(location.search)
    const timer = setTimeout(() => location.assign(withAuthSuccess(target, Date.now())), DELAY)
    return () => clearTimeout(timer)
  }, [phase])

  function explain(thrown: unknown, form: HTMLFormElement) {
    const code = thrown instanceof ApiError ? thrown.code : undefined
    if (code === 'second_factor_required') return setAsksCode(true)
    const refused =
      code === 'second_factor_wrong'
        ? { totp: problems.general[code] }
        : fieldWords(thrown instanceof ApiError ? thrown.fields : {}, problems.field, format)
    setErrors(refused)
    if (Object.keys(refused).length === 0) return setAlert(loginFailure(thrown, login, problems, format))
    focusFirstFault(form, refused)
    // The next code replaces the wrong one as it is typed.
    if (refused.totp) (form.elements.namedItem('totp') as HTMLInputElement).select()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const { fields, blank } = faultsOf(data, problems)
    setErrors(fields)
    setAlert(blank ? login.blank : '')
    if (Object.keys(fields).length > 0) return focusFirstFault(form, fields)
    setPhase('sending')
    try {
      await signIn({
        username: String(data.get('username')),
        password: String(data.get('password')),
        remember: data.has('remember'),
        ...(data.has('totp') && { totp: String(data.get('totp')) }),
      })
      setPhase('done')
    } catch (thrown) {
      setPhase('idle')
      explain(thrown, form)
    }
  }

  return {
    errors,
    setErrors,
    alert,
    phase,
    asksCode,
    /** Takes the question for a code back: it was somebody else's. */
    forgetCode: () => setAsksCode(false),
    submit,
  }
}
