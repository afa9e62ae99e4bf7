import { fill } from '@nila/api/contract/copy/fill'
import type { LoginPagesCopy } from '@nila/api/contract/copy/login-pages'
import { loginFailure } from '../../i18n/login-failure.ts'
import { formatTag, pageWords, part } from '../page-words.ts'
import { isHome, returnPath } from '../return-path.ts'
import { type CurrentUser, verify } from '../session.ts'
import { type LoginFormWords, loginForm } from './login-form.ts'
import { passkeyFailure, passkeySuggestions } from './passkey-sign-in.ts'

/** What the script of /admin-login says. */
export interface AdminLoginWords extends LoginFormWords {
  page: Pick<LoginPagesCopy['admin'], 'success' | 'nothing' | 'notAdmin'>
}

/** Milliseconds between success and the back office (spec section 4). */
const DELAY = 1500

/** Goes on to the back office with the session that this device has or remembers; else offers another try, and the form. */
export function startAdminLogin(): void {
  const words = pageWords<AdminLoginWords>()
  const wanted = returnPath(location.search)
  const target = isHome(wanted) ? '/admin' : wanted
  const goOn = () => setTimeout(() => location.replace(target), DELAY)

  const form = part<HTMLFormElement>('login-form')
  const finishForm = () => {
    suggestions.stop()
    plain.succeed(words.page.success)
    goOn()
  }
  const plain = loginForm(form, words, finishForm)
  const suggestions = passkeySuggestions(finishForm, (thrown) =>
    plain.tell({ alert: passkeyFailure(thrown, words) }),
  )
  const working = part('working')
  const failure = part('failure')
  const success = part('automatic-success')

  const finish = (user: CurrentUser | null) => {
    working.hidden = true
    if (user?.isAdmin) {
      success.textContent = words.page.success
      goOn()
    } else fail(user ? fill(words.page.notAdmin, { username: user.username }) : words.page.nothing)
  }
  const fail = (reason: string) => {
    working.hidden = true
    part('reason').textContent = reason
    failure.hidden = false
  }
  const run = () =>
    verify().then(finish, (thrown: unknown) => fail(loginFailure(thrown, words, words.problems, formatTag())))

  const again = part('try-again')
  again.addEventListener('click', async () => {
    failure.hidden = true
    working.hidden = false
    await run()
    // The button was hidden meanwhile, and the keyboard's attention with it.
    again.focus()
  })
  part('open-form').addEventListener('click', () => {
    failure.hidden = true
    part('manual').hidden = false
    plain.input(plain.text('username') ? 'password' : 'username').focus()
    suggestions.start()
  })
  run()
}
