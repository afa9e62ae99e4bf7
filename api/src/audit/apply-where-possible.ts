import type { Knex } from '@nila/db'

/**
 * Runs one statement over many rows, in a savepoint of its own; where it fails, over halves of them, until those rows stand alone that
 * it fails for. They are left out, and the rest is done at the price of a few statements.
 * @param isOfRow whether an error is about a row, so that others may do without it
 * @returns what the statement gave for the rows that it was run for
 */
export async function applyWherePossible<T, R>(
  trx: Knex.Transaction,
  rows: T[],
  statement: (savepoint: Knex.Transaction, rows: T[]) => Promise<R[]>,
  isOfRow: (error: unknown) => boolean,
): Promise<R[]> {
  if (!rows.length) return []
  try {
    return await trx.transaction((savepoint) => statement(savepoint, rows))
  } catch (error) {
    if (!isOfRow(error)) throw error
    if (rows.length === 1) return []
    const middle = rows.length >> 1
    return [
      ...(await applyWherePossible(trx, rows.slice(0, middle), statement, isOfRow)),
      ...(await applyWherePossible(trx, rows.slice(middle), statement, isOfRow)),
    ]
  }
}
