import { searchCopy } from '@nila/api/contract/copy-pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../providers/use-call.ts'
import { COPY_KEY } from './use-copy.ts'

const PAUSE = 300
const SHORTEST = 2

/** What was typed to search for, and what is found once nobody has typed for a moment; nothing below two characters. */
export function useSearch(initial: string) {
  const call = useCall()
  const [typed, setTyped] = useState(initial)
  const [q, setQ] = useState(initial.trim())
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearching = q.length >= SHORTEST && typed.trim().length >= SHORTEST
  const { data, error } = useQuery({
    queryKey: [COPY_KEY, 'search', q],
    queryFn: () => call(searchCopy, { query: { q } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  return { typed, setTyped, q, isSearching, found: data, error }
}

export type CopySearch = ReturnType<typeof useSearch>
