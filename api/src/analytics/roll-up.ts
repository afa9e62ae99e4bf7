import type { Database } from '@nila/db'
import type { Logger } from 'pino'

/** Held while figures are made, so that two instances do not make the same ones. */
export const ROLLING = 7_143_011
/** How old figures may be (milliseconds), and how many times longer than making them took they must stand at least. */
const EVERY = 5000
const REST_FACTOR = 10

/** Makes the figures of every day that was written to since they were made; another instance that is at it is left alone. */
export const rollUp = (db: Database): Promise<void> =>
  db.transaction(async (trx) => {
    const lock = await trx.raw<{ rows: { isMine: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?) as "isMine"',
      [ROLLING],
    )
    if (!lock.rows[0]?.isMine) return
    const { rows } = await trx.raw<{ rows: { day: string }[] }>(
      'select day::text from analytics_days where changes <> rolled_changes order by day desc limit 3',
    )
    for (const { day } of rows) await trx.raw('select roll_up_analytics(?)', [day])
  })

/** Keeps the figures fresh until it is stopped by what this gives. */
export function keepRollingUp(db: Database, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()

  async function run(): Promise<void> {
    const started = performance.now()
    await rollUp(db).catch((error: unknown) =>
      log.warn({ err: error }, 'the figures of visits are not fresh'),
    )
    if (isStopped) return
    const rest = Math.max(EVERY, (performance.now() - started) * REST_FACTOR)
    timer = setTimeout(next, rest).unref()
  }
  const next = () => {
    running = run()
  }
  next()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
