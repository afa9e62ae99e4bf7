import { randomBytes } from 'node:crypto'
import { type Database, ForeignKeyViolationError, Session, transaction, User } from '@nila/db'
import type Koa from 'koa'
import koaSession from 'koa-session'
import type { Context, SessionStart, StartedSession, State } from './context.ts'
import { createCookieKeys } from './cookie-keys.ts'
import { deviceOf } from './device-cookie.ts'
import { expireHint, hasHint, setHint } from './hint-cookie.ts'
import { hashSessionId, loadSession } from './load-session.ts'
import { Problem } from './problem.ts'
import { SESSION_AGE } from './session-limits.ts'

export interface SessionOptions {
  keys: string[]
  isSecure: boolean
  db: Database
}

/** `__Host-` binds the cookie to this host over https; browsers refuse that prefix on http. */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-nila_session' : 'nila_session'

/** Sessions through koa-session, in the `session` table. They are written at sign-in and sign-out only. */
export function useSessions(app: Koa<State>, { keys, isSecure, db }: SessionOptions): void {
  const key = sessionCookieName(isSecure)
  app.keys = createCookieKeys(keys)

  app.use((ctx, next) => {
    // Behind a proxy that ends TLS the connection here is plain; PUBLIC_URL says what the browser speaks.
    ctx.cookies.secure = isSecure
    return next()
  })
  app.use(
    koaSession(
      {
        key,
        maxAge: SESSION_AGE.user,
        autoCommit: false,
        secure: isSecure,
        sameSite: 'lax',
        genid: () => randomBytes(32).toString('base64url'),
        externalKey: {
          get: (ctx: Context) => ctx.cookies.get(key, { signed: true }) ?? '',
          // Both end with the browser, save where the device is remembered: then the hint stays as long as it is.
          set: (ctx: Context, value: string) => {
            ctx.cookies.set(key, value, { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true })
            setHint(ctx, ctx.state.starts?.deviceId !== undefined)
          },
        },
        store: {
          get: async (value, _maxAge, { ctx }) => loadSession(db, value, ctx),
          set: async (value, data, _maxAge, { ctx }) => {
            const sid = hashSessionId(value)
            const { starts } = (ctx as Context).state
            const row = { sess: JSON.stringify(data), expire: new Date(Number(data._expire)) }
            // A session that was loaded is only ever updated: one that was ended meanwhile must stay ended.
            if (!starts) await Session.query().patch(row).where({ sid })
            else await insertSession(row, sid, Number(data.userId), starts)
          },
          destroy: async (value) => {
            await Session.query()
              .delete()
              .where({ sid: hashSessionId(value) })
          },
        },
      },
      app,
    ),
  )
  app.use(forgetHint)
}

/** Takes the hint back from browsers whose session is over, so that their pages stop asking. */
function forgetHint(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (!ctx.state.user && !deviceOf(ctx) && hasHint(ctx)) expireHint(ctx)
  return next()
}

async function insertSession(
  row: { sess: string; expire: Date },
  sid: string,
  userId: number,
  { place, secondFactor, deviceId, passwordHash }: StartedSession,
): Promise<void> {
  try {
    await transaction(async (trx) => {
      // Waits for whoever changes the account: what ends its sessions either sees this one or is seen here.
      const user = await User.query(trx).findOne({ id: userId, passwordHash, suspendedAt: null }).forShare()
      if (!user) throw new Problem('authentication_required')
      await Session.query(trx).insert({
        ...row,
        ...place,
        sid,
        userId,
        secondFactor: secondFactor ?? null,
        // The operator's link is proof enough for the first minutes: who needs it may have nothing else.
        reauthenticatedAt: secondFactor === 'recovery_link' ? Session.fn.now() : null,
        deviceId: deviceId ?? null,
      })
    })
  } catch (error) {
    // The device was forgotten meanwhile.
    throw error instanceof ForeignKeyViolationError ? new Problem('authentication_required') : error
  }
}

/** Starts a session of `user` under a new id, whatever session there was (R14). */
export async function startSession(ctx: Context, user: User, start: SessionStart): Promise<void> {
  const session = ctx.session
  ctx.state.starts = { ...start, passwordHash: user.passwordHash }
  session.userId = user.id
  session.maxAge =
    SESSION_AGE[start.secondFactor === 'recovery_link' ? 'recovery' : user.role === 'user' ? 'user' : 'staff']
  await session.regenerate()
}

/** Ends the session of this request, in the table and in the browser. */
export async function endSession(ctx: Context): Promise<void> {
  const session = ctx.session
  ctx.session = null
  await session.manuallyCommit()
  expireHint(ctx)
}
