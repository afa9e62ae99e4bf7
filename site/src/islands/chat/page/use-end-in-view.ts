import { useCallback, useEffect, useRef, useState } from 'react'
import type { Thread } from '../state/thread.ts'

/** Pixels below the window that still count as being at the end. */
const CLOSE = 80

/** Keeps the end of the conversation in view while an answer grows, unless somebody has gone up to read. */
export function useEndInView({ state, conversation, asked, messages }: Thread) {
  const main = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** Whether the end of the chat and that of the window are one: then it is kept so also where an answer gets shorter. */
  const isExact = useRef(false)
  const [isAway, setIsAway] = useState(false)

  const hasWords = useRef(false)
  hasWords.current = messages.length > 0 || asked !== undefined

  // The page has a footer below the chat: the end is that of the chat.
  const distance = () => (main.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight
  const goToEnd = useCallback(() => {
    const below = (main.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight
    if (below > 0 || isExact.current) window.scrollBy({ top: below, behavior: 'instant' })
    isAtEnd.current = true
    isExact.current = true
    setIsAway(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs stay the same
  useEffect(() => {
    const look = () => {
      const below = distance()
      isAtEnd.current = below <= CLOSE
      isExact.current = Math.abs(below) < 2
      setIsAway(!isAtEnd.current && hasWords.current)
    }
    const observer = new ResizeObserver(() => {
      // What invites to begin is read from its beginning.
      if (!hasWords.current) return
      if (isAtEnd.current) goToEnd()
      else setIsAway(true)
    })
    if (list.current) observer.observe(list.current)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [goToEnd])

  // Whoever opens a conversation goes on with it, and whoever asks waits for the answer.
  const opened = state === 'ready' ? conversation?.id : undefined
  useEffect(() => {
    if (opened !== undefined || asked) goToEnd()
  }, [opened, asked, goToEnd])

  return { main, list, isAway, goToEnd }
}
