import { RETENTION_CHOICES } from '@nila/api/contract/chat-limits'
import { fill } from '@nila/api/contract/copy/fill'
import { useState } from 'react'
import { fillNumbers } from '../../../i18n/format.ts'
import { client } from '../../../scripts/session.ts'
import { toast } from '../../../scripts/toast.ts'
import { Alert } from '../../fields/Alert.tsx'
import { Field } from '../../fields/Field.tsx'
import { deleteConversations, setChatPreferences } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'
import { setDataSaver } from '../state/data-saver.ts'
import { useDoing } from './use-doing.ts'

/** What holds for all conversations. */
export function PreferencesDialog({ room, places, onClose }: DialogProps<'preferences'>) {
  const { words, format, state, changeState, isSaving } = useChatPage()
  const { preferences, options } = words
  const { run, isBusy, reason } = useDoing()
  const [isSaved, setIsSaved] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  async function keepFor(chosen: string) {
    setIsSaved(false)
    const retentionDays = RETENTION_CHOICES.find((days) => String(days) === chosen) ?? null
    const isDone = await run(() => client.call(setChatPreferences, { body: { retentionDays } }))
    if (!isDone) return
    changeState({ retentionDays })
    setIsSaved(true)
  }

  async function deleteAll() {
    if (!(await run(() => client.call(deleteConversations, {})))) return
    room.setChanges((count) => count + 1)
    places.beginConversation()
    toast({ title: preferences.deletedAll, kind: 'success' })
  }

  const failed = <Alert tone="danger">{reason && fill(preferences.failed, { reason })}</Alert>
  if (isDeleting)
    return (
      <>
        <h3>{preferences.deleteAllTitle}</h3>
        <p>{preferences.deleteAllBody}</p>
        {failed}
        <div className="buttons">
          <button className="button button-quiet" type="button" onClick={() => setIsDeleting(false)}>
            {options.cancel}
          </button>
          <button className="button button-danger" type="button" aria-busy={isBusy} onClick={deleteAll}>
            {preferences.deleteAllConfirm}
          </button>
        </div>
      </>
    )
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isSaving}
          aria-describedby="chat-data-saver"
          onChange={({ target }) => setDataSaver(target.checked)}
        />
        {preferences.dataSaver}
      </label>
      <p className="muted" id="chat-data-saver">
        {preferences.dataSaverHint}
      </p>
      {state.isGuest ? (
        <p>{preferences.retentionGuest}</p>
      ) : (
        <Field label={preferences.retention} hint={preferences.retentionHint}>
          {(described) => (
            <select
              className="input"
              value={state.retentionDays ?? ''}
              onChange={({ target }) => keepFor(target.value)}
              {...described}
            >
              <option value="">{preferences.keepAll}</option>
              {RETENTION_CHOICES.map((days) => (
                <option key={days} value={days}>
                  {fillNumbers(format, preferences.days, { days })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Alert tone="success">{isSaved ? preferences.saved : ''}</Alert>
      {failed}
      <button className="button button-danger" type="button" onClick={() => setIsDeleting(true)}>
        {preferences.deleteAll}
      </button>
      <button className="button button-quiet" type="button" onClick={onClose}>
        {preferences.close}
      </button>
    </>
  )
}
