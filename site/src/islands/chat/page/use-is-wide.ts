import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(look: () => void) {
  const query = wide()
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}

/** Whether the list of conversations has room beside them; as chat.css has it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
