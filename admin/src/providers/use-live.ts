import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Live } from './live.ts'

export const LiveContext = createContext<Live | undefined>(undefined)

/**
 * Keeps what is on the screen fresh while the component that calls this is there.
 * @param isAdmitted whether the API has answered an administrator's question: before, it would only refuse the socket
 */
export function useLive(isAdmitted: boolean): void {
  const live = useContext(LiveContext)
  useEffect(() => (isAdmitted ? live?.start() : undefined), [live, isAdmitted])
}

const watchNothing = () => () => {}

/** Whether changes arrive by themselves at the moment. */
export function useIsLive(): boolean {
  const live = useContext(LiveContext)
  return useSyncExternalStore(live?.watch ?? watchNothing, () => live?.isConnected() ?? false)
}
