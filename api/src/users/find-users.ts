import type { listUsers } from '@nila/api/contract'
import { type QueryBuilder, Session, User } from '@nila/db'
import { containing } from '../http/containing.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'
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

const COLUMNS = {
  createdAt: 'users.createdAt',
  id: 'users.id',
  username: 'users.username',
  email: 'users.email',
  role: 'users.role',
  lastLogin: 'users.lastLogin',
}

/** One page of the users. */
export async function findUsers(query: ListQuery<typeof listUsers>) {
  const { id: ids, role, q } = query.filter
  const users = withSessions()
  if (ids) users.whereIn('users.id', ids)
  if (role) users.where('users.role', role)
  if (q) {
    const pattern = containing(q)
    users.where((any) => any.where('username', 'ilike', pattern).orWhere('email', 'ilike', pattern))
  }
  const { rows, total } = await findPage(users, COLUMNS, query)
  return { rows: rows as UserWithSessions[], total }
}

/** One user. */
export const findUser = async (id: number): Promise<UserWithSessions | undefined> =>
  withSessions().findById(id).castTo<UserWithSessions | undefined>()
