import type { Filter, listUsers, SortField } from '@nila/api/contract'
import { type QueryBuilder, Session, User } from '@nila/db'
import { countKinds, countListed, sumOf } from '../http/count-records.ts'
import type { Counted } from '../http/find-page.ts'
import { isUnfiltered, type ListQuery } from '../http/list-query.ts'
import { findListed, type Listing } from '../http/listing.ts'
import { search } from '../http/search.ts'
import { SESSION_IS_LIVE } from '../http/session-limits.ts'

/** A user with the number of their live sessions. */
export type UserWithSessions = User & { sessions: number }

const withSessions = (): QueryBuilder<User, User[]> =>
  User.query().select(
    'users.*',
    Session.query()
      .whereColumn('session.userId', 'users.id')
      .whereRaw(SESSION_IS_LIVE)
      .count()
      .as('sessions'),
  )

const COLUMNS: Record<SortField<typeof listUsers>, string> = {
  createdAt: 'users.createdAt',
  id: 'users.id',
  username: 'users.username',
  email: 'users.email',
  role: 'users.role',
  lastLogin: 'users.lastLogin',
}

type UserFilter = Filter<typeof listUsers>
type UserListing = Listing<User, keyof typeof COLUMNS>

/** The users under a filter. */
export async function userListing({ id: ids, role, q }: UserFilter): Promise<UserListing> {
  const query = withSessions()
  if (ids) query.whereIn('users.id', ids)
  if (role) query.where('users.role', role)
  return { query, columns: COLUMNS, found: q ? await search('users', q) : undefined }
}

async function count(listing: UserListing, filter: UserFilter): Promise<Counted> {
  const { id: ids, role } = filter
  if (ids || listing.found) {
    const { counts, cutAt } = await countListed(listing, { all: 'true' })
    return { count: counts.all, cutAt }
  }
  const kinds = await countKinds<Pick<User, 'role'>>('users')
  return { count: sumOf(kinds, (kind) => !role || kind.role === role), isWhole: isUnfiltered(filter) }
}

/** One page of the users. */
export async function findUsers(query: ListQuery<typeof listUsers>) {
  const listing = await userListing(query.filter)
  const counted = await count(listing, query.filter)
  const { rows, total } = await findListed(listing, query, counted)
  return { rows: rows as UserWithSessions[], total, countsLimit: counted.cutAt }
}

/** One user. */
export const findUser = async (id: number): Promise<UserWithSessions | undefined> =>
  withSessions().findById(id).castTo<UserWithSessions | undefined>()
