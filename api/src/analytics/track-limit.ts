import { Problem } from '../http/problem.ts'

const MINUTE = 60_000

/**
 * Refuses events of one address past so many a minute; 0 refuses none. Each instance counts its own, in memory: a look into the database would
 * cost more than the event.
 */
export function createTrackLimit(most: number) {
  const counts = new Map<string, number>()
  let end = 0

  return (key: string): void => {
    if (most === 0) return
    const now = Date.now()
    if (now >= end) {
      counts.clear()
      end = now + MINUTE
    }
    const count = (counts.get(key) ?? 0) + 1
    if (count > most) throw new Problem('too_many_attempts', { retryAfter: (end - now) / 1000 })
    counts.set(key, count)
  }
}
