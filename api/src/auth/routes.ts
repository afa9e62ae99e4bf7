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
import { signedIn } from '../http/guard.ts'
import { type Api, route, routeList } from '../http/route.ts'
import { endSession, startSession } from '../http/sessions.ts'
import type { Services } from '../services.ts'
import { browserOf } from './account-links/browser-cookie.ts'
import { listLogins } from './list-logins.ts'
import { originOf } from './origin.ts'
import { presentCurrentUser } from './present-current-user.ts'
import { presentLogin } from './present-login.ts'
import { reauthenticate } from './reauthenticate.ts'
import { redeemRecoveryLink } from './recovery-links.ts'
import { registerUser } from './register-user.ts'
import { recordSignIn, signIn } from './sign-in.ts'

export function authRoutes(api: Api, services: Services): void {
  route(api, register, async ({ body, ctx }) => {
    await services.limits.registrations.count(limitKeyOf(ctx.ip))
    return presentCurrentUser(await registerUser(services, body))
  })

  route(api, login, async ({ body, ctx }) => {
    const { user, secondFactor } = await signIn(services, body, originOf(ctx))
    await startSession(ctx, user, { remember: body.remember ?? false, secondFactor })
    return presentCurrentUser(user)
  })

  route(api, logout, async ({ ctx }) => {
    const { user } = ctx.state
    await endSession(ctx)
    if (user) {
      await transaction((trx) => recordAudit(trx, user, 'account.logout', { type: 'user', id: user.id }))
    }
  })

  route(api, verifyAuth, async ({ ctx }) => {
    const { user } = ctx.state
    return user ? { authenticated: true, user: presentCurrentUser(user) } : { authenticated: false }
  })

  route(api, getUser, async ({ ctx }) => presentCurrentUser(signedIn(ctx)))

  route(api, redeemRecoveryLinkEndpoint, async ({ body, ctx }) => {
    const secondFactor = 'recovery_link'
    const user = await recordSignIn(await redeemRecoveryLink(services, body), originOf(ctx), secondFactor)
    await startSession(ctx, user, { remember: false, secondFactor })
    return presentCurrentUser(user)
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
