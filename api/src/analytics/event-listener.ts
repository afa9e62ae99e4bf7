import type { IncomingMessage, ServerResponse } from 'node:http'
import { trackEvent } from '@nila/api/contract'
import type Koa from 'koa'
import { failureOf, refusalHeaders } from '../http/catch-problems.ts'
import type { State } from '../http/context.ts'
import { apiHeaders } from '../http/headers.ts'
import { refuseCrossSite } from '../http/refuse-cross-site.ts'
import type { Services } from '../services.ts'
import { createEventTaker } from './take-event.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const PATH = `/api${trackEvent.path}`

/** Whether a request is for the address that pages tell of their visitors. */
export const isForEvents = ({ url = '' }: IncomingMessage): boolean =>
  url === PATH || url.startsWith(`${PATH}?`)

/**
 * Answers that address past Koa's middleware, which costs half of what an event does (`npm run bench -- analytics`): the same headers,
 * refusals and measurements, no session.
 */
export function createEventListener(app: Koa<State>, services: Services): Listener {
  const { config, log, metrics } = services
  const headers = apiHeaders(config.publicUrl.startsWith('https:'))
  const refuse = refuseCrossSite(config.publicUrl)
  const take = createEventTaker(services)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now()
    const ctx = app.createContext(request, response)
    ctx.state.routePath = PATH
    let status: number
    try {
      await refuse(ctx, () => Promise.resolve())
      status = await take(ctx)
      response.writeHead(status, headers).end()
    } catch (error) {
      const problem = failureOf(error, log, ctx)
      status = problem.status
      response
        .writeHead(status, {
          ...headers,
          ...refusalHeaders(problem),
          'Content-Type': 'application/json; charset=utf-8',
        })
        .end(JSON.stringify(problem.body))
    }
    metrics.duration.observe(
      { method: ctx.method, route: PATH, status },
      (performance.now() - started) / 1000,
    )
  }

  return (request, response) => void answer(request, response)
}
