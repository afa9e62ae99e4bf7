import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type SocketConnection } from '../connect.ts'
import { StartError } from '../start-error.ts'
import type { DataFolder } from './data-folder.ts'
import { explain } from './explain.ts'
import type { Attempt } from './postmaster.ts'

/** Held shared by every process that lives on the server, so that the last one out can tell that it is the last. */
const LIVING = 7_143_001
const CREATING = 7_143_002
const PATIENCE_MS = 30_000
/** Recovery after a crash may take longer than that, but it says that it is on its way. */
const RECOVERY_PATIENCE_MS = 300_000

export const socketOf = ({ cluster }: DataFolder, database: string): SocketConnection => ({
  host: cluster,
  port: 5432,
  user: 'nila',
  database,
})

/**
 * A connection that says 'this process lives'. To `postgres`, not to `nila`, so that a restore can drop and make `nila` while we hold it,
 * and because advisory locks are each database's own.
 */
export async function openGuard(folder: DataFolder): Promise<pg.Client> {
  const guard = new pg.Client({
    ...clientConfig(socketOf(folder, 'postgres')),
    application_name: 'nila guard',
  })
  // Its end is watched; an error without a listener would end the process.
  guard.on('error', () => {})
  try {
    await guard.connect()
    await guard.query('select pg_advisory_lock_shared($1)', [LIVING])
    return guard
  } catch (error) {
    await guard.end().catch(() => {})
    throw error
  }
}

/** Gives up this process's hold. True when nobody else holds one: newcomers then wait until we are gone. */
export async function isLastOut(guard: pg.Client): Promise<boolean> {
  await guard.query('select pg_advisory_unlock_shared($1)', [LIVING])
  const { rows } = await guard.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LIVING])
  return rows[0]?.last === true
}

/** Makes the database `nila` where there is none. True when it was this call that made it. */
export async function ensureDatabase(guard: pg.Client): Promise<boolean> {
  const exists = async () =>
    (await guard.query("select from pg_database where datname = 'nila'")).rows.length > 0
  if (await exists()) return false
  await guard.query('select pg_advisory_lock($1)', [CREATING])
  try {
    if (await exists()) return false
    await guard.query('create database nila')
    return true
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [CREATING])
  }
}

const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED']
const CANNOT_CONNECT_NOW = '57P03'
/** The server went away under the connection, or has none to spare for a moment. */
const PASSING = ['ECONNRESET', 'EPIPE', 'EAGAIN', '57P01', '57P02', '53300']

/** Finds the server or starts it, until we have a guard on it. Of several processes at once, one starts it and all get in. */
export async function takeHold(
  folder: DataFolder,
  start: () => Promise<Attempt>,
  leaving: AbortSignal,
): Promise<pg.Client> {
  const began = Date.now()
  let deadline = began + PATIENCE_MS
  let attempt: Attempt | undefined
  try {
    for (;;) {
      leaving.throwIfAborted()
      try {
        return await openGuard(folder)
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        if (code && NOBODY_LISTENS.includes(code)) {
          if (!attempt) attempt = await start()
          else if (attempt.ended) {
            const problem = await attempt.problem()
            if (problem) throw problem
            attempt = undefined
            await sleep(200)
          }
        } else if (code === CANNOT_CONNECT_NOW) {
          deadline = Math.min(Date.now() + PATIENCE_MS, began + RECOVERY_PATIENCE_MS)
        } else if (!(code && PASSING.includes(code)) && !/terminated|timeout/.test(message)) {
          throw explain(message, folder.cluster, folder.log)
        }
      }
      if (Date.now() > deadline) {
        throw new StartError(`Postgres did not answer in ${folder.cluster} in time (see ${folder.log}).`)
      }
      await sleep(40)
    }
  } catch (error) {
    if (attempt && !attempt.ended) attempt.abandon()
    throw error
  }
}
