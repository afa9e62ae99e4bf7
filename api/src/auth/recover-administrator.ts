import { passes } from '@nila/api/contract'
import { type Knex, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { describeOrigin, type Origin } from './origin.ts'

/** Whether the operator's link may let somebody in. */
export const isRecoverable = ({ role, suspendedAt }: User): boolean => passes('admin', role) && !suspendedAt

/** Tells everybody who administrates, whoever was let in among them, in the transaction that lets them in (R13). */
async function tellAdministrators(
  { outbox }: Services,
  trx: Knex.Transaction,
  { username }: User,
  origin: Origin,
): Promise<void> {
  const administrators = await User.query(trx)
    .whereIn('role', ['admin', 'super_admin'])
    .whereNotNull('emailVerifiedAt')
    .whereNull('suspendedAt')
  const { ip } = describeOrigin(origin)
  const mail = { name: 'recovery', values: { username, ip, at: new Date().toISOString() } } as const
  for (const { email, locale } of administrators) {
    if (email) await outbox.queue(trx, { to: email, locale, mail })
  }
}

/** Lets an administrator in by the operator's link, writes it down and tells the others. */
export async function recoverAdministrator(
  services: Services,
  trx: Knex.Transaction,
  id: number,
  origin: Origin,
): Promise<User> {
  const user = await User.query(trx).findById(id).throwIfNotFound()
  // Who was suspended or demoted since the link was printed.
  if (!isRecoverable(user)) throw new Problem('invalid_or_expired')
  await recordAudit(trx, user, 'account.recover', { type: 'user', id })
  await tellAdministrators(services, trx, user, origin)
  return user
}
