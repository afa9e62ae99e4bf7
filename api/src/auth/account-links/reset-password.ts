import {
  type AccountLink,
  type Knex,
  Passkey,
  RecoveryCode,
  Totp,
  transaction,
  UniqueViolationError,
  User,
} from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from '../check-password.ts'
import { notifyOwner } from '../notify-owner.ts'
import { endSessionsElsewhere } from '../sessions/end-sessions.ts'
import { consume, endAccountLinks, findByToken } from './account-link.ts'
import { linkOfCode } from './redeem-sign-in-link.ts'
import { markVerified } from './verify-email.ts'

type Proof = { token: string } | { username: string; code: string }

async function linkOf(services: Services, proof: Proof, address: string): Promise<AccountLink> {
  if (!('token' in proof)) return linkOfCode(services, 'reset', proof, address)
  const link = await findByToken('reset', proof.token)
  if (!link) throw new Problem('invalid_or_expired')
  return link
}

/** Following a mailed link shows whose the address is, as long as nobody else has proven it before. */
async function proveAddress(trx: Knex.Transaction, userId: number, email: string): Promise<void> {
  const isElsewhere = await User.query(trx)
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNotNull('emailVerifiedAt')
    .first()
  if (isElsewhere) return
  const isProven = await trx
    .transaction((inner) => markVerified(inner, userId, email))
    .catch((error: unknown) => {
      // Another account has proven it at this moment.
      if (error instanceof UniqueViolationError) return false
      throw error
    })
  if (!isProven) return
  // Whoever set them up before has not shown that the account is theirs.
  await Passkey.query(trx).delete().where({ userId })
  await RecoveryCode.query(trx).delete().where({ userId })
  await Totp.query(trx).delete().where({ userId })
}

/**
 * Changes the password of whoever has the link or its code. Whatever got into the account before ends: sessions,
 * remembered devices, other links. Following a mailed link proves whose the address is. A refused password leaves the link unused.
 */
export async function resetPassword(
  services: Services,
  proof: Proof,
  { newPassword, address }: { newPassword: string; address: string },
): Promise<void> {
  const { hasher, config } = services
  const link = await linkOf(services, proof, address)
  const { username } = await User.query().findById(link.userId).throwIfNotFound()
  checkPassword(newPassword, username, config.passwordMinLength, 'newPassword')
  const passwordHash = await hasher.hash(newPassword)
  await transaction(async (trx) => {
    // Before the link, in the order of all that changes accounts, so that nobody waits for each other.
    const user = await User.query(trx).findById(link.userId).forNoKeyUpdate()
    if (!user || !(await consume(trx, link))) throw new Problem('invalid_or_expired')
    await User.query(trx).patch({ passwordHash }).where({ id: user.id })
    await endAccountLinks(trx, user.id)
    await endSessionsElsewhere(trx, user.id)
    // A link that was handed over proves no address.
    if (link.email !== null) await proveAddress(trx, user.id, link.email)
    await recordAudit(trx, user, 'account.reset_password', { type: 'user', id: user.id })
    await notifyOwner(services, trx, user, 'passwordChanged', address)
  })
}
