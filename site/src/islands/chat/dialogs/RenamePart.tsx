import type { Conversation } from '@nila/api/contract'
import { TITLE_LENGTH } from '@nila/api/contract/chat-limits'
import { fill } from '@nila/api/contract/copy/fill'
import { type SubmitEvent, useState } from 'react'
import { client } from '../../../scripts/session.ts'
import { Alert } from '../../fields/Alert.tsx'
import { TextField } from '../../fields/Field.tsx'
import { updateConversation } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { Room } from '../page/use-room.ts'
import { useDoing } from './use-doing.ts'

interface RenamePartProps {
  room: Room
  conversation: Conversation
  onBack: () => void
  onDone: () => void
}

export function RenamePart({ room, conversation, onBack, onDone }: RenamePartProps) {
  const { options } = useChatPage().words
  const { id } = conversation
  const [title, setTitle] = useState(conversation.title)
  const { run, isBusy, reason } = useDoing()

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!title.trim()) return
    const isDone = await run(async () => {
      const changed = await client.call(updateConversation, { params: { id }, body: { title } })
      room.thread.dispatch({ type: 'conversation-changed', id, change: { title: changed.title } })
    })
    if (!isDone) return
    room.setChanges((count) => count + 1)
    onDone()
  }

  return (
    <form className="form" noValidate onSubmit={save}>
      <h3>{options.renameTitle}</h3>
      <TextField
        label={options.renameLabel}
        dir="auto"
        autoFocus
        maxLength={TITLE_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Alert tone="danger">{reason && fill(options.failed, { reason })}</Alert>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={onBack}>
          {options.cancel}
        </button>
        <button className="button button-primary" type="submit" aria-busy={isBusy}>
          {options.renameSave}
        </button>
      </div>
    </form>
  )
}
