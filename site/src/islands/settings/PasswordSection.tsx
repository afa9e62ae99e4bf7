import { changePassword } from '@nila/api/contract/account-settings'
import { NewPassword, Password } from '@nila/api/contract/accounts'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import { PASSWORD_MIN_LENGTH } from '@nila/api/contract/password-length'
import type { FieldProblem } from '@nila/api/contract/problems'
import { type SubmitEvent, useState } from 'react'
import { fieldWords } from '../../i18n/problem-words.ts'
import { client } from '../../scripts/session.ts'
import { PasswordField } from '../auth/PasswordField.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'
import { useAct } from './use-act.ts'

interface PasswordSectionProps {
  words: SettingsCopy['password']
  /** Called when everybody else was signed out. */
  onChanged: () => void
}

function faultsOf(password: string, newPassword: string): Record<string, FieldProblem> {
  const parsed = NewPassword.safeParse(newPassword)
  const [fault] = parsed.success ? [] : Object.values(fieldProblemsOf(parsed.error))
  return {
    ...(!Password.safeParse(password).success && { password: fieldProblem('password_required') }),
    ...(fault && { newPassword: newPassword ? fault : fieldProblem('required') }),
  }
}

export function PasswordSection({ words, onChanged }: PasswordSectionProps) {
  const { account, problems, format } = useAccountPage()
  const { run, busy, outcome, setOutcome } = useAct()
  const [typed, setTyped] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const body = { password: String(data.get('password')), newPassword: String(data.get('newPassword')) }
    const faults = faultsOf(body.password, body.newPassword)
    if (Object.keys(faults).length > 0) {
      setOutcome({ fields: fieldWords(faults, problems.field, format) })
      return focusFirstFault(form, faults)
    }
    const isDone = await run(async () => {
      await client.call(changePassword, { body })
      return words.done
    }, form)
    if (!isDone) return
    form.reset()
    setTyped('')
    onChanged()
  }

  return (
    <Section id="password" title={words.title} lead={words.lead}>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <OutcomeWords outcome={outcome} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={account.username} />
        <PasswordField
          label={words.present}
          name="password"
          autoComplete="current-password"
          words={words}
          error={outcome.fields.password}
        />
        <PasswordField
          label={words.next}
          hint={fill(words.hint, { minimum: PASSWORD_MIN_LENGTH })}
          name="newPassword"
          autoComplete="new-password"
          words={words}
          error={outcome.fields.newPassword}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <StrengthMeter
          password={typed}
          known={[account.username, account.email ?? '', 'nila']}
          words={words.strength}
        />
        <button className="button button-primary" type="submit" aria-busy={busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
    </Section>
  )
}
