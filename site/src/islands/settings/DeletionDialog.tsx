import { deleteAccount } from '@nila/api/contract/account-settings'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import type { SubmitEvent } from 'react'
import { client, forgetUser } from '../../scripts/session.ts'
import { TextField } from '../fields/Field.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

interface DeletionDialogProps {
  words: SettingsCopy['deletion']
  cancel: string
  goodbyeHref: string
  onCancel: () => void
}

const isSame = (typed: string, username: string) => typed.trim().toLowerCase() === username.toLowerCase()

export function DeletionDialog({ words, cancel, goodbyeHref, onCancel }: DeletionDialogProps) {
  const { username } = useAccountPage().account
  const { run, busy, outcome, setOutcome } = useAct()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (!isSame(String(data.get('username')), username)) {
      setOutcome({ fields: { username: fill(words.usernameWrong, { username }) } })
      form.username.focus()
      return
    }
    const review = data.get('review') === 'remove' ? 'remove' : 'anonymous'
    const isDone = await run(async () => {
      await client.call(deleteAccount, { body: { review } })
      return undefined
    }, form)
    if (!isDone) return
    forgetUser()
    location.replace(goodbyeHref)
  }

  return (
    <ModalDialog title={words.confirmTitle} onCancel={onCancel}>
      <p>{words.confirmBody}</p>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <fieldset className="choices">
          <legend className="field-label">{words.review}</legend>
          <label className="check">
            <input type="radio" name="review" value="anonymous" defaultChecked />
            {words.reviewKeep}
          </label>
          <label className="check">
            <input type="radio" name="review" value="remove" />
            {words.reviewRemove}
          </label>
        </fieldset>
        <TextField
          label={fill(words.username, { username })}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={outcome.fields.username}
        />
        <OutcomeWords outcome={outcome} />
        <div className="buttons">
          <button className="button button-quiet" type="button" onClick={onCancel}>
            {cancel}
          </button>
          <button className="button button-danger" type="submit" aria-busy={busy}>
            {busy ? words.submitting : words.submit}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
