import { ApiError } from '@nila/api/contract/client'
import type { DirectAccessCopy } from '@nila/api/contract/copy/account-links'
import { problemWords } from '../../i18n/problem-words.ts'
import { returnPath, withAuthSuccess } from '../return-path.ts'
import { currentUser, redeemLink, verify } from '../session.ts'
import type { BypassLoginWords } from './bypass-login.ts'
import { explainRefusal } from './explain-refusal.ts'
import { dropToken, linkToken, whenVisible } from './landing.ts'
import { formatTag, pageWords, part } from './page-words.ts'
import { plainForm } from './plain-form.ts'

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
  const form = part<HTMLFormElement>('redeem')

  const finish = () => {
    goTo(4)
    part('done').textContent = words.success
    setTimeout(() => location.replace(withAuthSuccess(target, Date.now())), 1000)
  }

  const fail = (thrown: unknown) => {
    const { failure, reason } =
      thrown instanceof AccessError ? thrown : new AccessError('application', thrown)
    access.hidden = true
    card.hidden = false
    part('failure').textContent = words.errors[failure]
    part('reason').textContent =
      reason instanceof ApiError
        ? problemWords(reason, words.problems, formatTag())
        : token || failure !== 'application'
          ? ''
          : words.errors.noLink
    form.hidden = !isRefusal(reason, 'other_browser')
    if (!form.hidden) plain.input(plain.text('username') ? 'code' : 'username').focus()
  }

  async function follow(): Promise<void> {
    goTo(1)
    await whenVisible()
    if (!token && !(await currentUser())) throw new AccessError('application')
    goTo(2)
    if (token) await createSession(token)
    goTo(3)
    await verifyAccess()
    dropToken()
    finish()
  }

  const plain = plainForm(form, ({ text }) => ({
    sending: words.signingIn,
    isLast: true,
    check: () => ({
      fields: {
        ...(!text('username').trim() && { username: words.usernameBlank }),
        ...(!text('code').trim() && { code: words.codeBlank }),
      },
    }),
    async send() {
      await redeemLink({ username: text('username'), code: text('code') })
      dropToken()
      card.hidden = true
      access.hidden = false
      goTo(3)
      await verifyAccess().then(finish, fail)
    },
    explain: (thrown) =>
      isRefusal(thrown, 'invalid_or_expired')
        ? { fields: { code: words.codeWrong } }
        : explainRefusal(thrown, form, words, words.problems),
  }))

  const again = part('try-again')
  again.addEventListener('click', async () => {
    card.hidden = true
    access.hidden = false
    await follow().catch(fail)
    // The button was hidden meanwhile, and the keyboard's attention with it.
    if (form.hidden) again.focus()
  })
  follow().catch(fail)
}
