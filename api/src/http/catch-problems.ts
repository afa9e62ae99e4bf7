import { DBError } from '@nila/db'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { isDatabaseAway } from './database-away.ts'
import { Problem } from './problem.ts'

/** Seconds after which a client may try again while the database is away. */
const DATABASE_RETRY_AFTER = 2

// What Postgres says of a value that it cannot hold. Schemas refuse these first; this is the net below them.
const UNSTORABLE = new Set(['22021', '22P02', '22003', '22P05'])

/** The refusal that something thrown stands for; undefined where it is a defect of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) return new Problem('service_unavailable', { retryAfter: DATABASE_RETRY_AFTER })
  const native = error instanceof DBError ? (error.nativeError as { code?: string }) : undefined
  if (native?.code && UNSTORABLE.has(native.code)) return new Problem('invalid_input')
  return undefined
}

/** The refusal that a failed request is answered with. Says nothing of the cause to the client, and nothing of bodies or queries to the log. */
export function failureOf(error: unknown, log: Logger, { method, state }: Context): Problem {
  const problem = problemOf(error)
  if (problem) return problem
  log.error({ err: error, route: state.routePath, method }, 'a request failed')
  return new Problem('internal_error')
}

/** Headers that a refusal adds. */
export const refusalHeaders = ({ retryAfter, status }: Problem): Record<string, string> => ({
  ...(retryAfter !== undefined && { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }),
  // The rest of a refused body is not worth reading.
  ...(status === 413 && { Connection: 'close' }),
})

/** Outermost: turns whatever was thrown into a Problem's answer. Koa's own error path would drop the headers that were set. */
export const catchProblems = (log: Logger) => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const problem = failureOf(error, log, ctx)
    ctx.status = problem.status
    ctx.body = problem.body
    ctx.set(refusalHeaders(problem))
  }
}
