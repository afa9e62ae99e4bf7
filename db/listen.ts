import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './connect.ts'

/** How long after it was lost the connection is opened again, how often it is tried out, and how long that may take (milliseconds). */
const PAUSE = 500
const PROBE_EVERY = 10_000
const PROBE_LIMIT = 5000

export interface ListenOptions {
  connection: Connection
  /** A plain name: it becomes part of a statement. */
  channel: string
  onNotification: (payload: string) => void
  /** The connection was lost and is back: what was said meanwhile went unheard. */
  onGap: () => void
}

/** Rejects once the connection gives no answer any more: a network that is gone says nothing by itself. */
async function probe(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await setTimeout(PROBE_EVERY, undefined, { ref: false, signal })
    await client.query('select 1')
  }
}

/**
 * Hears a channel of Postgres over a connection of its own, which is opened again whenever it is lost. Resolves when the first attempt to
 * open it is over, with what closes it.
 */
export async function listen(options: ListenOptions): Promise<() => Promise<void>> {
  const { connection, channel, onNotification, onGap } = options
  const closing = new AbortController()
  const { signal } = closing
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()

  async function hear(client: pg.Client, isFirst: boolean): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload = '' }) => onNotification(payload))
    await client.connect()
    await client.query(`listen ${channel}`)
    begin()
    if (!isFirst) onGap()
    await Promise.race([ended, probe(client, signal)])
  }

  async function run(): Promise<void> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const client = new pg.Client({
        ...clientConfig(connection),
        keepAlive: true,
        // By which operators tell it from the pool's.
        application_name: channel,
        query_timeout: PROBE_LIMIT,
      })
      // Whatever ended it, the next attempt tells whether it still matters.
      await hear(client, isFirst).catch(() => undefined)
      begin()
      await client.end().catch(() => undefined)
      await setTimeout(PAUSE, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }

  const running = run()
  await hasBegun
  return async () => {
    closing.abort()
    await running
  }
}
