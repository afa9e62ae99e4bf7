import { ApiError } from '@nila/api/contract/client'
import type { DirectAccessCopy } from '@nila/api/contract/copy/account-links'
import { problemWords } from '../../i18n/problem-words.ts'
import { explainRefusal } from '../forms/explain-refusal.ts'
import { plainForm } from '../forms/plain-form.ts'
import { formatTag, pageWords, part } from '../page-words.ts'
import { returnPath, withAuthSuccess } from '../return-path.ts'
import { currentUser, redeemLink, verify } from '../session.ts'
import type { BypassLoginWords } from './bypass-login.ts'
import { dropToken, linkToken, whenVisible } from './landing.ts'
import { leadOnward } from './lead-onward.ts'
import { secondFactor } from './second-factor.ts'

/** What the script of /direct-access says. */
export interface DirectAccessWords extends Omit<BypassLoginWords, 'sending' | 'sent'> {
  errors: DirectAccessCopy['error']
}

type Failure = 'session' | 'verification' | 'application'

/** What came between the link and the session. */
class AccessError extends Error {
  readonly failure: Failure
  readonly reason: unknown
  constructor(failure: Failure, reason?: unknown) {
    super(failure)
    this.failure = failure
    this.reason = reason
  }
}

const isRefusal = (thrown: unknown, code: string) => thrown instanceof ApiError && thrown.code === code
const isOffline = (thrown: unknown) => isRefusal(thrown, 'offline')

async function createSession(token: string): Promise<void> {
  try {
    await redeemLink({ token })
  } catch (thrown) {
    // A link that was followed twice has done its work.
    if (isRefusal(thrown, 'invalid_or_expired') && (await currentUser().catch(() => null))) return
    throw new AccessError(isOffline(thrown) ? 'application' : 'session', thrown)
  }
}

async function verifyAccess(): Promise<void> {
  const user = await verify().catch((thrown: unknown) => {
    throw new AccessError(isOffline(thrown) ? 'application' : 'verification', thrown)
  })
  if (!user) throw new AccessError('verification')
}

function goTo(step: number): void {
  for (const [place, item] of [...part('steps').children].entries()) {
    item.classList.toggle('done', place + 1 < step)
    if (place + 1 === step) item.ariaCurrent = 'step'
    else item.ariaCurrent = null
  }
}

/** Follows the link of a mail, step by step; opened without one, it only looks who is signed in. */
export function startDirectAccess(): void {
  const words = pageWords<DirectAccessWords>()
  const target = returnPath(location.search)
  const token = linkToken()
  const access = part('access')
  const card = part('access-error')
  const redeemForm = part<HTMLFormElement>('redeem')
  const confirmForm = part<HTMLFormElement>('confirm')

  const finish = () => {
    goTo(4)
    part('done').textContent = words.success
    setTimeout(() => location.replace(withAuthSuccess(target, Date.now())), 1000)
  }

  const fail = (thrown: unknown) => {
    const { failure, reason } =
      thrown instanceof AccessError ? thrown : new AccessError('application', thrown)
    // The link is good and not used up; the account has a second step.
    confirmForm.hidden = !isRefusal(reason, 'second_factor_required')
    if (!confirmForm.hidden) {
      confirming.explain(reason)
      return
    }
    access.hidden = true
    card.hidden = false
    part('failure').textContent = words.errors[failure]
    part('reason').textContent =
      reason instanceof ApiError
        ? problemWords(reason, words.problems, formatTag())
        : token || failure !== 'application'
          ? ''
          : words.errors.noLink
    redeemForm.hidden = !isRefusal(reason, 'other_browser')
    if (!redeemForm.hidden) redeem.input(redeem.text('username') ? 'code' : 'username').focus()
  }

  async function follow(): Promise<void> {
    goTo(1)
    await whenVisible()
    if (!token && !(await currentUser())) throw new AccessError('application')
    goTo(2)
    if (token) await createSession(token)
    await arrive()
  }

  /** The steps that are left once there is a session. */
  async function arrive(): Promise<void> {
    goTo(3)
    await verifyAccess()
    dropToken()
    finish()
  }

  const confirming = secondFactor(confirmForm, words.problems)
  plainForm(confirmForm, () => ({
    sending: words.signingIn,
    isLast: true,
    check: () => ({ fields: confirming.check() }),
    async send() {
      await redeemLink({ token, ...confirming.body() })
      confirmForm.hidden = true
      await arrive().catch(fail)
    },
    explain(thrown) {
      if (isRefusal(thrown, 'invalid_or_expired')) fail(new AccessError('session', thrown))
      return confirming.explain(thrown) ?? explainRefusal(thrown, confirmForm, words, words.problems)
    },
  }))

  const second = secondFactor(redeemForm, words.problems)
  const redeem = plainForm(redeemForm, ({ text }) => ({
    sending: words.signingIn,
    isLast: true,
    check: () => ({
      fields: {
        ...(!text('username').trim() && { username: words.usernameBlank }),
        ...(!text('code').trim() && { code: words.codeBlank }),
        ...second.check(),
      },
    }),
    async send() {
      await redeemLink({ username: text('username'), code: text('code'), ...second.body() })
      card.hidden = true
      access.hidden = false
      await arrive().catch(fail)
    },
    explain: (thrown) =>
      second.explain(thrown) ??
      (isRefusal(thrown, 'invalid_or_expired')
        ? { fields: { code: words.codeWrong } }
        : explainRefusal(thrown, redeemForm, words, words.problems)),
  }))
  redeem.input('username').addEventListener('input', second.forget)
  leadOnward(target, redeem.input('username'))

  const again = part('try-again')
  again.addEventListener('click', async () => {
    card.hidden = true
    access.hidden = false
    await follow().catch(fail)
    // The button was hidden meanwhile, and the keyboard's attention with it.
    if (redeemForm.hidden && confirmForm.hidden) again.focus()
  })
  follow().catch(fail)
}
