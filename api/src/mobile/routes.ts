import { getMobileAppInfo, mobileRelease } from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'

export function mobileRoutes(api: Api): void {
  const { version, megabytes, lastUpdated } = mobileRelease
  route(api, getMobileAppInfo, async () => ({ version, size: `${megabytes} MB`, lastUpdated }))
}
