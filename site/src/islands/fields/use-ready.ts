import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the built HTML, true once React runs: a form sent before that would reload the page and lose what was typed. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
