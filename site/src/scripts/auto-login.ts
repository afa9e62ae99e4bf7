import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'
import { pageWords, part } from './page-words.ts'
import { returnPath, signInAddress, withAuthSuccess } from './return-path.ts'
import { verify, wasRemembered } from './session.ts'

/** What the script of /auto-login says. */
export type AutoLoginWords = Pick<
  AutoLoginCopy,
  'success' | 'failedStatus' | 'failed' | 'errorStatus' | 'error'
>

/** Milliseconds before the page is left, after success and after a failure (spec section 9). */
const DELAY = 1000
const FAILURE_DELAY = 2000

/** Resumes what this device remembers and goes on: to the target, or to /auth where there is nothing to resume. */
export async function startAutoLogin(): Promise<void> {
  const words = pageWords<AutoLoginWords>()
  const target = returnPath(location.search)
  const login = part<HTMLAnchorElement>('go-to-login')
  login.href = signInAddress(login.pathname, target)

  const settle = (outcome: 'success' | 'error', message: string, status = '') => {
    part('spinner').hidden = true
    part('status').textContent = status
    part(outcome).textContent = message
  }
  const fail = (message: string, status: string) => {
    settle('error', message, status)
    setTimeout(() => location.replace(login.href), FAILURE_DELAY)
  }

  const isTried = wasRemembered()
  try {
    const user = await verify()
    if (user) {
      settle('success', words.success)
      setTimeout(() => location.replace(withAuthSuccess(target, Date.now())), DELAY)
    } else if (isTried) fail(words.failed, words.failedStatus)
    else location.replace(login.href)
  } catch {
    fail(words.error, words.errorStatus)
  }
}
