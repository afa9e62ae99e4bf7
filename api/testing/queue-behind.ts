import type { Database } from '@nila/db'
import { expect } from 'vitest'

/**
 * Starts one work after the other while a row is held that each of them waits for, so that they meet there in this order; then lets go of
 * it, and gives how each ended.
 */
export async function queueBehind(
  db: Database,
  { table, ...key }: { table: string; [column: string]: string | number },
  works: (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const waiting = async () => {
    const { rows } = await db.raw(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length
  }
  const begun: Promise<unknown>[] = []
  await db.transaction(async (trx) => {
    await trx(table).where(key).forUpdate()
    for (const work of works) {
      begun.push(work().catch((error: unknown) => Promise.reject(error)))
      begun.at(-1)?.catch(() => undefined)
      await expect.poll(waiting, { timeout: 20_000 }).toBe(begun.length)
    }
  })
  return Promise.allSettled(begun)
}
