import { LIVE_IDS_LIMIT, type LiveResource } from '@nila/api/contract'
import type { Knex } from '@nila/db'

/** The channel of Postgres on which all instances hear what one of them changed. */
export const CHANGES_CHANNEL = 'nila_changes'

async function notify(trx: Knex.Transaction, resource: LiveResource, ids: number[]): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', [CHANGES_CHANNEL, JSON.stringify({ resource, ids })])
}

/**
 * Tells every open screen of the back office, at whatever instance, that records have changed; once the transaction stands, and
 * never if it does not.
 */
export async function announceChange(
  trx: Knex.Transaction,
  resource: LiveResource,
  ids: number[],
): Promise<void> {
  if (ids.length) await notify(trx, resource, ids.length > LIVE_IDS_LIMIT ? [] : ids)
}

/** The same where it may be all of them. */
export const announceWholeList = (trx: Knex.Transaction, resource: LiveResource): Promise<void> =>
  notify(trx, resource, [])
