import { Totp, transaction, type User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'
import { proveSecondFactor } from '../prove-second-factor.ts'
import { contextOf } from './begin-totp.ts'
import { findStep } from './find-step.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

interface Confirmation {
  typed: string
  sessionKey: string | undefined
  address: string
}

/**
 * Puts the new authenticator app to use, once a code shows that it has the secret. That code is used with it: it opens nothing
 * again.
 * @returns ten recovery codes
 */
export async function confirmTotp(
  services: Services,
  user: User,
  { typed, sessionKey, address }: Confirmation,
): Promise<string[]> {
  const userId = user.id
  await services.limits.secondFactorAttempts.count(`confirm ${userId}`)
  const pending = await Totp.query().findById(userId).where('pendingUntil', '>', Totp.fn.now())
  const pendingSecret = pending?.pendingSecret
  if (!pendingSecret) throw new Problem('totp_not_found')
  const lastStep = findStep(await services.secretBox.open(pendingSecret, contextOf(userId)), typed)
  if (lastStep === undefined) throw invalidField('totp', 'totp_wrong')
  await services.limits.secondFactorAttempts.forget(`confirm ${userId}`)

  const codes = await makeRecoveryCodes(services, userId)
  await transaction(async (trx) => {
    const confirmed = await Totp.query(trx)
      .patch({
        secret: pendingSecret,
        confirmedAt: Totp.fn.now(),
        lastStep,
        pendingSecret: null,
        pendingUntil: null,
      })
      .where({ userId, pendingSecret })
    if (!confirmed) throw new Problem('totp_not_found')
    await replaceRecoveryCodes(trx, userId, codes)
    await proveSecondFactor(trx, sessionKey, 'totp')
    await recordAudit(trx, user, 'totp.confirm', { type: 'user', id: userId })
    await notifyOwner(services, trx, user, 'authenticatorAdded', address)
  })
  return codes.map(({ code }) => code)
}
