import { useCallback, useEffect, useRef, useState } from 'react'

interface LoadState<T> {
  state: 'loading' | 'ready' | 'failed'
  /** What is shown: while it is loaded once more, what was there before. */
  value?: T
  error?: unknown
}

export interface Loaded<T> extends LoadState<T> {
  reload: () => void
  set: (value: T) => void
}

/**
 * What the API answers, loaded when the part appears and whenever `load` is another function.
 * @param load kept the same between renders
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<LoadState<T>>({ state: 'loading' })
  // An answer that comes after a newer question is of no use any more.
  const latest = useRef(0)

  const reload = useCallback(async () => {
    latest.current += 1
    const round = latest.current
    setLoaded(({ error: _, ...before }) => ({ ...before, state: 'loading' }))
    try {
      const value = await load()
      if (round === latest.current) setLoaded({ state: 'ready', value })
    } catch (error) {
      if (round === latest.current) setLoaded((before) => ({ ...before, state: 'failed', error }))
    }
  }, [load])

  useEffect(() => {
    reload()
    return () => {
      latest.current += 1
    }
  }, [reload])

  return { ...loaded, reload, set: useCallback((value: T) => setLoaded({ state: 'ready', value }), []) }
}
