import type { VerifyEmailCopy } from '@nila/api/contract/copy/account-links'
import { loginFailure } from '../../i18n/login-failure.ts'
import type { SignInProblems } from '../../i18n/sign-in-problems.ts'
import { redeemEmailVerification } from '../addresses.ts'
import { formatTag, pageWords, part } from '../page-words.ts'
import { client } from '../session.ts'
import { dropToken, linkToken, whenVisible } from './landing.ts'

/** What the script of /verify-email says. */
export interface VerifyEmailWords extends Pick<VerifyEmailCopy, 'success' | 'failed' | 'noLink'> {
  problems: SignInProblems
}

/** Follows the link that shows whose an e-mail address is. */
export function startVerifyEmail(): void {
  const words = pageWords<VerifyEmailWords>()
  const token = linkToken()
  const working = part('working')
  const failure = part('failure')

  const fail = (reason: string) => {
    working.hidden = true
    failure.hidden = false
    part('reason').textContent = reason
  }
  async function follow(): Promise<void> {
    await whenVisible()
    if (!token) return fail(words.noLink)
    try {
      await client.call(redeemEmailVerification, { body: { token } })
    } catch (thrown) {
      const failures = { failed: words.failed, error: words.failed }
      return fail(loginFailure(thrown, failures, words.problems, formatTag()))
    }
    dropToken()
    working.hidden = true
    part('done').textContent = words.success
    part('go-on').hidden = false
  }

  const again = part('try-again')
  again.addEventListener('click', async () => {
    failure.hidden = true
    working.hidden = false
    await follow()
    // The button was hidden meanwhile, and the keyboard's attention with it.
    again.focus()
  })
  follow()
}
