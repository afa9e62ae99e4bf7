import { isCounted } from './consent.ts'
import { startTracker } from './tracker.ts'

/** Counts the views of this page, unless its visitor or their browser would rather not; not again in the frame of the phone preview. */
export function startTracking(): void {
  if (!isCounted() || window !== window.top) return
  startTracker()
  // Nobody waits for it. Safari does not tell when it is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() =>
    import('./presence.ts').then(
      ({ startPresence }) => startPresence(),
      () => {},
    ),
  )
}
