import type { Body, deleteAccount as deleteAccountEndpoint } from '@nila/api/contract'
import {
  AccountLink,
  EmailLog,
  type Knex,
  MessageReport,
  OutboxEmail,
  Review,
  Subscription,
  transaction,
  User,
} from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { notifyOwner } from '../auth/notify-owner.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import type { Services } from '../services.ts'

/**
 * The account as it is now, locked together with those who could look after Nila without it: of the last two super-administrators who go
 * at once, one stays.
 */
async function lockForDeletion(trx: Knex.Transaction, id: number): Promise<User> {
  const rows = await User.query(trx)
    .where({ id })
    .orWhere({ role: 'super_admin', suspendedAt: null })
    .orderBy('id')
    .forUpdate()
  const user = rows.find((row) => row.id === id)
  // Deleted already, by the same session in another tab.
  if (!user) throw new Problem('authentication_required')
  if (user.role === 'super_admin' && rows.length === 1) throw new Problem('last_super_admin')
  return user
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id)

/** Removes what was mailed to the addresses of an account, or still waits to be, save those that another account has as well. */
async function removeMails(trx: Knex.Transaction, { id, email }: User): Promise<void> {
  const links = await AccountLink.query(trx).where({ userId: id }).whereNotNull('email')
  const own = new Set([email, ...links.map((link) => link.email)].filter((address) => address !== null))
  const shared = await User.query(trx)
    .whereIn('email', [...own])
    .whereNot({ id })
  for (const other of shared) if (other.email) own.delete(other.email)
  await OutboxEmail.query(trx)
    .delete()
    .whereIn('recipient', [...own])
  const logs = await EmailLog.query(trx)
    .delete()
    .whereIn('recipient', [...own])
    .returning('id')
  await announceChange(trx, 'email-logs', idsOf(logs))
}

/** Removes the copies of what was said that reports of answers hold. */
async function removeReports(trx: Knex.Transaction, { id: userId }: User): Promise<void> {
  const reports = await MessageReport.query(trx).delete().where({ userId }).returning('id')
  await announceChange(trx, 'chat-reports', idsOf(reports))
}

/** Tells open screens of what goes with an account, or loses its name; while it is still there to be found. */
async function announceDeletion(trx: Knex.Transaction, userId: number): Promise<void> {
  const reviews = await Review.query(trx).select('id').where({ userId })
  const subscriptions = await Subscription.query(trx).select('id').where({ userId })
  await announceChange(trx, 'users', [userId])
  await announceChange(trx, 'reviews', idsOf(reviews))
  await announceChange(trx, 'subscriptions', idsOf(subscriptions))
}

/**
 * Deletes an account with all that belongs to it (R47). Its review stays without a name, or goes with it; of the account only the lines of
 * the audit log are kept, with its number and its name, and for a week that it was mailed a goodbye (sweep.ts).
 * @param address that the request came from
 */
export const deleteAccount = (
  services: Services,
  actor: Actor,
  { review }: Body<typeof deleteAccountEndpoint>,
  address: string,
): Promise<void> =>
  transaction(async (trx) => {
    const user = await lockForDeletion(trx, actor.id)
    await announceDeletion(trx, user.id)
    if (review === 'remove') await Review.query(trx).delete().where({ userId: user.id })
    await removeMails(trx, user)
    await removeReports(trx, user)
    await recordAudit(trx, user, 'account.delete', { type: 'user', id: user.id, details: { review } })
    await User.query(trx).deleteById(user.id)
    await notifyOwner(services, trx, user, 'accountDeleted', address)
  })
