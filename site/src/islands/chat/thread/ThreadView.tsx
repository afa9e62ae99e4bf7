import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { WaxingMoon } from '../../moons/WaxingMoon.tsx'
import { reasonOf, useChatPage } from '../page/chat-page.tsx'
import type { Room } from '../page/use-room.ts'
import type { Say } from './Announcer.tsx'
import { EmptyState } from './EmptyState.tsx'
import { MessageList } from './MessageList.tsx'

interface ThreadViewProps {
  room: Room
  say: Say
  onSuggest: (question: string) => void
}

/** The conversation in whatever state it is. */
export function ThreadView({ room, say, onSuggest }: ThreadViewProps) {
  const page = useChatPage()
  const { words } = page
  const { thread } = room.thread
  if (thread.state === 'loading')
    return (
      <p className="waxing-line" role="status">
        <WaxingMoon />
        {words.page.conversationLoading}
      </p>
    )
  const isGone = thread.error instanceof ApiError && thread.error.status === 404
  if (thread.state === 'failed')
    return (
      <div className="alert alert-danger chat-failure" role="alert">
        <p>{fill(words.page.conversationFailed, { reason: reasonOf(thread.error, page) })}</p>
        {!isGone && thread.wanted !== undefined && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => room.thread.open(thread.wanted as number)}
          >
            {words.page.retry}
          </button>
        )}
      </div>
    )
  const isEmpty = thread.messages.length === 0 && !thread.asked
  return (
    <>
      {isEmpty && !thread.avatar && (
        <EmptyState onSuggest={onSuggest} onChooseAvatar={() => room.setDialog({ name: 'avatars' })} />
      )}
      {isEmpty && thread.avatar && (
        <p className="chat-with">{fill(words.empty.with, { name: thread.avatar.name })}</p>
      )}
      {(!isEmpty || thread.avatar) && <MessageList thread={thread} say={say} {...room.acts} />}
    </>
  )
}
