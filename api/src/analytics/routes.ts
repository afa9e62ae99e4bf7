import * as contract from '@nila/api/contract'
import { type Api, type ListCall, route, routeList } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findVisitDays } from './find-visit-days.ts'
import { periodOf } from './period.ts'
import { readAnalytics } from './read-analytics.ts'
import { readEngagement } from './read-engagement.ts'
import { readGeoDistribution } from './read-geo-distribution.ts'

const DEFAULT_DAYS = 30

async function* onePart<T>(items: T[]): AsyncGenerator<T[]> {
  yield items
}

export function analyticsRoutes(api: Api, { db }: Services): void {
  const findDays = async ({ filter, sort }: ListCall<typeof contract.listVisitDays>) => {
    const days = await findVisitDays(db, periodOf(filter, new Date()), filter.country ?? '')
    return sort.order === 'DESC' ? days.reverse() : days
  }

  route(api, contract.getAnalytics, ({ query }) => readAnalytics(db, query))
  route(api, contract.getGeoDistribution, ({ query }) => readGeoDistribution(db, query))
  route(api, contract.getEngagement, ({ query }) => readEngagement(db, Number(query.days ?? DEFAULT_DAYS)))
  routeList(
    api,
    contract.listVisitDays,
    async (call) => {
      const days = await findDays(call)
      return { items: days.slice(call.offset, call.offset + call.limit), total: days.length }
    },
    async (call) => onePart(await findDays(call)),
  )
}
