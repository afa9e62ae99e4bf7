import { ApiError } from '@nila/api/contract/client'
import type { SignInProblems } from '../../i18n/sign-in-problems.ts'
import type { FormFaults } from '../forms/plain-form.ts'

/** The part of a form that takes a code of the authenticator app (components/sign-in/SecondFactorField.astro). */
export interface SecondFactor {
  /** What is missing, by field. */
  check(): Record<string, string>
  /** What is sent beside the first factor. */
  body(): { totp?: string }
  /** Asks where the server wants a code, and says it beside the field where it was not right; undefined for other refusals. */
  explain(thrown: unknown): FormFaults | undefined
  /** Takes the question back: it was somebody else's. */
  forget(): void
}

/** Shows the field for the second factor once the server asks for it: who has none never sees it. */
export function secondFactor(form: HTMLFormElement, problems: SignInProblems): SecondFactor {
  const place = form.querySelector<HTMLElement>('[data-second-factor]')
  const field = form.elements.namedItem('totp') as HTMLInputElement
  const wordsOf = (code: 'second_factor_required' | 'second_factor_wrong') => problems.general[code] ?? ''
  const show = (isAsked: boolean) => {
    if (place) place.hidden = !isAsked
  }
  const isAsked = () => place?.hidden === false

  // Where the browser was sent back to before the script was there, the question stands already.
  show(location.hash.startsWith('#second-factor'))
  return {
    check: () => (isAsked() && !field.value.trim() ? { totp: wordsOf('second_factor_required') } : {}),
    body: () => (isAsked() ? { totp: field.value } : {}),
    explain(thrown) {
      if (!(thrown instanceof ApiError)) return undefined
      if (thrown.code === 'second_factor_wrong') {
        field.select()
        return { fields: { totp: wordsOf(thrown.code) } }
      }
      if (thrown.code !== 'second_factor_required') return undefined
      show(true)
      field.focus()
      return {}
    },
    forget() {
      show(false)
      field.value = ''
    },
  }
}
