import type pg from 'pg'
import type { Database } from './connect.ts'

/**
 * A query of the hot path: written by hand, parsed and planned once a connection, and run without the query builders,
 * which cost several times what the query itself does (api/bench). Everything else goes through the models.
 * @param name of the prepared statement, unique among them
 * @param text SQL with `$1`; its columns are named as the rows' fields
 */
export const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (db: Database, values: unknown[]): Promise<Row[]> => {
    const connection: pg.Client = await db.client.acquireConnection()
    try {
      return (await connection.query<Row>({ name, text, values })).rows
    } finally {
      await db.client.releaseConnection(connection)
    }
  }
