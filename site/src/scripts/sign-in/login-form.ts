import type { SignInProblems } from '../../i18n/sign-in-problems.ts'
import { explainRefusal } from '../forms/explain-refusal.ts'
import { type PlainForm, plainForm } from '../forms/plain-form.ts'
import { type CurrentUser, signIn } from '../session.ts'
import { checkLogin } from './check-login.ts'
import { secondFactor } from './second-factor.ts'

/** What the form's script says; its labels are in the page. */
export interface LoginFormWords {
  blank: string
  failed: string
  error: string
  sending: string
  problems: SignInProblems
}

/** Makes the sign-in form of a page work. */
export function loginForm(
  form: HTMLFormElement,
  words: LoginFormWords,
  onSignedIn: (user: CurrentUser) => void,
): PlainForm {
  const second = secondFactor(form, words.problems)
  return plainForm(form, ({ text, input, forgetOutcomes }) => {
    input('username').addEventListener('input', () => {
      forgetOutcomes()
      second.forget()
    })
    const entered = () => ({ username: text('username'), password: text('password') })
    return {
      sending: words.sending,
      isLast: true,
      check() {
        const { fields, blank } = checkLogin(entered())
        const named = Object.entries(fields).map(([name, code]) => [name, words.problems.field[code] ?? ''])
        return {
          fields: { ...Object.fromEntries(named), ...second.check() },
          ...(blank && { alert: words.blank }),
        }
      },
      async send() {
        const { checked: remember } = input('remember')
        onSignedIn(await signIn({ ...entered(), remember, ...second.body() }))
      },
      explain: (thrown) => second.explain(thrown) ?? explainRefusal(thrown, form, words, words.problems),
    }
  })
}
