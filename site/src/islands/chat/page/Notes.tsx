import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { fillNumbers } from '../../../i18n/format.ts'
import { signInAddress } from '../../../scripts/return-path.ts'
import { askingAddress } from '../../avatars/asked-in-address.ts'
import { conversationAddress } from '../state/address.ts'
import { useOnline } from '../state/use-online.ts'
import type { RoomProps } from './ChatSide.tsx'
import { ClaimNote } from './ClaimNote.tsx'
import { reasonOf, useChatPage } from './chat-page.tsx'

/** From how many messages on nobody needs to know how many are left for today. */
const FEW = 10

/** How things stand, above the field: connection, limits, what went wrong and what to do about it. */
export function Notes({ room, places }: RoomProps) {
  const page = useChatPage()
  const { words, format, state, hrefs } = page
  const { notes, composer } = words
  const { conversation, avatar, isCut } = room.thread.thread
  const isOnline = useOnline()
  const { failure } = room
  const here = conversationAddress(hrefs.chat, conversation?.id)
  const isExpired = failure?.error instanceof ApiError && failure.error.status === 401
  const isLocked = avatar?.isOpen === false
  const hasEnded = state.isGuest && state.messagesLeft === 0
  // What has a note of its own is not said twice.
  const isNoted = (isLocked || hasEnded) && failure?.error instanceof ApiError && failure.error.status === 403

  return (
    <div className="chat-notes">
      <div role="status">
        {!state.hasModel && <p className="chat-note">{notes.noModel}</p>}
        {(!isOnline || isCut) && (
          <p className="chat-note chat-note-strong">{isOnline ? notes.reconnecting : notes.offline}</p>
        )}
        {state.isGuest && !hasEnded && (
          <p className="chat-note">{fillNumbers(format, notes.guestLeft, { count: state.messagesLeft })}</p>
        )}
        {!state.isGuest && state.messagesLeft < FEW && (
          <p className="chat-note">{fillNumbers(format, composer.tomorrow, { count: state.messagesLeft })}</p>
        )}
      </div>
      <ClaimNote claim={places.claim} />
      <div role="alert">
        {failure && !isNoted && (
          <div className="alert alert-danger chat-failure">
            <p>
              {isExpired
                ? notes.expired
                : fill(failure.isQuestion ? composer.failed : words.messages.actionFailed, {
                    reason: reasonOf(failure.error, page),
                  })}
            </p>
            {isExpired && (
              <a className="button button-marigold" href={signInAddress(hrefs.auth, here)}>
                {notes.signIn}
              </a>
            )}
          </div>
        )}
        {hasEnded && (
          <div className="alert alert-note chat-failure">
            <p>{notes.guestEnded}</p>
            <div className="buttons">
              <a className="button button-marigold" href={signInAddress(hrefs.register, here)}>
                {notes.signUp}
              </a>
              <a className="button button-quiet" href={signInAddress(hrefs.auth, here)}>
                {notes.signIn}
              </a>
            </div>
          </div>
        )}
        {isLocked && avatar && (
          <div className="alert alert-note chat-failure">
            <p>{fill(notes.avatarLocked, { name: avatar.name })}</p>
            <div className="buttons">
              <a className="button button-marigold" href={askingAddress(hrefs.avatars, avatar.id)}>
                {notes.askForAvatar}
              </a>
              <button
                className="button button-quiet"
                type="button"
                onClick={() => places.beginConversation()}
              >
                {words.bar.newChat}
              </button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
