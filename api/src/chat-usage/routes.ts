import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { readChatUsage } from './read-chat-usage.ts'

const DEFAULT_DAYS = 30

export function chatUsageRoutes(api: Api, { db }: Services): void {
  route(api, contract.getChatUsage, ({ query }) => readChatUsage(db, Number(query.days ?? DEFAULT_DAYS)))
}
