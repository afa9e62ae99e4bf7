import * as contract from '@nila/api/contract'
import { Passkey } from '@nila/db'
import { limitKeyOf } from '../../http/client-address.ts'
import { findPage } from '../../http/find-page.ts'
import { signedIn } from '../../http/guard.ts'
import { type Api, route, routeList } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { browserOf, rememberBrowser } from '../browser-cookie.ts'
import { originOf } from '../origin.ts'
import { askerOf } from '../prove-second-factor.ts'
import { openSession } from '../sessions/open-session.ts'
import { beginAuthentication } from './begin-authentication.ts'
import { beginRegistration } from './begin-registration.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { finishRegistration } from './finish-registration.ts'
import { presentPasskey } from './present-passkey.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'

const COLUMNS = { createdAt: 'createdAt', lastUsedAt: 'lastUsedAt', name: 'name' }

export function passkeyRoutes(api: Api, services: Services): void {
  const { limits } = services

  route(api, contract.beginPasskeyRegistration, async ({ actor, ctx }) => {
    await limits.passkeyChallenges.count(limitKeyOf(ctx.ip))
    return beginRegistration(services, actor, rememberBrowser(ctx))
  })
  route(api, contract.finishPasskeyRegistration, async ({ body, ctx }) =>
    presentPasskey(
      await finishRegistration(services, signedIn(ctx), body, {
        browser: browserOf(ctx),
        userAgent: ctx.get('User-Agent'),
        ...askerOf(ctx),
      }),
    ),
  )

  route(api, contract.beginPasskeyAuthentication, async ({ ctx }) => {
    await limits.passkeyChallenges.count(limitKeyOf(ctx.ip))
    return beginAuthentication(services, rememberBrowser(ctx))
  })
  route(api, contract.signInByPasskey, async ({ body, ctx }) => {
    const user = await signInByPasskey(services, body, browserOf(ctx), originOf(ctx))
    return openSession(services, ctx, { user, secondFactor: 'passkey' })
  })

  routeList(api, contract.listPasskeys, async ({ actor, ...query }) => {
    const { rows, total } = await findPage(Passkey.query().where({ userId: actor.id }), COLUMNS, query)
    return { items: rows.map(presentPasskey), total }
  })
  route(api, contract.renamePasskey, async ({ actor, params, body }) =>
    presentPasskey(await renamePasskey(actor, params.id, body.name)),
  )
  route(api, contract.removePasskey, async ({ params, ctx }) =>
    removePasskey(services, signedIn(ctx), params.id, askerOf(ctx)),
  )
}
