import type { CountName, listAdminAvatars, listAvatars } from '@nila/api/contract'
import { Avatar, type Knex, type QueryBuilder, Subscription } from '@nila/db'
import { containing } from '../http/containing.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'
import type { Listing } from '../http/listing.ts'
import { IS_ACTIVE } from '../subscriptions/effective-status.ts'
import { accessOf } from './access-of.ts'

/** An avatar with how many users have access to it now. */
export type AvatarWithSubscribers = Avatar & { subscribers: number }

const COLUMNS = {
  name: 'avatars.name',
  id: 'avatars.id',
  category: 'avatars.category',
  price: 'avatars.price',
  isActive: 'avatars.isActive',
}

/** One page of the avatars that can be asked for, with what the records of a user come to; of nobody without one. */
export async function findOffered(query: ListQuery<typeof listAvatars>, userId: number | undefined) {
  const { rows, total } = await findPage(Avatar.query().where({ isActive: true }), COLUMNS, query)
  const ids = rows.map(({ id }) => id)
  const records =
    userId === undefined
      ? []
      : await Subscription.query().where({ userId }).whereIn('avatarId', ids).orderBy('id', 'desc')
  const byAvatar = Map.groupBy(records, ({ avatarId }) => avatarId)
  return { rows: rows.map((avatar) => ({ avatar, access: accessOf(byAvatar.get(avatar.id) ?? []) })), total }
}

const withSubscribers = (trx?: Knex.Transaction): QueryBuilder<Avatar, Avatar[]> =>
  Avatar.query(trx).select(
    'avatars.*',
    Subscription.query()
      .whereColumn('subscriptions.avatarId', 'avatars.id')
      .whereRaw(IS_ACTIVE)
      .countDistinct('subscriptions.userId')
      .as('subscribers'),
  )

/** One avatar. */
export const findAvatar = async (
  id: number,
  trx?: Knex.Transaction,
): Promise<AvatarWithSubscribers | undefined> =>
  withSubscribers(trx).findById(id).castTo<AvatarWithSubscribers | undefined>()

function narrow(
  avatars: QueryBuilder<Avatar, Avatar[]>,
  { id: ids, q }: ListQuery<typeof listAdminAvatars>['filter'],
): QueryBuilder<Avatar, Avatar[]> {
  if (ids) avatars.whereIn('avatars.id', ids)
  if (q) {
    const pattern = containing(q)
    avatars.where((any) =>
      any
        .where('avatars.name', 'ilike', pattern)
        .orWhere('avatars.description', 'ilike', pattern)
        .orWhere('avatars.category', 'ilike', pattern),
    )
  }
  return avatars
}

/** The avatars under a filter. */
export function avatarListing(
  filter: ListQuery<typeof listAdminAvatars>['filter'],
): Listing<Avatar, keyof typeof COLUMNS> {
  const query = narrow(withSubscribers(), filter)
  if (filter.isActive !== undefined) query.where('avatars.isActive', filter.isActive)
  return { query, columns: COLUMNS }
}

/** One page of all avatars, with how many of them are offered under the same search. */
export async function findAvatars(query: ListQuery<typeof listAdminAvatars>) {
  const { query: avatars } = avatarListing(query.filter)
  const states = narrow(Avatar.query(), query.filter)
    .select('avatars.isActive')
    .count('* as count')
    .groupBy('avatars.isActive')
    .castTo<{ isActive: boolean; count: number }[]>()
  const [{ rows, total }, groups] = await Promise.all([findPage(avatars, COLUMNS, query), states])
  const countOf = (state: boolean) => groups.find((group) => group.isActive === state)?.count ?? 0
  const counts: Record<CountName<typeof listAdminAvatars>, number> = {
    active: countOf(true),
    inactive: countOf(false),
    all: countOf(true) + countOf(false),
  }
  return { rows: rows as AvatarWithSubscribers[], total, counts }
}
