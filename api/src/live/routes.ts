import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import { readActiveUsers } from './read-active-users.ts'

export function liveRoutes(api: Api): void {
  route(api, contract.getActiveUsers, readActiveUsers)
}
