import { fieldProblem } from '@nila/api/contract'
import { type SecondFactor, Totp, transaction, type User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { limitKeyOf } from '../../http/client-address.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { guessKeyOf, recordFailure } from '../guesses.ts'
import { notifyOwner } from '../notify-owner.ts'
import type { Origin } from '../origin.ts'
import { contextOf } from './begin-totp.ts'
import { findStep, isAppCode } from './find-step.ts'
import { findRecoveryCode, unusedCodes } from './recovery-codes.ts'

/** Uses up the step of a code, and with it all before it (R10): of many at once, one gets in. */
async function useAppCode({ secretBox }: Services, totp: Totp, typed: string): Promise<boolean> {
  const { userId, secret } = totp
  if (secret === null) return false
  const step = findStep(await secretBox.open(secret, contextOf(userId)), typed)
  if (step === undefined) return false
  const used = await Totp.query()
    .patch({ lastStep: step })
    .where({ userId, secret })
    .where('lastStep', '<', step)
  return used > 0
}

/** Uses up a recovery code: of many at once, one gets in. */
async function useRecoveryCode(
  services: Services,
  user: User,
  typed: string,
  { address }: Origin,
): Promise<boolean> {
  const code = await findRecoveryCode(services, user.id, typed)
  if (!code) return false
  return transaction(async (trx) => {
    const used = await unusedCodes(user.id, trx).patch({ usedAt: Totp.fn.now() }).where({ id: code.id })
    if (!used) return false
    const left = await unusedCodes(user.id, trx).resultSize()
    await recordAudit(trx, user, 'recovery_code.use', { type: 'user', id: user.id, details: { left } })
    await notifyOwner(services, trx, user, 'recoveryCodeUsed', address)
    return true
  })
}

/**
 * Asks who has shown the first factor for the second, where the account has an authenticator app; undefined where it has none.
 * Guesses are counted for the account from one address and, since six digits are few, from everywhere; both are forgotten by a
 * right one.
 * @param typed a code of the app or a recovery code
 */
export async function checkSecondFactor(
  services: Services,
  user: User,
  typed: string | undefined,
  origin: Origin,
): Promise<SecondFactor | undefined> {
  const totp = await Totp.query().findById(user.id).whereNotNull('confirmedAt')
  if (!totp) return undefined
  if (!typed) throw new Problem('second_factor_required')

  const { secondFactorAttempts, secondFactorFailures } = services.limits
  const key = guessKeyOf(user, limitKeyOf(origin.address))
  const accountKey = String(user.id)
  // Counted before the code is looked at, so that parallel guesses cannot slip through.
  await secondFactorAttempts.count(key)
  await secondFactorFailures.count(accountKey)
  const isOfApp = isAppCode(typed)
  const isRight = isOfApp
    ? await useAppCode(services, totp, typed)
    : await useRecoveryCode(services, user, typed, origin)
  if (!isRight) {
    await recordFailure(user, origin)
    throw new Problem('second_factor_wrong', { fields: { totp: fieldProblem('totp_wrong') } })
  }
  await secondFactorAttempts.forget(key)
  await secondFactorFailures.forget(accountKey)
  return isOfApp ? 'totp' : 'recovery_code'
}
