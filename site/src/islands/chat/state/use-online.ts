import { useSyncExternalStore } from 'react'

function subscribe(look: () => void) {
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}

/** Whether the device believes to have a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
