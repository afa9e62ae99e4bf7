import { Moon } from '../../moons/Moon.tsx'
import { useChatPage } from '../page/chat-page.tsx'

interface EmptyStateProps {
  onSuggest: (question: string) => void
  onChooseAvatar: () => void
}

/** A conversation that has not begun: a new moon, and ways to begin. */
export function EmptyState({ onSuggest, onChooseAvatar }: EmptyStateProps) {
  const { empty } = useChatPage().words
  return (
    <div className="chat-empty">
      <Moon lit={0} size={56} />
      <h2>{empty.title}</h2>
      <p className="muted">{empty.lead}</p>
      <ul className="chat-examples" aria-label={empty.examples}>
        {empty.questions.map((question) => (
          <li key={question}>
            <button className="button button-quiet" type="button" onClick={() => onSuggest(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      <button className="link-button" type="button" onClick={onChooseAvatar}>
        {empty.chooseAvatar}
      </button>
    </div>
  )
}
