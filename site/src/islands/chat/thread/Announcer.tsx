import type { ChatLanguageTag } from '@nila/api/contract'
import { useCallback, useRef, useState } from 'react'
import { spokenIn, useChatPage } from '../page/chat-page.tsx'

export interface Said {
  key: number
  words: string
  /** The page's own where there is none. */
  language: ChatLanguageTag | undefined
}

export type Say = (words: string, language?: ChatLanguageTag) => void

/** With how much a screen reader may still be behind. */
const MOST_KEPT = 6

/** What screen readers are to say, one after the other: the blocks of an answer once each is whole, instead of every word as it comes. */
export function useAnnouncements(): { said: readonly Said[]; say: Say } {
  const [said, setSaid] = useState<readonly Said[]>([])
  const count = useRef(0)
  const say = useCallback<Say>((words, language) => {
    count.current += 1
    const key = count.current
    setSaid((before) => [...before, { key, words, language }].slice(-MOST_KEPT))
  }, [])
  return { said, say }
}

/** In the page from the start, because screen readers announce only into regions they know already. */
export function Announcer({ said }: { said: readonly Said[] }) {
  const page = useChatPage()
  return (
    <div className="visually-hidden" role="log" aria-label={page.words.messages.region}>
      {said.map(({ key, words, language }) => (
        <p key={key} {...(language && spokenIn(page, language))}>
          {words}
        </p>
      ))}
    </div>
  )
}
