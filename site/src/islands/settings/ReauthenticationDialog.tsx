import { Password, reauthenticate } from '@nila/api/contract/accounts'
import { ApiError } from '@nila/api/contract/client'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { beginPasskeyAuthentication } from '@nila/api/contract/passkeys'
import { type SubmitEvent, useRef, useState } from 'react'
import { fieldWords, problemWords } from '../../i18n/problem-words.ts'
import { askPasskey, hasPasskeys, isDismissed } from '../../scripts/passkeys.ts'
import { client } from '../../scripts/session.ts'
import { PasswordField } from '../auth/PasswordField.tsx'
import { Alert } from '../fields/Alert.tsx'
import { ModalDialog } from './ModalDialog.tsx'

export interface ReauthenticationWords {
  reauthentication: SettingsCopy['reauthentication']
  password: Pick<SettingsCopy['password'], 'showPassword' | 'hidePassword'>
  cancel: string
}

interface ReauthenticationDialogProps {
  words: ReauthenticationWords
  problems: ProblemsCopy
  format: string
  username: string
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the password once more, or for a passkey. */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { words, problems, format, username, onConfirmed, onCancel } = props
  const texts = words.reauthentication
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState('')
  const [fault, setFault] = useState('')

  function refuse(at: { field?: string; alert?: string }) {
    setFault(at.field ?? '')
    setAlert(at.alert ?? '')
    form.current?.password.focus()
  }

  async function prove(act: () => Promise<unknown>) {
    if (busy) return
    setBusy(true)
    refuse({})
    try {
      await act()
      onConfirmed()
    } catch (error) {
      setBusy(false)
      if (isDismissed(error)) return
      if (!(error instanceof ApiError)) return refuse({ alert: problems.general.passkey_failed })
      const { password } = fieldWords(error.fields, problems.field, format)
      refuse(password ? { field: password } : { alert: problemWords(error, problems, format) })
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (!Password.safeParse(password).success) return refuse({ field: problems.field.password_required })
    prove(() => client.call(reauthenticate, { body: { password } }))
  }

  const proveByPasskey = () =>
    prove(async () => {
      const passkey = await askPasskey(await client.call(beginPasskeyAuthentication, { body: {} }))
      await client.call(reauthenticate, { body: { passkey } })
    })

  return (
    <ModalDialog title={texts.title} onCancel={onCancel}>
      <p>{texts.lead}</p>
      <form className="form" method="post" noValidate onSubmit={submit} ref={form}>
        <Alert tone="danger">{alert}</Alert>
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          words={words.password}
          error={fault || undefined}
        />
        <div className="buttons">
          <button className="button button-primary" type="submit" aria-busy={busy}>
            {busy ? texts.confirming : texts.confirm}
          </button>
          {hasPasskeys() && (
            <button className="button button-quiet" type="button" onClick={proveByPasskey}>
              {texts.byPasskey}
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
