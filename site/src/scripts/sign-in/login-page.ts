import { fill } from '@nila/api/contract/copy/fill'
import { pageWords, part } from '../page-words.ts'
import { hasPasskeys, isDismissed } from '../passkeys.ts'
import { returnPath, withAuthSuccess } from '../return-path.ts'
import { currentUser, verify } from '../session.ts'
import { leadOnward } from './lead-onward.ts'
import { type LoginFormWords, loginForm } from './login-form.ts'
import { passkeyFailure, passkeySignIn, passkeySuggestions } from './passkey-sign-in.ts'

/** What a login page's script says. */
export interface LoginPageWords extends LoginFormWords {
  success: string
  resuming: string
  /** After One-Click Login, where this device remembers nobody. */
  nothing?: string
  /** After One-Click Login, where the browser's question for a passkey was closed. */
  dismissed?: string
}

/** A login page at work: for guests only, with one form, and what resumes a remembered session. */
export function startLoginPage(): void {
  const words = pageWords<LoginPageWords>()
  const form = part<HTMLFormElement>('login-form')
  const target = returnPath(location.search)
  const status = part('status')

  const goOn = () => {
    suggestions.stop()
    plain.succeed(words.success)
    setTimeout(() => location.replace(withAuthSuccess(target, Date.now())), Number(form.dataset.delay))
  }
  const plain = loginForm(form, words, goOn)
  const refuse = (thrown: unknown) => plain.tell({ alert: passkeyFailure(thrown, words) })
  const suggestions = passkeySuggestions(goOn, refuse)
  leadOnward(target, plain.input('username'))

  /** Tries what this device remembers; nobody asked for a password to be sent, and none is. */
  const resume = async () => {
    status.textContent = words.resuming
    const user = await verify().finally(() => {
      status.textContent = ''
    })
    if (user) goOn()
    return user
  }

  const button = document.querySelector<HTMLButtonElement>('[data-one-click]')
  button?.addEventListener('click', async () => {
    plain.tell({})
    suggestions.stop()
    button.disabled = true
    try {
      if (await resume()) return
      if (hasPasskeys()) {
        await passkeySignIn()
        return goOn()
      }
      plain.tell({ alert: words.nothing ?? '' })
    } catch (thrown) {
      if (isDismissed(thrown)) status.textContent = words.dismissed ?? ''
      else refuse(thrown)
    }
    button.disabled = false
    button.focus()
    await suggestions.start()
  })

  const wish = document.querySelector<HTMLElement>('[data-target-words]')
  if (wish && target !== '/') wish.textContent = fill(wish.dataset.targetWords ?? '', { path: target })

  const isAutomatic = 'resumes' in form.dataset || new URLSearchParams(location.search).get('auto') === 'true'
  const known = isAutomatic ? resume() : currentUser()
  known.then(
    (user) => {
      if (!user) suggestions.start()
      else if (!isAutomatic) location.replace(target)
    },
    // Where the API cannot tell who this is, whoever is here may try to sign in.
    () => suggestions.start(),
  )
}
