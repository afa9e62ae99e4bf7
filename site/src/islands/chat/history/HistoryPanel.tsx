import { fill } from '@nila/api/contract/copy/fill'
import { type MouseEvent, useState } from 'react'
import { formatAgo } from '../../../i18n/format.ts'
import { AvatarDrawing } from '../../avatars/AvatarDrawing.tsx'
import type { RoomProps } from '../page/ChatSide.tsx'
import { reasonOf, useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { Icon } from '../page/icons.tsx'
import { conversationAddress } from '../state/address.ts'
import { useHistory } from './use-history.ts'

interface HistoryPanelProps extends RoomProps {
  /** Where it is a dialog. */
  onClose?: () => void
}

/** Whether a click is to open a link here, and not in another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** What was talked about: to be searched, opened, and begun anew. */
export function HistoryPanel({ room, places, onClose }: HistoryPanelProps) {
  const page = useChatPage()
  const { words, format, hrefs, state } = page
  const [query, setQuery] = useState('')
  const { history, loadMore, reload } = useHistory(query, room.changes, state.isGuest && !state.isOfAge)
  const { items, total } = history
  const open = room.thread.thread.conversation?.id
  const now = Date.now()

  return (
    <div className="chat-history">
      <div className="buttons">
        <button className="button button-primary" type="button" onClick={() => places.beginConversation()}>
          <Icon name="plus" />
          {words.bar.newChat}
        </button>
        <IconButton
          icon="settings"
          label={words.bar.settings}
          onClick={() => room.setDialog({ name: 'preferences' })}
        />
      </div>
      <input
        className="input"
        type="search"
        dir={query ? 'auto' : undefined}
        maxLength={200}
        aria-label={words.history.search}
        placeholder={words.history.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {history.state === 'failed' && (
        <div className="alert alert-danger chat-failure" role="alert">
          <p>{fill(words.history.failed, { reason: reasonOf(history.error, page) })}</p>
          <button className="button button-quiet" type="button" onClick={reload}>
            {words.history.retry}
          </button>
        </div>
      )}
      <p className="muted" role="status">
        {history.state === 'loading' && items.length === 0 && words.history.loading}
        {history.state === 'ready' &&
          items.length === 0 &&
          (query.trim() ? fill(words.history.nothingFound, { query: query.trim() }) : words.history.empty)}
      </p>
      <ul className="chat-conversations">
        {items.map((conversation) => (
          <li key={conversation.id}>
            <a
              href={conversationAddress(hrefs.chat, conversation.id)}
              aria-current={conversation.id === open ? 'page' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return
                event.preventDefault()
                places.openConversation(conversation.id)
              }}
            >
              {conversation.avatar && <AvatarDrawing icon={conversation.avatar.icon} size={18} />}
              <span className="chat-title" dir="auto">
                {conversation.title}
              </span>
              <span className="chat-when">
                {formatAgo(format, conversation.updatedAt, now)}
                {conversation.isShared && ` · ${words.history.shared}`}
              </span>
            </a>
            <IconButton
              icon="more"
              label={fill(words.history.options, { title: conversation.title })}
              onClick={() => room.setDialog({ name: 'options', conversation })}
            />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <button
          className="button button-quiet"
          type="button"
          aria-busy={history.state === 'loading'}
          onClick={loadMore}
        >
          {words.history.more}
        </button>
      )}
      {onClose && (
        <button className="button button-quiet" type="button" onClick={onClose}>
          {words.history.close}
        </button>
      )}
    </div>
  )
}
