import type { Answer, beginTotp } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { confirmTotp } from '@nila/api/contract/totp'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { client } from '../../scripts/session.ts'
import { TextField } from '../fields/Field.tsx'
import { groupByFour } from './group-by-four.ts'
import { OutcomeWords } from './OutcomeWords.tsx'
import { QrCode } from './QrCode.tsx'
import { useAct } from './use-act.ts'

interface TotpSetupProps {
  app: Answer<typeof beginTotp>
  words: SettingsCopy['totp']['steps']
  cancel: string
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Scan, or type, then show by a code that it worked. */
export function TotpSetup({ app, words, cancel, onConfirmed, onCancel }: TotpSetupProps) {
  const { run, busy, outcome, setOutcome } = useAct()
  const first = useRef<HTMLParagraphElement>(null)

  useEffect(() => first.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const totp = String(new FormData(form).get('totp'))
    if (!totp.trim()) {
      setOutcome({ fields: { totp: words.codeMissing } })
      form.totp.focus()
      return
    }
    run(async () => {
      onConfirmed((await client.call(confirmTotp, { body: { totp } })).recoveryCodes)
      return undefined
    }, form)
  }

  return (
    <div className="setting-part">
      <p ref={first} tabIndex={-1}>
        {words.scan}
      </p>
      <QrCode text={app.uri} label={words.qrLabel} />
      <p>{words.type}</p>
      <p>
        <code className="totp-secret" translate="no">
          {groupByFour(app.secret)}
        </code>
      </p>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <OutcomeWords outcome={outcome} />
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="totp"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          error={outcome.fields.totp}
        />
        <div className="buttons">
          <button className="button button-primary" type="submit" aria-busy={busy}>
            {busy ? words.confirming : words.confirm}
          </button>
          <button className="button button-quiet" type="button" onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </form>
    </div>
  )
}
