import { LIVE_ADMIN_PATH, LIVE_PATH } from '@nila/api/contract'
import type { Context } from '../http/context.ts'
import { checkGuard, refusalOf } from '../http/guard.ts'
import { findLiveSession, hashSessionId } from '../http/load-session.ts'
import { Problem } from '../http/problem.ts'
import { sessionCookieName } from '../http/sessions.ts'
import type { Services } from '../services.ts'

/**
 * Refuses a request for a socket that another site made, which browsers do not keep it from as they do with `fetch`, and one that asks for
 * an administrator's without the session of one (R39). Gives the hash of the id of an administrator's session; undefined for anybody else,
 * for whom the database is not asked unless they have a session.
 */
export async function admitSocket({ config, db }: Services, ctx: Context): Promise<string | undefined> {
  const { publicUrl, adminNeedsSecondFactor } = config
  if (ctx.path !== LIVE_PATH || ctx.method !== 'GET') throw new Problem('not_found')
  // A client that sends no Origin is no browser.
  const origin = ctx.get('Origin')
  if (origin && origin !== publicUrl) throw new Problem('cross_site')
  const cookie = sessionCookieName(publicUrl.startsWith('https:'))
  const id = ctx.cookies.get(cookie, { signed: true })
  if (id) await findLiveSession(db, id, ctx)
  if (ctx.url === LIVE_ADMIN_PATH) checkGuard(ctx, 'admin', adminNeedsSecondFactor)
  const isAdministrator = id && !refusalOf(ctx.state, 'admin', adminNeedsSecondFactor)
  return isAdministrator ? hashSessionId(id) : undefined
}
