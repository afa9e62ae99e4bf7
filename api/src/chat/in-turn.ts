import type { Owner } from './owner.ts'

/** The last in the line of each owner. */
const last = new Map<string, Promise<unknown>>()

/**
 * Does one thing of an owner after the other in this process: of several questions asked at once each knows what the one before has used of
 * their limits, and none of them waits for another one's lock with a connection in its hands.
 */
export async function inTurn<T>({ userId, guestId }: Owner, work: () => Promise<T>): Promise<T> {
  const name = `${userId} ${guestId}`
  const before = last.get(name)
  const mine = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  last.set(name, mine)
  try {
    return await mine
  } finally {
    if (last.get(name) === mine) last.delete(name)
  }
}
