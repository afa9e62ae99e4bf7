import { type AccountLink, type Knex, transaction, UniqueViolationError, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import { Problem } from '../../http/problem.ts'
import { mayMail } from '../../mail/may-mail.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'
import { addressOf, consume, createAccountLink, endAccountLinks, findByToken, LIFE } from './account-link.ts'

interface Verification {
  email: string
  /** Whether a mail may go out; the address waits to be verified all the same, and can be asked about again. */
  isMailed: boolean
}

/**
 * Makes the link that asks whether an address is the user's, in the transaction that set it, and mails it there.
 * @param name of the mail that carries it
 */
export async function askToVerify(
  { config, outbox }: Services,
  trx: Knex.Transaction,
  user: User,
  { email, isMailed }: Verification,
  name: 'emailVerification' | 'welcome' = 'emailVerification',
): Promise<void> {
  const { token, expiresAt } = await createAccountLink(trx, { user, email, purpose: 'verify_email' })
  if (!isMailed) return
  const values = { username: user.username, hours: LIFE.verify_email / 60 }
  const secrets = { link: addressOf(config.publicUrl, user, 'verify_email', token) }
  await outbox.queue(trx, { to: email, locale: user.locale, expiresAt, mail: { name, values, secrets } })
}

/** Mails a link to the user's own unverified address. Says nothing where there is no address or it is verified. */
export async function requestEmailVerification(
  services: Services,
  user: User,
  address: string,
): Promise<void> {
  const { email } = user
  if (!email || user.emailVerifiedAt || !(await mayMail(services, email, address))) return
  await transaction((trx) => askToVerify(services, trx, user, { email, isMailed: true }))
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

/** Puts a new address in the place of a verified one, which is told. What was mailed there opens nothing any more. */
async function replaceVerified(
  services: Services,
  trx: Knex.Transaction,
  user: User,
  email: string,
  address: string,
): Promise<void> {
  await User.query(trx).patch({ email, emailVerifiedAt: User.fn.now() }).where({ id: user.id })
  await endAccountLinks(trx, user.id)
  await recordAudit(trx, user, 'account.change_email', { type: 'user', id: user.id })
  await notifyOwner(services, trx, user, 'emailChanged', address)
}

async function follow(
  services: Services,
  trx: Knex.Transaction,
  link: AccountLink,
  address: string,
): Promise<void> {
  // Before the link, in the order of all that changes accounts, so that nobody waits for each other.
  const user = await User.query(trx).findById(link.userId).forNoKeyUpdate()
  const { email } = link
  if (!user || !email || !(await consume(trx, link))) throw new Problem('invalid_or_expired')
  if (user.email !== email) {
    // An older link, to an address that the account has left before it was anybody's.
    if (!user.emailVerifiedAt) throw new Problem('invalid_or_expired')
    await replaceVerified(services, trx, user, email, address)
  } else if (await markVerified(trx, user.id, email)) {
    await recordAudit(trx, user, 'account.verify_email', { type: 'user', id: user.id })
  }
}

/**
 * Takes the link of an address that is to be verified: the account's, or one that is to take the place of a verified one. Only now is
 * it said that another account has proven the address: to whoever reads its mail.
 * @param address that the request came from
 */
export async function redeemEmailVerification(
  services: Services,
  token: string,
  address: string,
): Promise<void> {
  const link = await findByToken('verify_email', token)
  if (!link) throw new Problem('invalid_or_expired')
  await transaction((trx) => follow(services, trx, link, address)).catch((error: unknown) => {
    const isTaken = error instanceof UniqueViolationError && error.constraint === 'users_email_key'
    throw isTaken ? new Problem('email_taken') : error
  })
}
