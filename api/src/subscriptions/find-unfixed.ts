import { TRANSACTION_ID } from '@nila/api/contract'
import { type Knex, type QueryBuilder, Subscription } from '@nila/db'

const NEEDS_NONE = "(payment_method = 'free_access' or coalesce(transaction_id, '') ~ ?)"

const withState = (trx: Knex.Transaction | undefined, isSkipped: boolean) =>
  Subscription.query(trx).whereRaw(isSkipped ? NEEDS_NONE : `not ${NEEDS_NONE}`, [
    TRANSACTION_ID.source,
  ]) as QueryBuilder<Subscription, Subscription[]>

/** A record whose transaction id is missing or in no shape. */
export type Unfixed = Subscription & { username: string; avatarName: string }

/** Locks the next `limit` of them behind the id `after`, in the order of their ids. */
export async function lockUnfixed(trx: Knex.Transaction, after: number, limit: number): Promise<Unfixed[]> {
  const locked = await withState(trx, false)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
  const ids = locked.map(({ id }) => id)
  return Subscription.query(trx)
    .select('subscriptions.*', 'users.username', 'avatars.name as avatarName')
    .join('users', 'users.id', 'subscriptions.userId')
    .join('avatars', 'avatars.id', 'subscriptions.avatarId')
    .whereIn('subscriptions.id', ids)
    .orderBy('subscriptions.id')
    .castTo<Unfixed[]>()
}

/** The records that need no other transaction id: how many there are, and the newest `limit` of them. */
export async function findSkipped(limit: number) {
  const count = await withState(undefined, true).resultSize()
  const newest = await withState(undefined, true)
    .select('id', 'transactionId')
    .orderBy('id', 'desc')
    .limit(limit)
  return { count, newest }
}
