import { type Knex, LoginAttempt, type User } from '@nila/db'
import type { Services } from '../../services.ts'
import type { describeOrigin } from '../origin.ts'

type Place = ReturnType<typeof describeOrigin>

/**
 * Whether a user has signed in before, but never with this browser and from this country. Nothing is kept in browsers for it, and
 * addresses do not count, since those of phones change by the hour. The first sign-in of all is no news.
 */
export async function isNewDevice(
  trx: Knex.Transaction,
  userId: number,
  { browser, country }: Place,
): Promise<boolean> {
  const before = LoginAttempt.query(trx).where({ userId, outcome: 'success' })
  if (!(await before.clone().first())) return false
  return !(await before.where({ browser, country }).first())
}

/** Mails the owner that their account is used from there. */
export async function tellOfNewDevice(
  { outbox }: Services,
  trx: Knex.Transaction,
  { email, emailVerifiedAt, username, locale }: User,
  { ip, browser, country }: Place,
): Promise<void> {
  // Whose an unverified address is nobody knows.
  if (!email || !emailVerifiedAt) return
  await outbox.queue(trx, {
    to: email,
    locale,
    mail: {
      name: 'newDevice',
      values: { username, browser: browser ?? '–', ip, country, at: new Date().toISOString() },
    },
  })
}
