import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import knexFactory, { type Knex } from 'knex'
import pg from 'pg'
import { cancelOnAbort } from './cancel-on-abort.ts'
import { type Connection, clientConfig, type Database } from './connect.ts'
import { StartError } from './start-error.ts'

const directory = join(import.meta.dirname, 'migrations')
const config: Knex.MigratorConfig = { directory, extension: 'ts', loadExtensions: ['.ts'] }
/** The advisory lock of whoever changes the schema. */
export const MIGRATING = 7_143_003

/**
 * Runs `work` while nobody else migrates this database. Knex's own lock is a row that a kill -9 leaves behind and that blocks for ever after;
 * ours is a session's, so it goes with the process, and under it that row can be freed safely.
 * @param signal ends the wait for others
 */
export async function migrating<T>(
  connection: Connection,
  work: (knex: Knex) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const lock = new pg.Client(clientConfig(connection))
  lock.on('error', () => {})
  // Without the mappers of `connect`: migrations are SQL as it is written.
  const knex = knexFactory({
    client: 'pg',
    connection: clientConfig(connection) as Knex.PgConnectionConfig,
    pool: { min: 0, max: 2 },
    migrations: config,
  })
  try {
    await lock.connect()
    if (signal) await cancelOnAbort(connection, lock, signal)
    await lock.query('select pg_advisory_lock($1)', [MIGRATING])
    await knex.migrate.forceFreeMigrationsLock()
    return await work(knex)
  } finally {
    await knex.destroy()
    await lock.end().catch(() => {})
  }
}

/** Brings the database to the newest schema; returns the names of the migrations that were run. */
export const migrate = (connection: Connection): Promise<string[]> =>
  migrating(connection, async (knex) => {
    try {
      const [, names] = (await knex.migrate.latest()) as [number, string[]]
      return names
    } catch (error) {
      if (!(error instanceof Error && /directory is corrupt/.test(error.message))) throw error
      throw new StartError(
        'The database was migrated by a newer release of Nila. Start that release, or restore a backup made by this one.',
      )
    }
  })

let onDisk: Promise<string[]> | undefined

/** The names of this release's migrations, in their order. */
export function listMigrations(): Promise<string[]> {
  onDisk ??= readdir(directory).then((names) => names.filter((name) => name.endsWith('.ts')).sort())
  return onDisk
}

/** Whether every migration of this release was run; one cheap query. Throws when the database is away. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { there: boolean }[] }>(
    "select to_regclass('knex_migrations') is not null as there",
  )
  if (!rows[0]?.there) return false
  const done = new Set<string>(await db('knex_migrations').pluck('name'))
  return (await listMigrations()).every((name) => done.has(name))
}
