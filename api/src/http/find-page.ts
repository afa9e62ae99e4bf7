import type { Model, QueryBuilder } from '@nila/db'

interface PageQuery<F extends string> {
  sort: { field: F; order: 'ASC' | 'DESC' }
  offset: number
  limit: number
}

/**
 * Runs one page of a filtered list and its total.
 * @param query the filtered records, not yet sorted
 * @param columns the column behind each field that may be sorted by; `id` breaks ties, so that pages never overlap
 */
export async function findPage<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Record<F, string>,
  { sort, offset, limit }: PageQuery<F>,
): Promise<{ rows: M[]; total: number }> {
  const total = await query.clone().resultSize()
  // Postgres sorts nulls last going up and first going down, which is also the order of the indexes.
  const rows = await query
    .orderBy(columns[sort.field], sort.order)
    .orderBy(`${query.modelClass().tableName}.id`, sort.order)
    .offset(offset)
    .limit(limit)
  return { rows, total }
}
