import type { ChatMessage } from '@nila/api/contract'
import { useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { ReadAloud } from '../voice/ReadAloud.tsx'
import { Branches, type Version } from './Branches.tsx'
import { copyWords } from './copy-words.ts'

/** What can be done with an answer. */
export interface AnswerActs {
  onRetry: (message: ChatMessage) => void
  onRate: (message: ChatMessage, rating: ChatMessage['rating']) => void
  onReport: (message: ChatMessage) => void
  onStep: (message: ChatMessage, by: 1 | -1) => void
}

interface AnswerActionsProps extends AnswerActs, Version {
  message: ChatMessage
  isBusy: boolean
}

export function AnswerActions(props: AnswerActionsProps) {
  const { message, place, count, isBusy, onRetry, onRate, onReport, onStep } = props
  const { words } = useChatPage()
  const { content, rating, run, isReported } = message
  const rate = (chosen: 'up' | 'down') => onRate(message, rating === chosen ? null : chosen)
  const has = { words: content !== '', run: run !== null }

  return (
    <div className="chat-actions">
      {count > 1 && <Branches place={place} count={count} onStep={(by) => onStep(message, by)} />}
      {has.words && (
        <IconButton
          icon="copy"
          label={words.messages.copy}
          onClick={() => copyWords(content, words.messages)}
        />
      )}
      {has.words && <ReadAloud message={message} />}
      {has.run && (
        <IconButton
          icon="retry"
          label={words.messages.retry}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRetry(message)}
        />
      )}
      {has.run && has.words && (
        <>
          <IconButton
            icon="good"
            label={words.messages.good}
            aria-pressed={rating === 'up'}
            onClick={() => rate('up')}
          />
          <IconButton
            icon="bad"
            label={words.messages.bad}
            aria-pressed={rating === 'down'}
            onClick={() => rate('down')}
          />
          <IconButton
            icon="report"
            label={isReported ? words.messages.reported : words.messages.report}
            aria-pressed={isReported}
            onClick={() => !isReported && onReport(message)}
          />
        </>
      )}
    </div>
  )
}
