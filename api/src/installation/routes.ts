import { getInstallation } from '@nila/api/contract'
import { isDemo } from '@nila/db/demo'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'

export function installationRoutes(api: Api, { db }: Services): void {
  route(api, getInstallation, async () => ({ isDemo: await isDemo(db) }))
}
