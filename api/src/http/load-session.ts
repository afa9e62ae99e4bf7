import { createHash } from 'node:crypto'
import { type Database, prepared, type SecondFactor, User } from '@nila/db'
import type { Context } from './context.ts'

/** What koa-session keeps of a session. */
export interface SessionData {
  userId?: number
  remember?: boolean
  secondFactor?: SecondFactor
}

type Row = User & { sess: string; secondFactor: SecondFactor | null; isReauthenticated: boolean }

// One query for every request with a session: it must see the user as they are now.
const findSession = prepared<Row>(
  'find-session',
  `select users.id, users.username, users.email, users.role, users.locale, session.sess,
     users.email_verified_at as "emailVerifiedAt", users.created_at as "createdAt", users.last_login as "lastLogin",
     users.suspended_at as "suspendedAt", users.password_hash as "passwordHash",
     users.passkey_handle as "passkeyHandle", users.has_second_factor as "hasSecondFactor",
     session.second_factor as "secondFactor",
     coalesce(session.reauthenticated_at > now() - interval '10 minutes', false) as "isReauthenticated"
   from session join users on users.id = session.user_id
   where session.sid = $1 and session.expire > now() and users.suspended_at is null`,
)

/** What stands in the table for the id in a cookie: whoever reads the table cannot sign in with it. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex')

/** Finds the live session of an id, and leaves its user on the context. */
export async function loadSession(db: Database, id: string, ctx: Context): Promise<SessionData | undefined> {
  const [row] = await findSession(db, [hashSessionId(id)])
  if (!row) return undefined
  const { sess, secondFactor, isReauthenticated, ...user } = row
  ctx.state.user = Object.assign(new User(), user)
  ctx.state.sessionKey = id
  ctx.state.isReauthenticated = isReauthenticated
  ctx.state.secondFactor = secondFactor
  return JSON.parse(sess)
}
