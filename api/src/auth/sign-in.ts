import { createHash } from 'node:crypto'
import type { Body, login } from '@nila/api/contract'
import { LoginAttempt, transaction, type User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { cutAddress, limitKeyOf } from '../http/client-address.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { describeBrowser } from './describe-browser.ts'
import { findAccount } from './find-account.ts'
import type { Origin } from './origin.ts'

/** Writes down that `user` signed in, wherever the proof came from: last login, login history, audit log. */
export const recordSignIn = (user: User, origin: Origin): Promise<User> =>
  transaction(async (trx) => {
    const current = await user.$query(trx).patchAndFetch({ lastLogin: new Date() })
    await LoginAttempt.query(trx).insert({ userId: user.id, ...describe(origin), outcome: 'success' })
    await recordAudit(trx, user, 'account.login', { type: 'user', id: user.id })
    return current
  })

const describe = ({ address, userAgent }: Origin) => ({
  ip: cutAddress(address),
  browser: describeBrowser(userAgent),
})

/**
 * What guesses are counted under. By account, not by spelling: Postgres and JavaScript do not fold every letter alike. Hashed,
 * because names may be longer than a key, and the table need not tell who tried to sign in.
 */
export function guessKeyOf(account: User | string, client: string): string {
  const whose = typeof account === 'string' ? `name ${account.toLowerCase()}` : `user ${account.id}`
  return createHash('sha256').update(`${whose}\n${client}`).digest('base64url')
}

/**
 * Finds the user whom a username (or verified e-mail address) and password belong to.
 * Unknown names and wrong passwords are refused alike, in words and in time (R2). Failures are counted for the account from
 * one address, so that the owner elsewhere still gets in while someone else guesses (R3).
 */
export async function signIn(
  { hasher, limits }: Services,
  { username, password }: Body<typeof login>,
  origin: Origin,
): Promise<User> {
  const client = limitKeyOf(origin.address)
  await limits.signInFailures.check(client)
  const user = await findAccount(username)
  const key = guessKeyOf(user ?? username.normalize('NFKC'), client)
  // Counted before the password is looked at, so that parallel guesses cannot slip through; forgotten on success.
  await limits.signInAttempts.count(key)

  if (!(await hasher.verify(password, user?.passwordHash)) || !user) {
    await limits.signInFailures.count(client)
    if (user) await LoginAttempt.query().insert({ userId: user.id, ...describe(origin), outcome: 'failure' })
    throw new Problem('invalid_credentials')
  }
  await limits.signInAttempts.forget(key)
  if (user.suspendedAt) throw new Problem('account_suspended')
  return recordSignIn(user, origin)
}
