import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { loginFailure } from '../../i18n/login-failure.ts'
import { resetPassword } from '../addresses.ts'
import { explainRefusal } from '../forms/explain-refusal.ts'
import { plainForm } from '../forms/plain-form.ts'
import { formatTag, pageWords, part } from '../page-words.ts'
import { returnPath } from '../return-path.ts'
import { announce, carryUsername, client } from '../session.ts'
import { type CodeRequestWords, codeRequest } from './code-request.ts'
import { dropToken, linkToken } from './landing.ts'
import { leadOnward } from './lead-onward.ts'

/** What the script of /reset-password says. */
export interface ResetPasswordWords extends CodeRequestWords {
  saving: string
  success: string
  successOfLink: string
  /** 'Password reset failed: {message}' (spec section 8). */
  failed: string
  minimum: number
}

/** Asks for the username and mails a code, then takes it with a new password; a link of the mail spares name and code. */
export function startResetPassword(): void {
  const words = pageWords<ResetPasswordWords>()
  const token = linkToken()
  const { field } = words.problems
  const failure = fill(words.failed, { message: '{reason}' })
  const request = codeRequest(words, (username) => client.call(resetPassword, { body: { username } }))
  leadOnward(returnPath(location.search), request.input('username'))

  const form = part<HTMLFormElement>('redeem')
  const ofCode = part('of-code')
  if (token) {
    part('request').hidden = true
    ofCode.hidden = true
    part('start-over').hidden = true
    form.hidden = false
  }

  const finish = () => {
    const name = request.text('username').trim()
    dropToken()
    // Every session has ended, this browser's included.
    announce(null)
    if (!token && name) carryUsername(name)
    part('steps').hidden = true
    part('finished').hidden = false
    part('finished-words').textContent = token ? words.successOfLink : fill(words.success, { name })
    part('go-to-login').focus()
  }

  plainForm(form, ({ text }) => ({
    sending: words.saving,
    check() {
      const newPassword = text('newPassword')
      const fields: Record<string, string> = {}
      if (!token && !text('code').trim()) fields.code = words.codeBlank
      if (!newPassword.trim()) fields.newPassword = field.password_required ?? ''
      else if ([...newPassword].length < words.minimum)
        fields.newPassword = fill(field.password_too_short ?? '', { minimum: words.minimum })
      return { fields }
    },
    async send() {
      const proof = token ? { token } : { username: request.text('username'), code: text('code') }
      await client.call(resetPassword, { body: { ...proof, newPassword: text('newPassword') } })
      finish()
    },
    explain(thrown) {
      const isDead = thrown instanceof ApiError && thrown.code === 'invalid_or_expired'
      part('new-link').hidden = !(isDead && token)
      if (isDead && !token) return { fields: { code: words.codeWrong } }
      const failures = { failed: failure, error: failure }
      if (isDead) return { alert: loginFailure(thrown, failures, words.problems, formatTag()) }
      return explainRefusal(thrown, form, failures, words.problems)
    },
  }))
}
