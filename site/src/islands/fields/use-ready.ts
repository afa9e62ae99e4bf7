import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the built HTML, true once React runs: a form sent before that would reload the page and lose what was typed. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Sends a form in which Enter was pressed before React ran; its page has noted that on it, as `data-entered`. */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || form.current?.dataset.entered === undefined) return
    delete form.current.dataset.entered
    form.current.requestSubmit()
  }, [form, isReady])
}
