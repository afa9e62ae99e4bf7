import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { presentProviders } from './present-providers.ts'
import { presentTestResult } from './present-test-result.ts'
import { sendTestEmail, sendTestWelcomeEmail } from './send-test-email.ts'

export function emailTestingRoutes(api: Api, services: Services): void {
  const { mail } = services.config
  route(api, contract.sendTestEmail, async ({ actor, body }) =>
    presentTestResult(await sendTestEmail(services, actor, body), mail, body.kind === 'standard'),
  )
  route(api, contract.sendTestWelcomeEmail, async ({ actor, body }) =>
    presentTestResult(await sendTestWelcomeEmail(services, actor, body), mail, false),
  )
  route(api, contract.getEmailProviders, async () => presentProviders(services.outbox))
}
