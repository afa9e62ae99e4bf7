import { fillNumbers } from '../../../i18n/format.ts'
import { useChatPage } from '../page/chat-page.tsx'
import { IconButton } from '../page/IconButton.tsx'

/** Which of how many versions a message is, from 0. */
export interface Version {
  place: number
  count: number
}

interface BranchesProps extends Version {
  onStep: (by: 1 | -1) => void
}

/** ‹ 2 of 3 ›: the versions of a question, or of an answer. */
export function Branches({ place, count, onStep }: BranchesProps) {
  const { words, format } = useChatPage()
  // Buttons that lead nowhere stay, so that the focus does.
  return (
    <span className="chat-branches">
      <IconButton
        icon="earlier"
        label={words.messages.earlier}
        aria-disabled={place === 0}
        onClick={() => onStep(-1)}
      />
      <span role="status">{fillNumbers(format, words.messages.version, { place: place + 1, count })}</span>
      <IconButton
        icon="later"
        label={words.messages.later}
        aria-disabled={place === count - 1}
        onClick={() => onStep(1)}
      />
    </span>
  )
}
