import { createHash } from 'node:crypto'
import { LoginAttempt, type User } from '@nila/db'
import { describeOrigin, type Origin } from './origin.ts'

/**
 * What guesses are counted under. By account, not by spelling: Postgres and JavaScript do not fold every letter alike. Hashed,
 * because names may be longer than a key, and the table need not tell who tried to sign in.
 */
export function guessKeyOf(account: User | string, client: string): string {
  const whose = typeof account === 'string' ? `name ${account.toLowerCase()}` : `user ${account.id}`
  return createHash('sha256').update(`${whose}\n${client}`).digest('base64url')
}

/** Writes down for the owner that somebody guessed wrong. */
export async function recordFailure({ id: userId }: User, origin: Origin): Promise<void> {
  await LoginAttempt.query().insert({ userId, ...describeOrigin(origin), outcome: 'failure' })
}
