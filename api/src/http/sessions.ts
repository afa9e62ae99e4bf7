import { randomBytes } from 'node:crypto'
import { type Database, type SecondFactor, Session, type User } from '@nila/db'
import type Koa from 'koa'
import koaSession from 'koa-session'
import type { Context, State } from './context.ts'
import { createCookieKeys } from './cookie-keys.ts'
import { hashSessionId, loadSession } from './load-session.ts'

const HOUR = 3_600_000
/** How long a session lives that was not asked to be remembered; its cookie ends with the browser. */
const SESSION_AGE = 12 * HOUR
/** How long one lives that was. Administrators are never remembered longer than a working day. */
const REMEMBERED_AGE = 30 * 24 * HOUR

/** Readable by scripts: pages ask who is signed in only where it is there, so that guests cause no failed request. */
const HINT_COOKIE = 'nila_hint'

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
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure, overwrite: true } as const
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
        maxAge: SESSION_AGE,
        autoCommit: false,
        secure: isSecure,
        sameSite: 'lax',
        genid: () => randomBytes(32).toString('base64url'),
        externalKey: {
          get: (ctx: Context) => ctx.cookies.get(key, { signed: true }) ?? '',
          set: (ctx: Context, value: string) => {
            const maxAge = ctx.session.remember ? ctx.session.maxAge : undefined
            ctx.cookies.set(key, value, { ...cookie, httpOnly: true, signed: true, maxAge })
            ctx.cookies.set(HINT_COOKIE, '1', { ...cookie, httpOnly: false, signed: false, maxAge })
          },
        },
        store: {
          get: async (value, _maxAge, { ctx }) => loadSession(db, value, ctx),
          set: async (value, data, maxAge, { ctx }) => {
            const row = { sess: JSON.stringify(data), expire: new Date(Date.now() + maxAge) }
            // A session that was loaded is only ever updated: one that was ended meanwhile must stay ended.
            if (value === ctx.state.sessionKey)
              await Session.query()
                .patch(row)
                .where({ sid: hashSessionId(value) })
            else
              await Session.query().insert({
                ...row,
                sid: hashSessionId(value),
                userId: Number(data.userId),
                secondFactor: data.secondFactor ?? null,
              })
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
  if (!ctx.state.user && ctx.cookies.get(HINT_COOKIE, { signed: false })) expireHint(ctx)
  return next()
}

const expireHint = (ctx: Context) =>
  ctx.cookies.set(HINT_COOKIE, '', { path: '/', expires: new Date(0), overwrite: true, signed: false })

interface SessionStart {
  remember: boolean
  /** What proved, beside or instead of the password, who this is. */
  secondFactor?: SecondFactor | undefined
}

/** Starts a session of `user` under a new id, whatever session there was (R14). */
export async function startSession(
  ctx: Context,
  user: User,
  { remember, secondFactor }: SessionStart,
): Promise<void> {
  const isRemembered = remember && user.role === 'user'
  const session = ctx.session
  session.userId = user.id
  session.remember = isRemembered
  session.secondFactor = secondFactor
  session.maxAge = isRemembered ? REMEMBERED_AGE : SESSION_AGE
  await session.regenerate()
}

/** Ends the session of this request, in the table and in the browser. */
export async function endSession(ctx: Context): Promise<void> {
  const session = ctx.session
  ctx.session = null
  await session.manuallyCommit()
  expireHint(ctx)
}
