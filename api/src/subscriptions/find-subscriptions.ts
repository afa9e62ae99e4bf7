import {
  type Filter,
  type listOwnSubscriptions,
  listPendingSubscriptions,
  listSubscriptions,
  type SortField,
} from '@nila/api/contract'
import { Avatar, type Knex, type QueryBuilder, Subscription } from '@nila/db'
import { containing } from '../http/containing.ts'
import type { Counts } from '../http/count-records.ts'
import { type Columns, findPage } from '../http/find-page.ts'
import { isUnfiltered, type ListQuery } from '../http/list-query.ts'
import { findListed, type Listing } from '../http/listing.ts'
import { search } from '../http/search.ts'
import { countAll, countSome, TABS, type Tab } from './count-subscriptions.ts'

/** A record with the name of what it is for. */
export type SubscriptionWithNames = Subscription & { avatarName: string; avatarIcon: string }

type Subscriptions = QueryBuilder<Subscription, Subscription[]>

const addNames = (subscriptions: Subscriptions): Subscriptions =>
  subscriptions
    .join('avatars', 'avatars.id', 'subscriptions.avatarId')
    .select('subscriptions.*', 'avatars.name as avatarName', 'avatars.icon as avatarIcon')

const withNames = (trx?: Knex.Transaction): Subscriptions => addNames(Subscription.query(trx))

/** One record. */
export const findSubscription = async (
  id: number,
  trx?: Knex.Transaction,
): Promise<SubscriptionWithNames | undefined> =>
  withNames(trx).where('subscriptions.id', id).first().castTo<SubscriptionWithNames | undefined>()

/** Records by their ids. */
export const findSubscriptions = async (ids: number[]): Promise<SubscriptionWithNames[]> =>
  withNames().whereIn('subscriptions.id', ids).castTo<SubscriptionWithNames[]>()

const COLUMNS: Columns<SortField<typeof listSubscriptions>> = {
  createdAt: 'subscriptions.createdAt',
  id: 'subscriptions.id',
  username: 'subscriptions.username',
  avatarName: { reference: 'subscriptions.avatarId', table: 'avatars', name: 'avatars.name' },
  paymentMethod: 'subscriptions.paymentMethod',
  status: 'subscriptions.status',
  expiresAt: 'subscriptions.expiresAt',
}

type AllFilter = Filter<typeof listSubscriptions>
type PendingFilter = Filter<typeof listPendingSubscriptions>
type CommonFilter = Omit<AllFilter, 'status'>
type SubscriptionListing = Listing<Subscription, keyof typeof COLUMNS>

/** Finds records by user and transaction id, and those of the avatars that are called so. */
async function searchFor(q: string) {
  const avatars = await Avatar.query().select('id').where('name', 'ilike', containing(q))
  const ids = avatars.map(({ id }) => id)
  return search(
    'subscriptions',
    q,
    ids.length ? [{ sql: 'subscriptions.avatar_id = any(?)', bindings: [ids] }] : [],
  )
}

async function underAllTabs({
  id: ids,
  avatarId,
  userId,
  paymentMethod,
  q,
}: CommonFilter): Promise<SubscriptionListing> {
  const query = Subscription.query()
  if (ids) query.whereIn('subscriptions.id', ids)
  if (avatarId !== undefined) query.where('subscriptions.avatarId', avatarId)
  if (userId !== undefined) query.where('subscriptions.userId', userId)
  if (paymentMethod) query.where('subscriptions.paymentMethod', paymentMethod)
  return { query, columns: COLUMNS, found: q ? await searchFor(q) : undefined, joined: addNames }
}

const where = (listing: SubscriptionListing, condition: string): SubscriptionListing => ({
  ...listing,
  query: listing.query.clone().whereRaw(condition),
})

/** What the tabs hold of a list under these filters. */
async function countTabs<T extends Tab>(
  listing: SubscriptionListing,
  { id, avatarId, userId, paymentMethod }: CommonFilter,
  tabs: readonly T[],
): Promise<Counts<T>> {
  const isCounted = !id && !listing.found && avatarId === undefined && userId === undefined
  if (!isCounted) return countSome(listing, tabs)
  const { counts } = await countAll(paymentMethod)
  return { counts: Object.fromEntries(tabs.map((tab) => [tab, counts[tab]])) as Record<T, number> }
}

const ofPending = (pending: SubscriptionListing, isMissing: boolean | undefined): SubscriptionListing => {
  if (isMissing === undefined) return pending
  return where(pending, isMissing ? TABS.missingTransactionId : `not (${TABS.missingTransactionId})`)
}

/** The records under a filter. */
export const subscriptionListing = async ({ status, ...filter }: AllFilter) =>
  where(await underAllTabs(filter), TABS[status ?? 'all'])

/** The requests that wait, under a filter. */
export const pendingListing = async ({ isMissingTransactionId, ...filter }: PendingFilter) =>
  ofPending(where(await underAllTabs(filter), TABS.pending), isMissingTransactionId)

/** One page of all records, with what each filter would hold under the same search. */
export async function findAllSubscriptions(query: ListQuery<typeof listSubscriptions>) {
  const { status, ...filter } = query.filter
  const tab = status ?? 'all'
  const listing = await underAllTabs(filter)
  const { counts, cutAt } = await countTabs(listing, filter, listSubscriptions.counts)
  const page = await findListed(where(listing, TABS[tab]), query, {
    count: counts[tab],
    cutAt,
    isWhole: isUnfiltered(query.filter),
  })
  return { ...page, rows: page.rows as SubscriptionWithNames[], counts, countsLimit: cutAt }
}

/** One page of the requests that wait for a decision, with how many of them lack a transaction id. */
export async function findPendingSubscriptions(query: ListQuery<typeof listPendingSubscriptions>) {
  const { isMissingTransactionId: isMissing, ...filter } = query.filter
  const listing = where(await underAllTabs(filter), TABS.pending)
  const { counts, cutAt } = await countTabs(listing, filter, listPendingSubscriptions.counts)
  const { pending, missingTransactionId } = counts
  const count =
    isMissing === undefined ? pending : isMissing ? missingTransactionId : pending - missingTransactionId
  const page = await findListed(ofPending(listing, isMissing), query, { count, cutAt })
  return { ...page, rows: page.rows as SubscriptionWithNames[], counts, countsLimit: cutAt }
}

/** One page of a user's own records. */
export async function findOwnSubscriptions(userId: number, query: ListQuery<typeof listOwnSubscriptions>) {
  const { rows, total } = await findPage(
    Subscription.query().where({ userId }),
    { createdAt: 'subscriptions.createdAt', id: 'subscriptions.id' },
    query,
    undefined,
    addNames,
  )
  return { rows: rows as SubscriptionWithNames[], total }
}
