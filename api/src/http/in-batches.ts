import type { Model, QueryBuilder } from '@nila/db'

const BATCH = 1000
/** Whoever reads so slowly that nothing is asked for in this time is let go of (milliseconds). */
const IDLE_TIMEOUT = 60_000
/** The longest that a batch may take: the first may have to sort everything (milliseconds). */
const BATCH_TIMEOUT = 120_000

/**
 * Reads however many records in constant memory, as they are at the beginning. Holds a connection until it was read to its end or let
 * go of.
 */
export async function* inBatches<M extends Model, R extends M, T>(
  query: QueryBuilder<M, M[]>,
  present: (record: R) => T,
): AsyncGenerator<T[]> {
  const Records = query.modelClass()
  const knex = Records.knex()
  const trx = await knex.transaction({ readOnly: true })
  try {
    await trx.raw(
      "select set_config('idle_in_transaction_session_timeout', ?, true), set_config('statement_timeout', ?, true)",
      [String(IDLE_TIMEOUT), String(BATCH_TIMEOUT)],
    )
    const { sql, bindings } = query.toKnexQuery().toSQL()
    await trx.raw(`declare records no scroll cursor for ${sql}`, bindings)
    for (;;) {
      const fetch = trx.raw(`fetch ${BATCH} from records`).options({ query_timeout: BATCH_TIMEOUT })
      const { rows } = await (fetch as Promise<{ rows: object[] }>)
      if (!rows.length) return
      const named: object[] = knex.client.config.postProcessResponse(rows)
      yield named.map((row) => present(Records.fromDatabaseJson(row) as R))
    }
  } finally {
    // Where the connection is gone there is nothing left to end.
    await trx.rollback().catch(() => {})
  }
}
