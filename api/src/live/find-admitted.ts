import { type Database, prepared, type SecondFactor, type User } from '@nila/db'
import { refusalOf } from '../http/guard.ts'
import { SESSION_IS_LIVE } from '../http/session-limits.ts'

interface Row extends Pick<User, 'role' | 'hasSecondFactor'> {
  sid: string
  secondFactor: SecondFactor | null
}

// One query for all sockets, by the same clock and rules as a request's. Looking is no use of a session (R18).
const findSessions = prepared<Row>(
  'find-sessions-of-sockets',
  `select session.sid, session.second_factor as "secondFactor", users.role, users.has_second_factor as "hasSecondFactor"
   from session join users on users.id = session.user_id
   where session.sid = any($1) and ${SESSION_IS_LIVE}`,
)

/** Of some sessions, those that are live and still an administrator's. */
export async function findAdmitted(
  db: Database,
  sids: string[],
  adminNeedsSecondFactor: boolean,
): Promise<ReadonlySet<string>> {
  const rows = await findSessions(db, [sids])
  const admitted = rows.filter(
    ({ role, hasSecondFactor, secondFactor }) =>
      !refusalOf({ user: { role, hasSecondFactor }, secondFactor }, 'admin', adminNeedsSecondFactor),
  )
  return new Set(admitted.map(({ sid }) => sid))
}
