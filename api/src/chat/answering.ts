import { type ChatSettings, retryMessage, sendMessage } from '@nila/api/contract'
import { readChatSettings } from '../chat-settings/read-chat-settings.ts'
import type { Context } from '../http/context.ts'
import { sessionCookieName } from '../http/sessions.ts'
import { type ModelEndpointInUse, readModelEndpoints } from '../model-endpoints/read-model-endpoints.ts'
import type { Services } from '../services.ts'

/** What questions are answered with and under, as it is now. */
export interface Answering {
  endpoints: ModelEndpointInUse[]
  settings: ChatSettings
}

/** The addresses at which something is asked. */
const ASKING = [sendMessage, retryMessage].map(
  ({ path }) => new RegExp(`^/api${path.replace(':id', '\\d+')}$`),
)

/** What was begun to be read for requests whose session is looked for. */
const ahead = new WeakMap<Context, Promise<Answering>>()

function readAnswering(services: Services): Promise<Answering> {
  const reading = Promise.all([readModelEndpoints(services), readChatSettings(services.db)])
  const answering = reading.then(([endpoints, settings]) => ({ endpoints, settings }))
  // Whoever needs it hears of a failure; until then it is nobody's.
  answering.catch(() => undefined)
  return answering
}

/** Begins to read it for a question before its session is found: that is one trip to the database the less to wait for. */
export function readAnsweringAhead(services: Services) {
  const cookie = sessionCookieName(services.config.publicUrl.startsWith('https:'))
  return (ctx: Context, next: () => Promise<void>): Promise<void> => {
    // Not for strangers, who could have the database asked for nothing.
    const mayAsk =
      ctx.method === 'POST' &&
      ASKING.some((address) => address.test(ctx.path)) &&
      ctx.cookies.get(cookie, { signed: true })
    if (mayAsk) ahead.set(ctx, readAnswering(services))
    return next()
  }
}

/** What was read ahead for a request, or is read now. */
export const answeringOf = (ctx: Context, services: Services): Promise<Answering> =>
  ahead.get(ctx) ?? readAnswering(services)
