import {
  getUser,
  listOwnLogins,
  login,
  logout,
  reauthenticate as reauthenticateEndpoint,
  redeemRecoveryLink as redeemRecoveryLinkEndpoint,
  register,
  verifyAuth,
} from '@nila/api/contract'
import { transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { limitKeyOf } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { signedIn } from '../http/guard.ts'
import { type Api, route, routeList } from '../http/route.ts'
import type { Services } from '../services.ts'
import { browserOf } from './browser-cookie.ts'
import { listLogins } from './list-logins.ts'
import { originOf } from './origin.ts'
import { presentCurrentUser } from './present-current-user.ts'
import { presentLogin } from './present-login.ts'
import { reauthenticate } from './reauthenticate.ts'
import { redeemRecoveryLink } from './recovery-links.ts'
import { registerUser } from './register-user.ts'
import { closeSession } from './sessions/close-session.ts'
import { openSession, resumeSession } from './sessions/open-session.ts'
import { recordSignIn, signIn } from './sign-in.ts'

const presentOwn = (ctx: Context) => presentCurrentUser(signedIn(ctx), ctx.state.secondFactor)

export function authRoutes(api: Api, services: Services): void {
  route(api, register, async ({ body, ctx }) => {
    await services.limits.registrations.count(limitKeyOf(ctx.ip))
    return presentCurrentUser(await registerUser(services, body, ctx.ip))
  })

  route(api, login, async ({ body, ctx }) => {
    const signedIn = await signIn(services, body, originOf(ctx))
    return openSession(services, ctx, signedIn, { remember: body.remember ?? false })
  })

  route(api, logout, async ({ ctx }) => {
    const { user } = ctx.state
    await closeSession(ctx)
    if (user) {
      await transaction((trx) => recordAudit(trx, user, 'account.logout', { type: 'user', id: user.id }))
    }
  })

  route(api, verifyAuth, async ({ ctx }) => {
    const user = ctx.state.user ? presentOwn(ctx) : await resumeSession(services, ctx)
    return user ? { authenticated: true, user } : { authenticated: false }
  })

  route(api, getUser, async ({ ctx }) => presentOwn(ctx))

  route(api, redeemRecoveryLinkEndpoint, async ({ body, ctx }) => {
    const origin = originOf(ctx)
    const { user, isRecovery } = await redeemRecoveryLink(services, body, origin)
    // The operator's link stands for both factors; who was just created sets up their own.
    const secondFactor = isRecovery ? 'recovery_link' : undefined
    await recordSignIn(services, user, origin, secondFactor)
    if (!isRecovery) ctx.status = 201
    return openSession(services, ctx, { user, secondFactor })
  })

  route(api, reauthenticateEndpoint, async ({ body, ctx }) =>
    reauthenticate(services, signedIn(ctx), body, {
      sessionKey: ctx.state.sessionKey ?? '',
      browser: browserOf(ctx),
      address: ctx.ip,
    }),
  )

  routeList(api, listOwnLogins, async ({ actor, ...query }) => {
    const { rows, total } = await listLogins(actor.id, query)
    return { items: rows.map(presentLogin), total }
  })
}
