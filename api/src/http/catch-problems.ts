import { DBError } from '@nila/db'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { isDatabaseAway } from './database-away.ts'
import { Problem } from './problem.ts'

/** Seconds after which a client may try again while the database is away. */
const DATABASE_RETRY_AFTER = 2

// What Postgres says of a value that it cannot hold. Schemas refuse these first; this is the net below them.
const UNSTORABLE = new Set(['22021', '22P02', '22003', '22P05'])

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) return new Problem('service_unavailable', { retryAfter: DATABASE_RETRY_AFTER })
  const native = error instanceof DBError ? (error.nativeError as { code?: string }) : undefined
  if (native?.code && UNSTORABLE.has(native.code)) return new Problem('invalid_input')
  return undefined
}

/**
 * Outermost: turns whatever was thrown into a Problem's answer. Koa's own error path would drop the headers that were set.
 * Says nothing of the cause to the client, and nothing of bodies or queries to the log.
 */
export const catchProblems = (log: Logger) => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    let problem = problemOf(error)
    if (!problem) {
      log.error({ err: error, route: ctx.state.routePath, method: ctx.method }, 'a request failed')
      problem = new Problem('internal_error')
    }
    ctx.status = problem.status
    ctx.body = problem.body
    if (problem.retryAfter !== undefined)
      ctx.set('Retry-After', String(Math.max(1, Math.ceil(problem.retryAfter))))
    // The rest of a refused body is not worth reading.
    if (problem.status === 413) ctx.set('Connection', 'close')
  }
}
