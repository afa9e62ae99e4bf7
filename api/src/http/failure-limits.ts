import type { Database } from '@nila/db'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem.ts'

interface LimitOptions {
  name: string
  /** How many are let through in a window. */
  points: number
  /** The window in seconds. */
  duration: number
}

/** Counts in Postgres, so that two instances agree, and in memory while Postgres is away. */
export function createLimit(db: Database, { name, points, duration }: LimitOptions) {
  const options = { keyPrefix: name, points, duration }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  })
  const refusal = (result: RateLimiterRes) =>
    new Problem('too_many_attempts', { retryAfter: result.msBeforeNext / 1000 })

  return {
    /** Refuses with 429 once the window's points are used up; counts nothing. */
    async check(key: string): Promise<void> {
      const result = await limiter.get(key)
      if (result && result.consumedPoints >= points) throw refusal(result)
    },
    /** Counts one, and refuses with 429 where that is one too many. */
    async count(key: string): Promise<void> {
      await limiter.consume(key).catch((result: unknown) => {
        throw result instanceof RateLimiterRes ? refusal(result) : result
      })
    },
    /** Counts one, and says whether that was still within the limit. */
    take: (key: string): Promise<boolean> =>
      limiter.consume(key).then(
        () => true,
        (result: unknown) => {
          if (result instanceof RateLimiterRes) return false
          throw result
        },
      ),
    /** Forgets what was counted. */
    async forget(key: string): Promise<void> {
      await limiter.delete(key)
    },
  }
}

export type Limit = ReturnType<typeof createLimit>
