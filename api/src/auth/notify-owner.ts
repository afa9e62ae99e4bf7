import type { Knex, User } from '@nila/db'
import { cutAddress } from '../http/client-address.ts'
import type { SecurityEvent } from '../mail/mails.ts'
import type { Services } from '../services.ts'

/** What of a user says where to write to, and how. */
export type Owner = Pick<User, 'username' | 'email' | 'emailVerifiedAt' | 'locale'>

/**
 * Tells an account's owner of a change to what protects it, in the transaction that makes it. Only at an address that is shown to be
 * theirs: anybody can type one in.
 * @param address where it was done from; undefined where that is no browser
 */
export async function notifyOwner(
  { outbox }: Pick<Services, 'outbox'>,
  trx: Knex.Transaction,
  { username, email, emailVerifiedAt, locale }: Owner,
  event: SecurityEvent,
  address: string | undefined,
): Promise<void> {
  if (!email || !emailVerifiedAt) return
  const ip = address === undefined ? null : cutAddress(address)
  const values = { username, event, ip, at: new Date().toISOString() }
  await outbox.queue(trx, { to: email, locale, mail: { name: 'securityNotice', values } })
}
