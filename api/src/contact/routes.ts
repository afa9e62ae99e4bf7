import * as contract from '@nila/api/contract'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { sendContactMessage } from './send-message.ts'

const SENT = { success: true, message: 'Your message is on its way to support.' } as const

export function contactRoutes(api: Api, services: Services): void {
  route(api, contract.sendContactMessage, async ({ body, ctx }) => {
    await sendContactMessage(services, body, ctx.ip)
    return SENT
  })
}
