import { WaxingMoon } from '../../moons/WaxingMoon.tsx'
import { languageOf, useChatPage } from '../page/chat-page.tsx'
import type { Question } from '../stream/ask.ts'
import { writtenIn } from './script-of.ts'

/** A question that is on its way. */
export function PendingItem({ question }: { question: Question }) {
  const page = useChatPage()
  const { words } = page
  return (
    <>
      <li className="chat-message chat-question">
        <h2 className="visually-hidden">{words.messages.you}</h2>
        <p
          className="chat-bubble"
          dir="auto"
          lang={writtenIn(question.content, languageOf(page, question.language))}
        >
          {question.content}
        </p>
      </li>
      <li className="chat-message chat-answer">
        <p className="waxing-line">
          <WaxingMoon />
          {words.messages.thinking}
        </p>
      </li>
    </>
  )
}
