import type { RoomProps } from './ChatSide.tsx'
import { useChatPage } from './chat-page.tsx'
import { IconButton } from './IconButton.tsx'

/** The title, and what concerns the whole conversation. */
export function ChatBar({ room, places }: RoomProps) {
  const { words } = useChatPage()
  const { conversation } = room.thread.thread
  return (
    <div className="chat-bar">
      <IconButton
        className="chat-narrow"
        icon="list"
        label={words.bar.history}
        onClick={() => room.setDialog({ name: 'history' })}
      />
      <h1 dir="auto">{conversation?.title ?? words.title}</h1>
      {conversation && (
        <IconButton
          icon="more"
          label={words.bar.options}
          onClick={() => room.setDialog({ name: 'options', conversation })}
        />
      )}
      <IconButton
        className="chat-narrow"
        icon="plus"
        label={words.bar.newChat}
        onClick={() => places.beginConversation()}
      />
    </div>
  )
}
