import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers, Model } from 'objection'
import pg from 'pg'

// Counts and bigserial ids are bigint; none of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = Knex

export interface ConnectOptions {
  /** A postgres:// address, or what `startEmbeddedPostgres` returns. */
  connection: string | { host: string; user: string; database: string }
  /** The most connections held at once. */
  poolMax?: number
}

/** Opens the pool and binds the models to it. A query waits at most 2 s for a connection, then it is refused. */
export function connect({ connection, poolMax = 20 }: ConnectOptions): Database {
  const db = knexFactory({
    client: 'pg',
    connection:
      typeof connection === 'string'
        ? { connectionString: connection, connectionTimeoutMillis: 2000 }
        : { ...connection, connectionTimeoutMillis: 2000 },
    pool: { min: 0, max: poolMax, acquireTimeoutMillis: 2000, propagateCreateError: true },
    ...knexSnakeCaseMappers(),
  })
  Model.knex(db)
  return db
}

/** Runs `work` in one transaction; a throw rolls it back. */
export const transaction = <T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  Model.knex().transaction(work)
