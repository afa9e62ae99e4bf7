import * as contract from '@nila/api/contract'
import { Totp } from '@nila/db'
import { signedIn } from '../../http/guard.ts'
import { type Api, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { askerOf } from '../prove-second-factor.ts'
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
  route(api, contract.confirmTotp, async ({ body, ctx }) => ({
    recoveryCodes: await confirmTotp(services, signedIn(ctx), {
      typed: body.totp,
      ...askerOf(ctx),
    }),
  }))
  route(api, contract.removeTotp, async ({ ctx }) => removeTotp(services, signedIn(ctx), askerOf(ctx)))
  route(api, contract.renewRecoveryCodes, async ({ ctx }) => ({
    recoveryCodes: await renewRecoveryCodes(services, signedIn(ctx), ctx.ip),
  }))
}
