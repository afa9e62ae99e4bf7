import { useEffect, useMemo, useRef, useState } from 'react'
import { adoptDraft, keepDraft, readDraft } from './drafts.ts'

export interface Draft {
  words: string
  write: (words: string) => void
  /** Empties the field for what was sent; the words stay kept until it is known that they came. */
  handOver: () => void
  /** They came, and the field belongs to `place` from now on. */
  settle: (place: string) => void
  /** They were refused: back into the field, before what was written since. */
  putBack: (words: string) => void
}

/** The words in a field, kept in this tab by who writes and where. */
export function useDraft(owner: string, place: string): Draft {
  const [words, setWords] = useState('')
  const latest = useRef({ owner, place, words })

  const acts = useMemo(() => {
    const show = (next: string) => {
      latest.current.words = next
      setWords(next)
    }
    const write = (next: string) => {
      show(next)
      keepDraft(latest.current.owner, latest.current.place, next)
    }
    return {
      show,
      write,
      handOver: () => show(''),
      settle(next: string) {
        const { words } = latest.current
        keepDraft(latest.current.owner, latest.current.place, '')
        latest.current.place = next
        keepDraft(latest.current.owner, next, words)
      },
      putBack(returned: string) {
        const { words } = latest.current
        write(words ? `${returned}\n\n${words}` : returned)
      },
    }
  }, [])

  useEffect(() => {
    latest.current.owner = owner
    latest.current.place = place
    adoptDraft(owner, place)
    acts.show(readDraft(owner, place))
  }, [owner, place, acts])

  return { words, ...acts }
}
