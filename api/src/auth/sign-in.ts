import type { Body, login } from '@nila/api/contract'
import { LoginAttempt, type SecondFactor, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { limitKeyOf } from '../http/client-address.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { findAccount } from './find-account.ts'
import { guessKeyOf, recordFailure } from './guesses.ts'
import { describeOrigin, type Origin } from './origin.ts'
import { isNewDevice, tellOfNewDevice } from './sessions/tell-of-new-device.ts'
import { checkSecondFactor } from './totp/check-second-factor.ts'

/**
 * Writes down that `user` signed in, wherever the proof came from: last login, login history, audit log. The owner is told of a browser
 * that was not used before.
 */
export const recordSignIn = (
  services: Services,
  user: User,
  origin: Origin,
  secondFactor?: SecondFactor,
): Promise<User> =>
  transaction(async (trx) => {
    // What was proven counts only as long as the account is what it was: much may have happened while the password was hashed.
    const current = await User.query(trx)
      .patch({ lastLogin: new Date() })
      .where({ id: user.id, passwordHash: user.passwordHash, suspendedAt: null })
      .returning('*')
      .first()
    if (!current) throw new Problem('invalid_credentials')
    const place = describeOrigin(origin)
    if (await isNewDevice(trx, user.id, place)) await tellOfNewDevice(services, trx, user, place)
    await LoginAttempt.query(trx).insert({ userId: user.id, ...place, outcome: 'success' })
    const details = secondFactor ? { secondFactor } : {}
    await recordAudit(trx, user, 'account.login', { type: 'user', id: user.id, details })
    return current
  })

/** Who signed in, and what the second factor was where there is one. */
export interface SignedIn {
  user: User
  secondFactor: SecondFactor | undefined
}

/**
 * Finds the user whom a username (or verified e-mail address) and password belong to, and asks for the second factor where the
 * account has an authenticator app: only who has the password learns that.
 * Unknown names and wrong passwords are refused alike, in words and in time (R2). Failures are counted for the account from
 * one address, so that the owner elsewhere still gets in while someone else guesses (R3).
 */
export async function signIn(
  services: Services,
  { username, password, totp }: Body<typeof login>,
  origin: Origin,
): Promise<SignedIn> {
  const { hasher, limits } = services
  const client = limitKeyOf(origin.address)
  await limits.signInFailures.check(client)
  const user = await findAccount(username)
  const key = guessKeyOf(user ?? username.normalize('NFKC'), client)
  // Counted before the password is looked at, so that parallel guesses cannot slip through; forgotten on success.
  await limits.signInAttempts.count(key)

  if (!(await hasher.verify(password, user?.passwordHash)) || !user) {
    await limits.signInFailures.count(client)
    if (user) await recordFailure(user, origin)
    throw new Problem('invalid_credentials')
  }
  await limits.signInAttempts.forget(key)
  if (user.suspendedAt) throw new Problem('account_suspended')
  const secondFactor = await checkSecondFactor(services, user, totp, origin)
  return { user: await recordSignIn(services, user, origin, secondFactor), secondFactor }
}
