import type { SignInProblems } from '../../i18n/sign-in-problems.ts'
import { explainRefusal } from '../forms/explain-refusal.ts'
import { type FormFaults, type PlainForm, plainForm } from '../forms/plain-form.ts'
import { part } from '../page-words.ts'

/** What asking for a mail with a code says. */
export interface CodeRequestWords {
  usernameBlank: string
  sending: string
  sent: string
  codeBlank: string
  codeWrong: string
  problems: SignInProblems
}

const plainReason = { failed: '{reason}', error: '{reason}' }

/**
 * The first of two steps: asks for the mail, then shows the form that its code is for.
 * @param ask what sends the mail
 */
export function codeRequest(words: CodeRequestWords, ask: (username: string) => Promise<unknown>): PlainForm {
  const request = part<HTMLFormElement>('request')
  const redeem = part<HTMLFormElement>('redeem')
  const show = (isSent: boolean) => {
    request.hidden = isSent
    redeem.hidden = !isSent
    part('sent').textContent = isSent ? words.sent : ''
  }
  part('start-over').addEventListener('click', () => {
    show(false)
    form.input('username').focus()
  })
  const form = plainForm(request, ({ text }) => ({
    sending: words.sending,
    check: (): FormFaults => (text('username').trim() ? {} : { fields: { username: words.usernameBlank } }),
    async send() {
      await ask(text('username'))
      show(true)
      const code = redeem.elements.namedItem('code') as HTMLInputElement
      code.value = ''
      code.focus()
    },
    explain: (thrown) => explainRefusal(thrown, request, plainReason, words.problems),
  }))
  return form
}
