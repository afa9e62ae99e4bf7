import { type Knex, transaction, UniqueViolationError, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import { mayMail } from '../../mail/may-mail.ts'
import type { Services } from '../../services.ts'
import { consume, createAccountLink, findByToken, LIFE } from './account-link.ts'

/** Queues the mail that asks whether an address is the user's, in the transaction that set it. */
export async function mailVerification(
  { config, outbox }: Services,
  trx: Knex.Transaction,
  user: User,
  email: string,
): Promise<void> {
  const { token, expiresAt } = await createAccountLink(trx, { user, email, purpose: 'verify_email' })
  await outbox.queue(trx, {
    to: email,
    locale: user.locale,
    expiresAt,
    mail: {
      name: 'emailVerification',
      values: { username: user.username, hours: LIFE.verify_email / 60 },
      secrets: { link: `${config.publicUrl}/verify-email#${token}` },
    },
  })
}

/** Mails a link to the user's own unverified address. Says nothing where there is no address or it is verified. */
export async function requestEmailVerification(services: Services, user: User): Promise<void> {
  const { email } = user
  if (!email || user.emailVerifiedAt || !(await mayMail(services, email))) return
  await transaction((trx) => mailVerification(services, trx, user, email))
}

/** Marks the address that a link was mailed to as the user's, as long as it is still the account's. */
export const markVerified = async (
  trx: Knex.Transaction,
  userId: number,
  email: string,
): Promise<boolean> => {
  const changed = await User.query(trx)
    .patch({ emailVerifiedAt: User.fn.now() })
    .where({ id: userId, email, emailVerifiedAt: null })
  return changed > 0
}

/** Takes the link of an address that is to be verified. */
export async function redeemEmailVerification(token: string): Promise<void> {
  const link = await findByToken('verify_email', token)
  if (!link) throw new Problem('invalid_or_expired')
  await transaction(async (trx) => {
    if (!(await consume(trx, link))) throw new Problem('invalid_or_expired')
    const user = await User.query(trx).findById(link.userId).throwIfNotFound()
    // An older link, to an address that the account has left.
    if (user.email !== link.email) throw new Problem('invalid_or_expired')
    if (await markVerified(trx, user.id, link.email)) {
      await recordAudit(trx, user, 'account.verify_email', { type: 'user', id: user.id })
    }
  }).catch((error: unknown) => {
    const isTaken = error instanceof UniqueViolationError && error.constraint === 'users_email_key'
    throw isTaken ? new Problem('email_taken') : error
  })
}
