import type { Socket } from 'node:net'
import { limitKeyOf } from '../http/client-address.ts'
import { Problem } from '../http/problem.ts'

/** Seconds after which a refused one is worth trying again. */
const RETRY_AFTER = 30

/** Counts the sockets of each address, those that are still asked about included, and refuses more than `most`. */
export function countSockets(most: number) {
  const counts = new Map<string, number>()

  return (address: string, socket: Socket): void => {
    const key = limitKeyOf(address)
    const count = (counts.get(key) ?? 0) + 1
    if (count > most) throw new Problem('too_many_attempts', { retryAfter: RETRY_AFTER })
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left) counts.set(key, left)
      else counts.delete(key)
    })
  }
}
