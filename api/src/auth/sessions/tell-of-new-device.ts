import { type Knex, LoginAttempt, type User } from '@nila/db'
import type { Services } from '../../services.ts'
import type { describeOrigin } from '../origin.ts'

/**
 * Mails the owner that somebody signed in with a browser and from a country in which they never did. Nothing is kept in browsers for it,
 * and addresses do not count, since those of phones change by the hour. The first sign-in of all is no news.
 */
export async function tellOfNewDevice(
  { outbox }: Services,
  trx: Knex.Transaction,
  user: User,
  { ip, browser, country }: ReturnType<typeof describeOrigin>,
): Promise<void> {
  const { email, emailVerifiedAt, username, locale } = user
  // Whose an unverified address is nobody knows.
  if (!email || !emailVerifiedAt) return
  const before = LoginAttempt.query(trx).where({ userId: user.id, outcome: 'success' })
  const isFirst = !(await before.clone().first())
  if (isFirst || (await before.where({ browser, country }).first())) return
  await outbox.queue(trx, {
    to: email,
    locale,
    mail: {
      name: 'newDevice',
      values: { username, browser: browser ?? '–', ip, country, at: new Date().toISOString() },
    },
  })
}
