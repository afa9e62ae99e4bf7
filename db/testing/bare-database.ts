import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { listSequences, listTables, quoted, quotedColumns } from '../backup/catalog.ts'
import { clientConfig, type SocketConnection } from '../connect.ts'

/** A database that nobody is connected to between two questions, as a restore wants it. */
export interface BareDatabase {
  connection: SocketConnection
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Every row of every table as text, and what each sequence gives next. */
  contents(): Promise<Record<string, string[]>>
  drop(): Promise<void>
}

async function using<T>(connection: SocketConnection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function contentsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select row(${quotedColumns(table)})::text as row from ${quoted(table.name)} order by 1`,
    )
    contents[table.name] = rows.map(({ row }) => row)
  }
  contents.sequences = (await listSequences(client)).map(({ name, next }) => `${name} ${next}`)
  return contents
}

/**
 * @param server what the global setup provides as `postgres`
 * @param options `isMigrated` for a copy of the migrated template, else there is not even a table; `owner` for a role that is no superuser
 */
export async function createBareDatabase(
  server: SocketConnection,
  { isMigrated = true, owner = server.user } = {},
): Promise<BareDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`
  const maintenance = { ...server, database: 'postgres' }
  const template = isMigrated ? server.database : 'template1'
  await using(maintenance, (client) =>
    client.query(`create database ${database} template ${template} owner ${owner}`),
  )
  const connection = { ...server, database, user: owner }
  return {
    connection,
    query: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      using(connection, async (client) => (await client.query<Row>(sql, values)).rows),
    contents: () => using(connection, contentsOf),
    drop: async () => {
      await using(maintenance, (client) => client.query(`drop database ${database} with (force)`))
    },
  }
}
