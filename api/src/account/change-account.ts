import type { Body, changeAccount as changeAccountEndpoint } from '@nila/api/contract'
import { type Knex, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { endAccountLinks, endVerifications } from '../auth/account-links/account-link.ts'
import { askToVerify } from '../auth/account-links/verify-email.ts'
import { notifyOwner } from '../auth/notify-owner.ts'
import { Problem } from '../http/problem.ts'
import { mayMail } from '../mail/may-mail.ts'
import type { Services } from '../services.ts'

interface Asker {
  isReauthenticated: boolean
  address: string
}

interface NewEmail {
  email: string | null
  isMailed: boolean
  address: string
}

const isSameEmail = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** Puts an address, or none, in the place of the present one. What was mailed there opens nothing any more. */
async function replaceEmail(
  services: Services,
  trx: Knex.Transaction,
  user: User,
  { email, isMailed, address }: NewEmail,
): Promise<void> {
  await User.query(trx).patch({ email, emailVerifiedAt: null }).where({ id: user.id })
  await endAccountLinks(trx, user.id)
  if (email !== null) await askToVerify(services, trx, user, { email, isMailed })
  await recordAudit(trx, user, 'account.change_email', { type: 'user', id: user.id })
  await notifyOwner(services, trx, user, 'emailChanged', address)
}

/**
 * An address that was verified stays until the new one is: a slip of the pen, or whoever sits at an open browser, must not cut the owner
 * off. Giving the present address again withdraws a change that waits.
 */
async function changeEmail(
  services: Services,
  trx: Knex.Transaction,
  user: User,
  change: NewEmail,
): Promise<void> {
  const { email } = change
  const isSame = isSameEmail(email, user.email)
  if (email === null || !user.emailVerifiedAt) {
    if (!isSame) await replaceEmail(services, trx, user, change)
    return
  }
  await endVerifications(trx, user.id)
  // Nobody is told yet whether another account has proven it.
  if (!isSame) await askToVerify(services, trx, user, { ...change, email })
}

/** Changes what is given of the own account; a new address only for who has just given the password again (R26). */
export async function changeAccount(
  services: Services,
  user: User,
  { email, locale, theme }: Body<typeof changeAccountEndpoint>,
  { isReauthenticated, address }: Asker,
): Promise<User> {
  const isNewEmail = email !== undefined && !isSameEmail(email, user.email)
  if (isNewEmail && !isReauthenticated) throw new Problem('reauthentication_required')
  const isMailed = isNewEmail && email !== null && (await mayMail(services, email, address))
  return transaction(async (trx) => {
    const current = await User.query(trx).findById(user.id).forNoKeyUpdate().throwIfNotFound()
    if (locale !== undefined || theme !== undefined) {
      await User.query(trx)
        .patch({ ...(locale !== undefined && { locale }), ...(theme !== undefined && { theme }) })
        .where({ id: user.id })
    }
    if (email !== undefined) await changeEmail(services, trx, current, { email, isMailed, address })
    return User.query(trx).findById(user.id).throwIfNotFound()
  })
}
