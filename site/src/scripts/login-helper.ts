import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import type { LandingCopy } from '@nila/api/contract/copy/landing'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { loginFailure } from '../i18n/login-failure.ts'
import { forgetUsername, rememberedUsername, signIn } from './session.ts'

/** What the dialog's script says; the rest of its words are in the page. */
export interface LoginHelperWords {
  helper: LandingCopy['loginHelper']
  problems: Pick<ProblemsCopy, 'tooManyAttemptsUntil'> & { general: Partial<ProblemsCopy['general']> }
}

/** Makes the dialog 'Login Helper' work; returns what opens it. */
export function loginHelper(dialog: HTMLDialogElement): () => void {
  const find = <E extends HTMLElement>(name: string) => dialog.querySelector<E>(`[data-${name}]`) as E
  const { helper, problems }: LoginHelperWords = JSON.parse(find('words').textContent)
  const form = find<HTMLFormElement>('form')
  const submit = find<HTMLButtonElement>('submit')
  const username = form.elements.namedItem('username') as HTMLInputElement
  const password = form.elements.namedItem('password') as HTMLInputElement
  const error = find('error')
  const success = find('success')

  const nameButton = () => {
    const name = username.value.trim()
    submit.textContent = name ? fill(helper.submit, { username: name }) : helper.submitNobody
  }
  const prefill = () => {
    error.textContent = ''
    password.value = ''
    username.value = rememberedUsername()
    nameButton()
  }
  const tell = (words: string) => {
    error.textContent = words
    ;(username.value.trim() ? password : username).focus()
  }

  username.addEventListener('input', nameButton)
  find('reset').addEventListener('click', () => {
    forgetUsername()
    prefill()
    username.focus()
  })
  find('close').addEventListener('click', () => dialog.close())
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    error.textContent = ''
    if (!username.value.trim() || !password.value.trim()) return tell(helper.blank)
    submit.disabled = true
    submit.textContent = helper.sending
    try {
      await signIn({ username: username.value, password: password.value })
      success.textContent = helper.success
      setTimeout(() => dialog.close(), 1500)
    } catch (thrown) {
      submit.disabled = false
      nameButton()
      tell(loginFailure(thrown, helper, problems, document.documentElement.dataset.format ?? 'en'))
      if (!(thrown instanceof ApiError)) throw thrown
    }
  })

  return () => {
    if (!username.value) prefill()
    dialog.showModal()
    ;(username.value ? password : username).focus()
  }
}
