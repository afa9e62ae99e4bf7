import type { ChatMessage } from '@nila/api/contract'
import { memo, useRef, useState } from 'react'
import { languageOf, useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { editPlace, readDraft } from '../state/drafts.ts'
import { Branches, type Version } from './Branches.tsx'
import { copyWords } from './copy-words.ts'
import { EditForm } from './EditForm.tsx'
import { writtenIn } from './script-of.ts'

interface QuestionItemProps extends Version {
  message: ChatMessage
  /** Whether nothing can be asked now. */
  isBusy: boolean
  onEdit: (message: ChatMessage, words: string) => void
  onStep: (message: ChatMessage, by: 1 | -1) => void
}

/** What a person wrote, in a bubble, as it was typed. */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { message, place, count, isBusy, onEdit, onStep } = props
  const page = useChatPage()
  const { words, owner } = page
  // A change that was begun before a reload goes on.
  const [isEditing, setIsEditing] = useState(() => readDraft(owner, editPlace(message.id)) !== '')
  const item = useRef<HTMLLIElement>(null)

  function close() {
    setIsEditing(false)
    // The field that had the focus is gone.
    requestAnimationFrame(() => item.current?.focus())
  }

  return (
    <li className="chat-message chat-question" ref={item} tabIndex={-1}>
      <h2 className="visually-hidden">{words.messages.you}</h2>
      {isEditing ? (
        <EditForm
          message={message}
          isBusy={isBusy}
          onCancel={close}
          onSave={(changed) => {
            close()
            onEdit(message, changed)
          }}
        />
      ) : (
        <>
          <p
            className="chat-bubble"
            dir="auto"
            lang={writtenIn(message.content, languageOf(page, message.language))}
          >
            {message.content}
          </p>
          <div className="chat-actions">
            {count > 1 && <Branches place={place} count={count} onStep={(by) => onStep(message, by)} />}
            <IconButton
              icon="copy"
              label={words.messages.copy}
              onClick={() => copyWords(message.content, words.messages)}
            />
            <IconButton icon="edit" label={words.messages.edit} onClick={() => setIsEditing(true)} />
          </div>
        </>
      )}
    </li>
  )
})
