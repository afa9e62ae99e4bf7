import { type AccountLink, Passkey, Session, transaction, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from '../check-password.ts'
import { consume, endAccountLinks, findByToken } from './account-link.ts'
import { linkOfCode } from './redeem-sign-in-link.ts'
import { markVerified } from './verify-email.ts'

type Proof = { token: string } | { username: string; code: string }

async function linkOf(proof: Proof): Promise<AccountLink> {
  if (!('token' in proof)) return linkOfCode('reset', proof)
  const link = await findByToken('reset', proof.token)
  if (!link) throw new Problem('invalid_or_expired')
  return link
}

/**
 * Changes the password of whoever has the link or its code. Whatever got into the account before ends: sessions, other links.
 * Following the link proves whose the address is. A refused password leaves the link unused.
 */
export async function resetPassword(
  { hasher, config }: Services,
  proof: Proof,
  newPassword: string,
): Promise<void> {
  const link = await linkOf(proof)
  const { username } = await User.query().findById(link.userId).throwIfNotFound()
  checkPassword(newPassword, username, config.passwordMinLength, 'newPassword')
  const passwordHash = await hasher.hash(newPassword)
  await transaction(async (trx) => {
    if (!(await consume(trx, link))) throw new Problem('invalid_or_expired')
    const user = await User.query(trx).patchAndFetchById(link.userId, { passwordHash })
    await endAccountLinks(trx, user.id)
    await Session.query(trx).delete().where({ userId: user.id })
    const isElsewhere = await User.query(trx)
      .whereRaw('lower(email) = lower(?)', [link.email])
      .whereNotNull('emailVerifiedAt')
      .first()
    // Somebody else has proven the address before; the password is changed all the same.
    if (!isElsewhere && (await markVerified(trx, user.id, link.email))) {
      // Whoever made them before has not shown that the account is theirs.
      await Passkey.query(trx).delete().where({ userId: user.id })
    }
    await recordAudit(trx, user, 'account.reset_password', { type: 'user', id: user.id })
  })
}
