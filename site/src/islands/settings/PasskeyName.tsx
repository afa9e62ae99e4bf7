import type { Passkey } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import { PasskeyName as Name, renamePasskey } from '@nila/api/contract/passkeys'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { fieldWords } from '../../i18n/problem-words.ts'
import { client } from '../../scripts/session.ts'
import { TextField } from '../fields/Field.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

interface PasskeyNameProps {
  passkey: Passkey
  words: SettingsCopy['passkeys']
  cancel: string
  onRenamed: (passkey: Passkey) => void
  onCancel: () => void
}

/** The field in the place of a passkey's name. */
export function PasskeyName({ passkey, words, cancel, onRenamed, onCancel }: PasskeyNameProps) {
  const { problems, format } = useAccountPage()
  const { run, busy, outcome, setOutcome } = useAct()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.select(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name'))
    const parsed = Name.safeParse(name)
    if (!parsed.success) {
      const [fault = fieldProblem('required')] = name.trim()
        ? Object.values(fieldProblemsOf(parsed.error))
        : []
      setOutcome({ fields: fieldWords({ name: fault }, problems.field, format) })
      input.current?.focus()
      return
    }
    run(async () => {
      onRenamed(await client.call(renamePasskey, { params: { id: passkey.id }, body: { name } }))
      return undefined
    }, form)
  }

  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={words.renameOf}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <OutcomeWords outcome={outcome} />
      <TextField
        label={words.name}
        name="name"
        dir="auto"
        autoComplete="off"
        defaultValue={passkey.name}
        ref={input}
        error={outcome.fields.name}
      />
      <div className="buttons">
        <button className="button button-primary" type="submit" aria-busy={busy}>
          {busy ? words.saving : words.save}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  )
}
