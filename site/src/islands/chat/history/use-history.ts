import type { Conversation } from '@nila/api/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../scripts/session.ts'
import { listConversations } from '../addresses.ts'

const PAGE = 30
/** Milliseconds after the last key before it is searched. */
const PAUSE = 250

interface History {
  state: 'loading' | 'ready' | 'failed'
  items: Conversation[]
  total: number
  error?: unknown
}

/**
 * The conversations, the newest first, or those that say what is searched.
 * @param changes another number wherever the list may have changed
 * @param isStranger a guest who has said nothing yet has no list, and would be refused one
 */
export function useHistory(query: string, changes: number, isStranger: boolean) {
  const [history, setHistory] = useState<History>({ state: 'loading', items: [], total: 0 })
  const round = useRef(0)
  const q = query.trim()

  const load = useCallback(
    async (from: number) => {
      round.current += 1
      const mine = round.current
      setHistory(({ error: _, ...before }) => ({ ...before, state: 'loading' }))
      try {
        const { items, total } = isStranger
          ? { items: [], total: 0 }
          : await client.list(listConversations, {
              range: [from, from + PAGE - 1],
              ...(q && { filter: { q } }),
            })
        if (mine !== round.current) return
        setHistory((before) => {
          // One that was begun in between moves the others on by one; none may be shown twice.
          const known = new Set(before.items.map(({ id }) => id))
          const shown = from === 0 ? items : [...before.items, ...items.filter(({ id }) => !known.has(id))]
          return { state: 'ready', items: shown, total }
        })
      } catch (error) {
        if (mine === round.current) setHistory((before) => ({ ...before, state: 'failed', error }))
      }
    },
    [q, isStranger],
  )

  const last = useRef(q)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again because of the changes
  useEffect(() => {
    const isTyping = last.current !== q
    last.current = q
    const timer = setTimeout(() => load(0), isTyping ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [load, q, changes])

  return { history, loadMore: () => load(history.items.length), reload: () => load(0) }
}
