import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { clientConfig, connect, type Database, type SocketConnection } from '../connect.ts'

export interface TestDatabase {
  /** The models are bound to it. */
  db: Database
  connection: SocketConnection
  drop(): Promise<void>
}

async function runOn(server: SocketConnection, sql: string): Promise<void> {
  const client = new pg.Client(clientConfig({ ...server, database: 'postgres' }))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A copy of the migrated template, for one worker. `server` is what the global setup provides as `postgres`. */
export async function createTestDatabase(server: SocketConnection): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${database} template ${server.database}`)
  const connection = { ...server, database }
  const db = connect({ connection, poolMax: 10 })
  return {
    db,
    connection,
    async drop() {
      await db.destroy()
      await runOn(server, `drop database ${database} with (force)`)
    },
  }
}

/** Empties every table but Knex's own; ids start at 1 again. */
export async function emptyTables(db: Database): Promise<void> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'knex%'",
  )
  await db.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`)
}

/** The postgres:// address of a test database, for programs that are given a DATABASE_URL. */
export const addressOf = ({ host, port, user, database }: SocketConnection): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
