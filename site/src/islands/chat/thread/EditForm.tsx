import type { ChatMessage } from '@nila/api/contract'
import { QUESTION_LENGTH } from '@nila/api/contract/chat-limits'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fillNumbers } from '../../../i18n/format.ts'
import { useChatPage } from '../page/chat-page.tsx'
import { editPlace, keepDraft, readDraft } from '../state/drafts.ts'

interface EditFormProps {
  message: ChatMessage
  isBusy: boolean
  onSave: (words: string) => void
  onCancel: () => void
}

/** A question that is being changed. What is typed is kept like what is written anew. */
export function EditForm({ message, isBusy, onSave, onCancel }: EditFormProps) {
  const { words, owner, format } = useChatPage()
  const place = editPlace(message.id)
  const [text, setText] = useState(() => readDraft(owner, place) || message.content)
  const field = useRef<HTMLTextAreaElement>(null)
  const isTooLong = text.length > QUESTION_LENGTH

  useEffect(() => {
    field.current?.focus()
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isTooLong || !text.trim()) return
    // Kept until it is known that it came: where it is refused, this form is back with it.
    keepDraft(owner, place, text)
    onSave(text)
  }

  function cancel() {
    keepDraft(owner, place, '')
    onCancel()
  }

  return (
    <form className="chat-edit" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && cancel()}>
      <textarea
        ref={field}
        className="input"
        dir="auto"
        aria-label={words.messages.editLabel}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          keepDraft(owner, place, target.value)
        }}
      />
      {isTooLong && (
        <p className="field-error" role="alert">
          {fillNumbers(format, words.composer.tooLong, { count: text.length, maximum: QUESTION_LENGTH })}
        </p>
      )}
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={cancel}>
          {words.messages.cancel}
        </button>
        <button className="button button-primary" type="submit" aria-disabled={isBusy || isTooLong}>
          {words.messages.saveEdit}
        </button>
      </div>
    </form>
  )
}
