import type { AnswerFault } from '@nila/api/contract'
import { REPORT_NOTE_LENGTH } from '@nila/api/contract/chat-limits'
import { fill } from '@nila/api/contract/copy/fill'
import { type SubmitEvent, useState } from 'react'
import { fillNumbers } from '../../../i18n/format.ts'
import { client } from '../../../scripts/session.ts'
import { toast } from '../../../scripts/toast.ts'
import { Alert } from '../../fields/Alert.tsx'
import { Field } from '../../fields/Field.tsx'
import { reportMessage } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'
import { faults } from './FaultDialog.tsx'
import { useDoing } from './use-doing.ts'

/** Hands an answer to those who look after the site. */
export function ReportDialog({ room, dialog, onClose }: DialogProps<'report'>) {
  const { words, format } = useChatPage()
  const { report, rating } = words
  const [fault, setFault] = useState<AnswerFault>()
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { run, isBusy, reason } = useDoing()
  const { id } = dialog.message

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsMissing(!fault)
    if (!fault) return
    const body = { reason: fault, note }
    if (!(await run(() => client.call(reportMessage, { params: { id }, body })))) return
    room.thread.dispatch({ type: 'message-changed', id, change: { isReported: true } })
    toast({ title: report.done, kind: 'success' })
    onClose()
  }

  return (
    <form className="form" noValidate onSubmit={send}>
      <p>{report.body}</p>
      <fieldset className="chat-faults">
        <legend className="field-label">{report.legend}</legend>
        {faults.map((name) => (
          <label className="check" key={name}>
            <input
              type="radio"
              name="reason"
              value={name}
              checked={fault === name}
              onChange={() => setFault(name)}
            />
            {rating.reasons[name]}
          </label>
        ))}
      </fieldset>
      <Field label={report.note} hint={fillNumbers(format, report.noteHint, { maximum: REPORT_NOTE_LENGTH })}>
        {(described) => (
          <textarea
            className="input"
            dir="auto"
            maxLength={REPORT_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...described}
          />
        )}
      </Field>
      <Alert tone="danger">
        {isMissing && !fault ? report.missing : reason && fill(report.failed, { reason })}
      </Alert>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {report.cancel}
        </button>
        <button className="button button-primary" type="submit" aria-busy={isBusy}>
          {isBusy ? report.sending : report.send}
        </button>
      </div>
    </form>
  )
}
