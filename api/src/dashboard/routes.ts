import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { countPending } from './count-pending.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardRoutes(api: Api, { db, outbox }: Services): void {
  route(api, contract.getPendingWork, countPending)
  route(api, contract.getDashboard, () => readDashboard(db, outbox))
}
