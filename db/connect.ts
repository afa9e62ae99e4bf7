import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers, Model } from 'objection'
import pg from 'pg'

// Counts and bigserial ids are bigint; none of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type { Knex }
export type Database = Knex

/** Where an embedded Postgres listens: a socket in the folder `host`, no TCP. */
export interface SocketConnection {
  host: string
  port: number
  user: string
  database: string
}

/** A postgres:// address, or what `startEmbeddedPostgres` returns. */
export type Connection = string | SocketConnection

export interface ConnectOptions {
  connection: Connection
  /** The most connections held at once. */
  poolMax?: number
}

/**
 * What pg is to be told. `ssl: false`, because PGSSLMODE in the environment is meant for other databases than ours
 * and a socket speaks no TLS.
 */
export const clientConfig = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string'
    ? { connectionString: connection, connectionTimeoutMillis: 2000 }
    : { ...connection, ssl: false, connectionTimeoutMillis: 2000 }

/** A query that takes longer is given up by the server, and a little later by us where the server says nothing at all (milliseconds). */
const STATEMENT_TIMEOUT = 10_000
const QUERY_TIMEOUT = 12_000

/** Opens the pool and binds the models to it. A query waits at most 2 s for a connection, then it is refused. */
export function connect({ connection, poolMax = 20 }: ConnectOptions): Database {
  const db = knexFactory({
    client: 'pg',
    connection: {
      ...clientConfig(connection),
      statement_timeout: STATEMENT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      // Queries that one transaction asks together go out together, and are run one after the other as ever.
      pipeline: true,
    } as Knex.PgConnectionConfig,
    // What Knex has to say reaches the caller as an error; it would print it past the log.
    log: { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} },
    pool: { min: 0, max: poolMax, acquireTimeoutMillis: 2000, propagateCreateError: true },
    ...knexSnakeCaseMappers(),
  })
  Model.knex(db)
  return db
}

const DEADLOCK = '40P01'
const TRIES = 3

/** Runs `work` in one transaction; a throw rolls it back. Begins again where Postgres gave it up for somebody else's sake. */
export async function transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await Model.knex().transaction(work)
    } catch (error) {
      const code = (error as { nativeError?: { code?: string } }).nativeError?.code
      if (code !== DEADLOCK || tries === TRIES) throw error
    }
  }
}
