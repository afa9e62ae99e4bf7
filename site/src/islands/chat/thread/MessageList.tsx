import type { ChatMessage } from '@nila/api/contract'
import { memo, useMemo } from 'react'
import { useChatPage } from '../page/chat-page.tsx'
import { runningOf, type Thread } from '../state/thread.ts'
import { pathOf, versionOf } from '../state/tree.ts'
import type { Say } from './Announcer.tsx'
import type { AnswerActs } from './AnswerActions.tsx'
import { AnswerItem } from './AnswerItem.tsx'
import { GreetingItem } from './GreetingItem.tsx'
import { PendingItem } from './PendingItem.tsx'
import { QuestionItem } from './QuestionItem.tsx'

export interface MessageActs extends AnswerActs {
  onEdit: (message: ChatMessage, words: string) => void
}

interface MessageListProps extends MessageActs {
  thread: Thread
  say: Say
}

/** The branch of the conversation that is shown, and what was asked and is not taken yet. */
export const MessageList = memo(function MessageList({ thread, say, onEdit, ...acts }: MessageListProps) {
  const { words } = useChatPage()
  const { messages, choices, asked, avatar, waits, begun } = thread
  const path = useMemo(() => pathOf(messages, choices), [messages, choices])
  const isBusy = asked !== undefined || runningOf(thread) !== undefined
  // A changed question stands where the one before it stood, with nothing below.
  const end = asked ? path.findIndex(({ id }) => id === asked.parentId) + 1 : path.length
  const shown = path.slice(0, end)
  const first = shown.find(({ role }) => role === 'assistant')

  return (
    <ol className="chat-messages" aria-label={words.messages.region}>
      {avatar?.greeting && messages.length === 0 && (
        <GreetingItem avatar={avatar} greeting={avatar.greeting} />
      )}
      {shown.map((message) =>
        message.role === 'user' ? (
          <QuestionItem
            key={message.id}
            message={message}
            {...versionOf(messages, message)}
            isBusy={isBusy}
            onEdit={onEdit}
            onStep={acts.onStep}
          />
        ) : (
          <AnswerItem
            key={message.id}
            {...acts}
            message={message}
            {...versionOf(messages, message)}
            avatar={avatar}
            isFirst={message === first}
            waitsUntil={waits[message.id]}
            isBusy={isBusy}
            isNew={begun.includes(message.id)}
            say={say}
          />
        ),
      )}
      {asked && <PendingItem question={asked} />}
    </ol>
  )
})
