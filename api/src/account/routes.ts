import * as contract from '@nila/api/contract'
import { closeSession } from '../auth/sessions/close-session.ts'
import { deviceOf, expireDevice } from '../http/device-cookie.ts'
import { signedIn } from '../http/guard.ts'
import { setHint } from '../http/hint-cookie.ts'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { changeAccount } from './change-account.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount, exportName } from './export-account.ts'
import { presentAccount } from './present-account.ts'

export function accountRoutes(api: Api, services: Services): void {
  route(api, contract.getAccount, async ({ ctx }) => presentAccount(signedIn(ctx), ctx.state.secondFactor))

  route(api, contract.changeAccount, async ({ body, ctx }) => {
    const user = await changeAccount(services, signedIn(ctx), body, {
      isReauthenticated: ctx.state.isReauthenticated ?? false,
      address: ctx.ip,
    })
    return presentAccount(user, ctx.state.secondFactor)
  })

  route(api, contract.changePassword, async ({ body, ctx }) => {
    const sessionId = ctx.state.sessionId ?? 0
    await changePassword(services, signedIn(ctx), body, { sessionId, address: ctx.ip })
    if (deviceOf(ctx) === undefined) return
    // The device was forgotten with all others; this session ends with the browser now.
    expireDevice(ctx)
    setHint(ctx, false)
  })

  route(api, contract.exportAccount, async ({ ctx }) => {
    const user = signedIn(ctx)
    const data = await exportAccount(user, ctx.state)
    ctx.set('Content-Disposition', `attachment; filename="${exportName(user, data.exportedAt)}"`)
    return data
  })

  route(api, contract.deleteAccount, async ({ actor, body, ctx }) => {
    await deleteAccount(services, actor, body, ctx.ip)
    await closeSession(ctx)
  })
}
