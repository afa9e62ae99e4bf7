import type { ChatAvatar, ChatMessage } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { AvatarDrawing } from '../../avatars/AvatarDrawing.tsx'
import { Data } from '../../avatars/Data.tsx'
import { Moon } from '../../moons/Moon.tsx'
import { WaxingMoon } from '../../moons/WaxingMoon.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { spokenIn, useChatPage } from '../page/chat-page.tsx'
import type { Say } from './Announcer.tsx'
import { AnswerActions, type AnswerActs } from './AnswerActions.tsx'
import type { Version } from './Branches.tsx'
import { RunNotice } from './RunNotice.tsx'

interface AnswerItemProps extends AnswerActs, Version {
  message: ChatMessage
  avatar: Pick<ChatAvatar, 'name' | 'icon' | 'heygenLink'> | null
  /** Whether it is the first of the conversation, which says where the avatar can be seen. */
  isFirst: boolean
  waitsUntil: number | undefined
  isBusy: boolean
  /** Whether it began while somebody looked: then screen readers say it, also where it comes whole. */
  isNew: boolean
  say: Say
}

/** An answer: text on the ground, with who gave it and what can be done with it. */
export const AnswerItem = memo(function AnswerItem(props: AnswerItemProps) {
  const { message, avatar, isFirst, waitsUntil, isBusy, isNew, say, onRetry } = props
  const page = useChatPage()
  const { words } = page
  const { content, language, run } = message
  const isRunning = run?.status === 'running'
  const isHelp = run?.kind === 'help'
  const name = avatar?.name ?? (isHelp ? words.messages.guide : words.messages.assistant)
  const onBlock = useCallback((block: string) => say(block, language), [say, language])

  // An answer that comes with its end would never be seen to run.
  const [isComing, setIsComing] = useState(isNew || isRunning)
  useEffect(() => setIsComing(isRunning), [isRunning])
  // Behind its last block, which Markdown says.
  const wasComing = useRef(isComing)
  useEffect(() => {
    if (wasComing.current && !isComing && run?.status === 'done') say(words.messages.complete)
    wasComing.current = isComing
  }, [isComing, run, say, words])

  return (
    <li className="chat-message chat-answer" aria-busy={isRunning}>
      <div className="chat-speaker">
        {avatar ? (
          <AvatarDrawing icon={avatar.icon} size={22} />
        ) : (
          <Moon lit={isHelp ? 0.2 : 0.6} size={18} />
        )}
        <h2>{avatar ? <Data>{name}</Data> : name}</h2>
        {avatar?.heygenLink && isFirst && (
          <a href={avatar.heygenLink} target="_blank" rel="noreferrer">
            {fill(words.messages.watch, { name })}
          </a>
        )}
      </div>
      {(content || isRunning) && (
        <div className="chat-words" {...spokenIn(page, language)}>
          <Markdown
            text={content}
            isStreaming={isComing}
            dataSaver={page.isSaving}
            words={words.markdown}
            onBlock={onBlock}
          />
        </div>
      )}
      {isRunning && !content && (
        <p className="waxing-line">
          <WaxingMoon />
          {words.messages.thinking}
        </p>
      )}
      {run && (
        <RunNotice run={run} waitsUntil={waitsUntil} isBusy={isBusy} onRetry={() => onRetry(message)} />
      )}
      {!isRunning && <AnswerActions {...props} />}
    </li>
  )
})
