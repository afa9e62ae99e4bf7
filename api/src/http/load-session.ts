import { createHash } from 'node:crypto'
import { BACKGROUND_HEADER } from '@nila/api/contract'
import { type Database, prepared, type SecondFactor, Session, User } from '@nila/db'
import type { Context } from './context.ts'
import { SESSION_IS_LIVE } from './session-limits.ts'

/** What koa-session keeps of a session. */
export interface SessionData {
  userId?: number
}

type Row = User & {
  sess: string
  sessionId: number
  deviceId: number | null
  secondFactor: SecondFactor | null
  isReauthenticated: boolean
  isIdle: boolean
}

// One query for every request with a session: it must see the user as they are now.
const findSession = prepared<Row>(
  'find-session',
  `select users.id, users.username, users.email, users.role, users.locale, users.theme, session.sess,
     users.email_verified_at as "emailVerifiedAt", users.created_at as "createdAt", users.last_login as "lastLogin",
     users.suspended_at as "suspendedAt", users.password_hash as "passwordHash",
     users.has_second_factor as "hasSecondFactor", session.id as "sessionId", session.device_id as "deviceId",
     session.second_factor as "secondFactor",
     coalesce(session.reauthenticated_at > now() - interval '10 minutes', false) as "isReauthenticated",
     session.last_used_at < now() - interval '1 minute' as "isIdle"
   from session join users on users.id = session.user_id
   where session.sid = $1 and ${SESSION_IS_LIVE}`,
)

/** What stands in the table for the id in a cookie: whoever reads the table cannot sign in with it. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex')

/** A session as it was found. */
export interface FoundSession {
  data: SessionData
  /** Whether it was last used a while ago. */
  isIdle: boolean
}

/** Finds the live session of an id, and leaves its user on the context. Finding it is no use of it. */
export async function findLiveSession(
  db: Database,
  id: string,
  ctx: Context,
): Promise<FoundSession | undefined> {
  const [row] = await findSession(db, [hashSessionId(id)])
  if (!row) return undefined
  const { sess, sessionId, deviceId, secondFactor, isReauthenticated, isIdle, ...user } = row
  ctx.state.user = Object.assign(new User(), user)
  ctx.state.sessionKey = id
  ctx.state.sessionId = sessionId
  ctx.state.deviceId = deviceId
  ctx.state.isReauthenticated = isReauthenticated
  ctx.state.secondFactor = secondFactor
  return { data: JSON.parse(sess), isIdle }
}

/** The same for a request, which uses it. */
export async function loadSession(db: Database, id: string, ctx: Context): Promise<SessionData | undefined> {
  const session = await findLiveSession(db, id, ctx)
  // Once a minute is enough to know when somebody was last here; what a page asks by itself is nobody.
  if (session?.isIdle && !ctx.get(BACKGROUND_HEADER)) {
    await Session.query()
      .patch({ lastUsedAt: Session.fn.now() })
      .where({ sid: hashSessionId(id) })
  }
  return session?.data
}
