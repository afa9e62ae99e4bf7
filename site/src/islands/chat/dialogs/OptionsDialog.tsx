import { fill } from '@nila/api/contract/copy/fill'
import { useState } from 'react'
import { client } from '../../../scripts/session.ts'
import { Alert } from '../../fields/Alert.tsx'
import { saveFile } from '../../settings/save-file.ts'
import { deleteConversation, getConversation } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'
import { conversationFile, type FileKind } from './conversation-file.ts'
import { RenamePart } from './RenamePart.tsx'
import { SharePart } from './SharePart.tsx'
import { useDoing } from './use-doing.ts'

/** What can be done with a conversation, the open one or one of the list. */
export function OptionsDialog(props: DialogProps<'options'>) {
  const { room, places, dialog, onClose } = props
  const { words } = useChatPage()
  const { options } = words
  const { conversation } = dialog
  const { id, title } = conversation
  const [part, setPart] = useState<'rename' | 'share' | 'delete'>()
  const { run, isBusy, reason } = useDoing()

  const save = (kind: FileKind) =>
    run(async () => {
      const whole = await client.call(getConversation, { params: { id } })
      const { name, content, type } = conversationFile(kind, whole, words.messages)
      saveFile(name, content, type)
    })

  async function remove() {
    if (!(await run(() => client.call(deleteConversation, { params: { id } })))) return
    room.setChanges((count) => count + 1)
    if (room.thread.thread.conversation?.id === id) places.beginConversation()
    onClose()
  }

  const failed = <Alert tone="danger">{reason && fill(options.failed, { reason })}</Alert>
  const back = () => setPart(undefined)
  if (part === 'rename')
    return <RenamePart room={room} conversation={conversation} onBack={back} onDone={onClose} />
  if (part === 'share') return <SharePart room={room} conversation={conversation} onClose={onClose} />
  if (part === 'delete')
    return (
      <>
        <h3>{fill(options.deleteTitle, { title })}</h3>
        <p>{options.deleteBody}</p>
        {failed}
        <div className="buttons">
          <button className="button button-quiet" type="button" onClick={back}>
            {options.cancel}
          </button>
          <button className="button button-danger" type="button" aria-busy={isBusy} onClick={remove}>
            {options.deleteConfirm}
          </button>
        </div>
      </>
    )
  return (
    <>
      <p dir="auto">
        <strong>{title}</strong>
      </p>
      {failed}
      <div className="chat-options">
        <button className="button button-quiet" type="button" onClick={() => setPart('rename')}>
          {options.rename}
        </button>
        <button className="button button-quiet" type="button" onClick={() => setPart('share')}>
          {options.share}
        </button>
        <button className="button button-quiet" type="button" onClick={() => save('text')}>
          {options.saveText}
        </button>
        <button className="button button-quiet" type="button" onClick={() => save('data')}>
          {options.saveData}
        </button>
        <button className="button button-danger" type="button" onClick={() => setPart('delete')}>
          {options.delete}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {options.close}
        </button>
      </div>
    </>
  )
}
