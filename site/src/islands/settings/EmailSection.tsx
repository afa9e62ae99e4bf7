import { requestEmailVerification } from '@nila/api/contract/account-links'
import { changeAccount } from '@nila/api/contract/account-settings'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import { EmailAddress } from '@nila/api/contract/fields'
import { type SubmitEvent, useState } from 'react'
import { fieldWords } from '../../i18n/problem-words.ts'
import { client } from '../../scripts/session.ts'
import { TextField } from '../fields/Field.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { EmailState } from './EmailState.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

interface EmailSectionProps {
  words: SettingsCopy['email']
  cancel: string
}

export function EmailSection({ words, cancel }: EmailSectionProps) {
  const page = useAccountPage()
  const { run, busy, outcome, setOutcome } = useAct()
  const [isRemoving, setIsRemoving] = useState(false)
  const { email, pendingEmail, emailVerified } = page.account

  async function change(next: string | null) {
    page.onChange(await client.call(changeAccount, { body: { email: next } }))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const next = String(new FormData(form).get('email'))
    const parsed = EmailAddress.safeParse(next)
    if (!parsed.success) {
      const [fault = fieldProblem('email_invalid')] = Object.values(fieldProblemsOf(parsed.error))
      setOutcome({ fields: fieldWords({ email: fault }, page.problems.field, page.format) })
      form.email.focus()
      return
    }
    const isDone = await run(async () => {
      await change(parsed.data)
      // The present address only withdraws a change that waits, and no mail is sent.
      const isSame = parsed.data.toLowerCase() === email?.toLowerCase()
      return fill(isSame ? words.keepDone : page.words.email.sent, { email: parsed.data })
    }, form)
    if (isDone) form.reset()
  }

  const remove = () => {
    setIsRemoving(false)
    run(async () => {
      await change(null)
      return words.removeDone
    })
  }
  const keep = () =>
    run(async () => {
      await change(email)
      return fill(words.keepDone, { email: email ?? '' })
    })
  const sendAgain = () =>
    run(async () => {
      await client.call(requestEmailVerification, { body: {} })
      return fill(page.words.email.sent, { email: pendingEmail ?? email ?? '' })
    })

  return (
    <Section id="email" title={words.title} lead={words.lead}>
      <EmailState words={words} />
      <OutcomeWords outcome={outcome} />
      {(pendingEmail || (email && !emailVerified)) && (
        <div className="buttons">
          <button className="button button-quiet" type="button" onClick={sendAgain}>
            {page.words.email.sendAgain}
          </button>
          {pendingEmail && email && (
            <button className="button button-quiet" type="button" onClick={keep}>
              {words.keepPresent}
            </button>
          )}
        </div>
      )}
      <form className="form" method="post" noValidate onSubmit={submit}>
        <TextField
          label={words.address}
          hint={words.addressHint}
          name="email"
          type="email"
          autoComplete="email"
          error={outcome.fields.email}
        />
        <div className="buttons">
          <button className="button button-primary" type="submit" aria-busy={busy}>
            {busy ? words.saving : email ? words.change : words.add}
          </button>
          {email && (
            <button className="button button-danger" type="button" onClick={() => setIsRemoving(true)}>
              {words.remove}
            </button>
          )}
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          words={{ title: words.removeTitle, body: words.removeBody, confirm: words.remove, cancel }}
          onConfirm={remove}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </Section>
  )
}
