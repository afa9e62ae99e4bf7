import type { Conversation } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { useRef, useState } from 'react'
import { client } from '../../../scripts/session.ts'
import { Alert } from '../../fields/Alert.tsx'
import { getConversation, shareConversation, unshareConversation } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { Room } from '../page/use-room.ts'
import { pathOf } from '../state/tree.ts'
import { useDoing } from './use-doing.ts'

interface SharePartProps {
  room: Room
  conversation: Conversation
  onClose: () => void
}

/** Makes a link to a conversation as it is now, and ends it. The link is shown once: only its trace is stored. */
export function SharePart({ room, conversation, onClose }: SharePartProps) {
  const { words, hrefs, state } = useChatPage()
  const { share } = words
  const { id } = conversation
  const { run, isBusy, reason } = useDoing()
  const [isShared, setIsShared] = useState(conversation.isShared)
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { thread } = room.thread

  function mark(shared: boolean) {
    setIsShared(shared)
    room.thread.dispatch({ type: 'conversation-changed', id, change: { isShared: shared } })
    room.setChanges((count) => count + 1)
  }

  const make = () =>
    run(async () => {
      // The branch that is shown here; of a conversation that is not open, the newest one.
      const isOpen = thread.conversation?.id === id
      const messages = isOpen
        ? thread.messages
        : (await client.call(getConversation, { params: { id } })).messages
      const last = pathOf(messages, isOpen ? thread.choices : {}).at(-1)
      if (!last) return
      const { token } = await client.call(shareConversation, {
        params: { id },
        body: { lastMessageId: last.id },
      })
      setLink(`${location.origin}${hrefs.shared}#${token}`)
      setSaid('')
      mark(true)
    })

  const end = () =>
    run(async () => {
      await client.call(unshareConversation, { params: { id } })
      setLink('')
      setSaid(share.ended)
      mark(false)
    })

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(share.copied)
    } catch {
      field.current?.select()
      setSaid(share.copyFailed)
    }
  }

  return (
    <>
      <h3>{share.title}</h3>
      <p>{state.isGuest ? share.guest : share.body}</p>
      {isShared && !link && <p>{share.again}</p>}
      {link && (
        <div className="field">
          <label className="field-label" htmlFor="chat-share-link">
            {share.link}
          </label>
          <input ref={field} className="input" id="chat-share-link" dir="ltr" readOnly value={link} />
        </div>
      )}
      <p role="status">{said}</p>
      <Alert tone="danger">{reason && fill(share.failed, { reason })}</Alert>
      <div className="buttons">
        {link && (
          <button className="button button-primary" type="button" onClick={copy}>
            {share.copy}
          </button>
        )}
        {!state.isGuest && !link && (
          <button className="button button-primary" type="button" aria-busy={isBusy} onClick={make}>
            {isShared ? share.makeAgain : share.make}
          </button>
        )}
        {isShared && (
          <button className="button button-danger" type="button" aria-busy={isBusy} onClick={end}>
            {share.end}
          </button>
        )}
        <button className="button button-quiet" type="button" onClick={onClose}>
          {share.close}
        </button>
      </div>
    </>
  )
}
