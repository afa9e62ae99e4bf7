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

// TRUNCATE gives every table and index a new file, which took longer than most tests do; few tables have anything to delete.
const EMPTY_TABLES = `do $$
declare
  name text;
  is_used boolean;
begin
  -- Foreign keys and triggers, such as those that keep the audit log, are for the product.
  set local session_replication_role = replica;
  for name in
    select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'knex%'
  loop
    execute format('select exists (select from %s)', name) into is_used;
    if is_used then execute 'delete from ' || name; end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like 'knex%';
end $$`

/** Empties every table but Knex's own; ids start at 1 again. */
export async function emptyTables(db: Database): Promise<void> {
  await db.raw(EMPTY_TABLES)
}

/** The postgres:// address of a test database, for programs that are given a DATABASE_URL. */
export const addressOf = ({ host, port, user, database }: SocketConnection): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
