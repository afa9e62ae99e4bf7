import { useChatPage } from '../page/chat-page.tsx'

interface CandidatesProps {
  candidates: readonly string[]
  onChoose: (candidate: string) => void
}

/** How the word that is being typed may be written, to be chosen by its number or a touch. */
export function Candidates({ candidates, onChoose }: CandidatesProps) {
  const { roman } = useChatPage().words
  if (candidates.length === 0) return null
  return (
    <fieldset className="chat-candidates" aria-label={roman.candidates}>
      {candidates.map((candidate, place) => (
        <button
          key={candidate}
          type="button"
          lang="hi"
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(candidate)}
        >
          <span aria-hidden="true">{place + 1}</span>
          {candidate}
        </button>
      ))}
    </fieldset>
  )
}
