import * as contract from '@nila/api/contract'
import { signedIn } from '../../http/guard.ts'
import { type Api, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { browserOf, rememberBrowser } from '../browser-cookie.ts'
import { originOf } from '../origin.ts'
import { openSession } from '../sessions/open-session.ts'
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
    const signedIn = await redeemSignInLink(services, body, browserOf(ctx), originOf(ctx))
    return openSession(services, ctx, signedIn)
  })

  route(api, contract.resetPassword, async ({ body, ctx }) => {
    if ('newPassword' in body) {
      const { newPassword, ...proof } = body
      await resetPassword(services, proof, { newPassword, address: ctx.ip })
      return said('Your password was changed. You can now log in with the new password.')
    }
    await requestLink(services, { username: body.username, address: ctx.ip, purpose: 'reset' })
    ctx.status = 202
    return said(SENT)
  })

  route(api, contract.requestEmailVerification, async ({ ctx }) => {
    await requestEmailVerification(services, signedIn(ctx), ctx.ip)
    return said('If your address is not verified yet, a message with a link is on its way.')
  })
  route(api, contract.redeemEmailVerification, async ({ body, ctx }) => {
    await redeemEmailVerification(services, body.token, ctx.ip)
    return said('Your e-mail address is verified.')
  })

  route(api, contract.getDebugSession, async ({ ctx }) => ({ isAuthenticated: ctx.state.user !== undefined }))
}
