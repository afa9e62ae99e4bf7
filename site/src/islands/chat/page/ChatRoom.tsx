import { useRef } from 'react'
import { Composer } from '../composer/Composer.tsx'
import { Announcer, useAnnouncements } from '../thread/Announcer.tsx'
import { ThreadView } from '../thread/ThreadView.tsx'
import { ChatBar } from './ChatBar.tsx'
import { ChatSide } from './ChatSide.tsx'
import { useChatPage } from './chat-page.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Notes } from './Notes.tsx'
import { useEndInView } from './use-end-in-view.ts'
import { usePlaces } from './use-places.ts'
import { useRoom } from './use-room.ts'

/** The conversation with the field below it, the list of conversations beside it. */
export function ChatRoom() {
  const { words, state } = useChatPage()
  const room = useRoom()
  const places = usePlaces(room)
  const { thread, draft, language, setDialog } = room
  const { said, say } = useAnnouncements()
  const field = useRef<HTMLTextAreaElement>(null)
  const { main, list, isAway, goToEnd } = useEndInView(thread.thread)
  const isClosed =
    (state.isGuest && state.messagesLeft === 0) ||
    thread.thread.avatar?.isOpen === false ||
    thread.thread.state === 'loading'

  function suggest(question: string) {
    draft.write(question)
    field.current?.focus()
  }

  return (
    <div className="chat">
      <ChatSide room={room} places={places} />
      <div className="chat-main" ref={main}>
        <ChatBar room={room} places={places} />
        <div className="chat-thread" ref={list}>
          <ThreadView room={room} say={say} onSuggest={suggest} />
        </div>
        <div className="chat-foot">
          {isAway && (
            <button className="chat-newest button button-quiet" type="button" onClick={goToEnd}>
              {words.messages.newest}
            </button>
          )}
          <Notes room={room} places={places} />
          <Composer
            words={draft.words}
            onWrite={draft.write}
            language={language}
            name={thread.thread.avatar?.name ?? words.messages.assistant}
            field={field}
            isRunning={room.isRunning}
            isStopping={thread.thread.isStopping}
            isClosed={isClosed}
            onSend={room.send}
            onStop={thread.stop}
            onChooseLanguage={() => setDialog({ name: 'languages' })}
          />
          <p className="chat-caution">{words.notes.caution}</p>
        </div>
      </div>
      <Announcer said={said} />
      <Dialogs room={room} places={places} />
    </div>
  )
}
