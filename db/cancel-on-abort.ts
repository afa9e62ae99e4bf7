import pg from 'pg'
import { type Connection, clientConfig } from './connect.ts'

const pidOf = async (client: pg.ClientBase): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

async function cancel(connection: Connection, pid: number | undefined): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [pid])
  } finally {
    await client.end()
  }
}

/** Has the server give up what `client` is doing once the signal comes: some statements take minutes, and none of them listens to us. */
export async function cancelOnAbort(
  connection: Connection,
  client: pg.ClientBase,
  signal: AbortSignal,
): Promise<void> {
  const pid = await pidOf(client)
  // Where the server cannot be reached, what it does ends with our connection.
  signal.addEventListener('abort', () => void cancel(connection, pid).catch(() => undefined), { once: true })
  signal.throwIfAborted()
}
