import { fill } from '@nila/api/contract/copy/fill'
import type { LandingCopy } from '@nila/api/contract/copy/landing'
import { pageWords, part } from './page-words.ts'
import { forgetUsername } from './session.ts'
import { type LoginFormWords, loginForm } from './sign-in/login-form.ts'
import { passkeyFailure, passkeySuggestions } from './sign-in/passkey-sign-in.ts'

/** What the dialog's script says; the rest of its words are in the page. */
export interface LoginHelperWords extends LoginFormWords {
  helper: Pick<LandingCopy['loginHelper'], 'submit' | 'submitNobody' | 'success'>
}

/** Milliseconds between success and the closing of the dialog (spec section 9). */
const DELAY = 1500

/** Makes the dialog 'Login Helper' work; returns what opens it. */
export function loginHelper(dialog: HTMLDialogElement): () => void {
  const words = pageWords<LoginHelperWords>()
  const { helper } = words
  const form = part<HTMLFormElement>('login-form')
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')

  const finish = () => {
    suggestions.stop()
    plain.succeed(helper.success)
    setTimeout(() => dialog.close(), DELAY)
  }
  const plain = loginForm(form, words, finish)
  const suggestions = passkeySuggestions(finish, (thrown) =>
    plain.tell({ alert: passkeyFailure(thrown, words) }),
  )
  const username = plain.input('username')

  const nameButton = () => {
    const name = username.value.trim()
    if (submit) submit.textContent = name ? fill(helper.submit, { username: name }) : helper.submitNobody
  }
  username.addEventListener('input', nameButton)
  part('reset').addEventListener('click', () => {
    forgetUsername()
    plain.tell({})
    form.reset()
    username.value = ''
    username.dispatchEvent(new Event('input'))
    username.focus()
  })
  part('close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', suggestions.stop)

  return () => {
    nameButton()
    dialog.showModal()
    plain.input(username.value ? 'password' : 'username').focus()
    suggestions.start()
  }
}
