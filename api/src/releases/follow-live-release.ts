import { setTimeout } from 'node:timers/promises'
import { type Connection, listen } from '@nila/db'
import { RELEASE_CHANNEL } from './announce-release.ts'

/** How often an instance looks without having been told to (milliseconds): nothing is said of what failed. */
const LOOK_EVERY = 5000

/** Calls `look` whenever a release has changed at whatever instance, and now and then. @returns what ends it */
export async function followLiveRelease(
  connection: Connection,
  look: () => Promise<void>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const hear = () => void look()
  const stopListening = await listen({
    connection,
    channel: RELEASE_CHANNEL,
    onNotification: hear,
    onGap: hear,
  })
  async function poll(): Promise<void> {
    for (;;) {
      await setTimeout(LOOK_EVERY, undefined, { signal: stopping.signal })
      await look()
    }
  }
  // It ends by being stopped.
  const polling = poll().catch(() => undefined)
  return async () => {
    stopping.abort()
    await Promise.all([polling, stopListening()])
  }
}
