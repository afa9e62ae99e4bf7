import type { Knex } from '@nila/db'

/** The channel of Postgres on which all instances hear that a release has changed: its state, or which one is live. */
export const RELEASE_CHANNEL = 'nila_release'

/** Has every instance look where the releases stand, once the transaction does. */
export async function announceRelease(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', [RELEASE_CHANNEL, ''])
}
