import { Readable } from 'node:stream'
import type { ListEndpoint } from '@nila/api/contract'
import type { Context } from './context.ts'
import { writeCsv } from './csv.ts'
import { Problem } from './problem.ts'

/** Each holds a connection for as long as it takes. */
const MOST_AT_ONCE = 2
const RETRY_AFTER = 10

let running = 0

/** Takes one of the few places, until the function that it gives is called. */
export function takePlace(): () => void {
  if (running >= MOST_AT_ONCE) throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER })
  running += 1
  let isTaken = true
  return () => {
    if (isTaken) running -= 1
    isTaken = false
  }
}

/** `pending-subscriptions-2026-11-22.csv` */
const fileNameOf = ({ path }: ListEndpoint): string =>
  `${path.slice(path.lastIndexOf('/') + 1)}-${new Date().toISOString().slice(0, 10)}.csv`

/** Answers with all records of a list as a file; what is not read any more is given up. */
export function sendCsv<T>(
  ctx: Context,
  target: ListEndpoint,
  columns: readonly string[],
  batches: AsyncIterable<T[]>,
): Readable {
  const file = Readable.from(writeCsv(columns, batches), { highWaterMark: 2 })
  // An answer that has begun can only be broken off: it must not look whole.
  file.once('error', () => ctx.res.destroy())
  ctx.status = 200
  ctx.set('Content-Type', 'text/csv; charset=utf-8')
  ctx.set('Content-Disposition', `attachment; filename="${fileNameOf(target)}"`)
  ctx.body = file
  return file
}
