import { type Knex, User } from '@nila/db'
import type { Actor } from '../http/context.ts'
import type { MailValues } from '../mail/mails.ts'
import type { Services } from '../services.ts'

/** The most keys that a mail names. */
const MOST_KEYS = 20

/** What somebody did to words about money, law and signing in. */
export type ProtectedDeed = Pick<MailValues['copyNotice'], 'what' | 'keys'>

/** Tells the other administrators, in the transaction that does it. */
export async function noticeAdministrators(
  { outbox }: Pick<Services, 'outbox'>,
  trx: Knex.Transaction,
  { id, username }: Actor,
  { what, keys }: ProtectedDeed,
): Promise<void> {
  const others = await User.query(trx)
    .whereIn('role', ['admin', 'super_admin'])
    .whereNot({ id })
    .whereNotNull('emailVerifiedAt')
    .whereNull('suspendedAt')
  const shown = keys.length > MOST_KEYS ? [...keys.slice(0, MOST_KEYS), '…'] : keys
  const values = { username, what, keys: shown, at: new Date().toISOString() }
  for (const { email, locale } of others)
    if (email) await outbox.queue(trx, { to: email, locale, mail: { name: 'copyNotice', values } })
}
