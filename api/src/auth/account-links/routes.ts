import * as contract from '@nila/api/contract'
import { signedIn } from '../../http/guard.ts'
import { type Api, route } from '../../http/route.ts'
import { startSession } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { originOf } from '../origin.ts'
import { presentCurrentUser } from '../present-current-user.ts'
import { browserOf, rememberBrowser } from './browser-cookie.ts'
import { redeemSignInLink } from './redeem-sign-in-link.ts'
import { requestLink, SENT } from './request-link.ts'
import { resetPassword } from './reset-password.ts'
import { redeemEmailVerification, requestEmailVerification } from './verify-email.ts'

const said = (message: string) => ({ success: true, message }) as const

export function accountLinkRoutes(api: Api, services: Services): void {
  route(api, contract.requestSignInLink, async ({ body, ctx }) => {
    const browser = rememberBrowser(ctx)
    await requestLink(services, { username: body.username, address: ctx.ip, purpose: 'sign_in', browser })
    return said(SENT)
  })
  route(api, contract.redeemSignInLink, async ({ body, ctx }) => {
    const { user, secondFactor } = await redeemSignInLink(services, body, browserOf(ctx), originOf(ctx))
    await startSession(ctx, user, { remember: false, secondFactor })
    return presentCurrentUser(user)
  })

  route(api, contract.resetPassword, async ({ body, ctx }) => {
    if ('newPassword' in body) {
      const { newPassword, ...proof } = body
      await resetPassword(services, proof, newPassword)
      return said('Your password was changed. You can now log in with the new password.')
    }
    await requestLink(services, { username: body.username, address: ctx.ip, purpose: 'reset' })
    ctx.status = 202
    return said(SENT)
  })

  route(api, contract.requestEmailVerification, async ({ ctx }) => {
    await requestEmailVerification(services, signedIn(ctx))
    return said('If your address is not verified yet, a message with a link is on its way.')
  })
  route(api, contract.redeemEmailVerification, async ({ body }) => {
    await redeemEmailVerification(body.token)
    return said('Your e-mail address is verified.')
  })

  route(api, contract.getDebugSession, async ({ ctx }) => ({ isAuthenticated: ctx.state.user !== undefined }))
}
