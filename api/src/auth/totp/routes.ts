import * as contract from '@nila/api/contract'
import { Totp } from '@nila/db'
import { type Api, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { beginTotp } from './begin-totp.ts'
import { confirmTotp } from './confirm-totp.ts'
import { unusedCodes } from './recovery-codes.ts'
import { removeTotp } from './remove-totp.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

export function totpRoutes(api: Api, services: Services): void {
  route(api, contract.getTotp, async ({ actor }) => {
    const totp = await Totp.query().findById(actor.id)
    return {
      confirmedAt: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await unusedCodes(actor.id).resultSize(),
    }
  })
  route(api, contract.beginTotp, async ({ actor }) => beginTotp(services, actor))
  route(api, contract.confirmTotp, async ({ actor, body, ctx }) => ({
    recoveryCodes: await confirmTotp(services, actor, {
      typed: body.totp,
      sessionKey: ctx.state.sessionKey,
    }),
  }))
  route(api, contract.removeTotp, async ({ actor }) => removeTotp(actor))
  route(api, contract.renewRecoveryCodes, async ({ actor }) => ({
    recoveryCodes: await renewRecoveryCodes(services, actor),
  }))
}
