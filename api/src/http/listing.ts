import type { Knex, Model, QueryBuilder } from '@nila/db'
import {
  type Columns,
  type Counted,
  findPage,
  idsOfPage,
  nameOf,
  type PageQuery,
  readPage,
  totalOf,
} from './find-page.ts'
import type { Found } from './search.ts'

/** How many records of a list are looked at, in its order, for a page of what is met often. */
const NEAR = 3000

/** The records that a list holds under its filters, not yet sorted. */
export interface Listing<M extends Model, F extends string> {
  /** Under all filters but the search. */
  query: QueryBuilder<M, M[]>
  columns: Columns<F>
  found?: Found | undefined
  /** Adds what is shown of other tables. */
  joined?: (query: QueryBuilder<M, M[]>) => QueryBuilder<M, M[]>
}

const asItIs = <Q>(query: Q): Q => query

/** All records, in their order. */
export function inOrder<M extends Model, F extends string>(
  listing: Listing<M, F>,
  { field, order }: PageQuery<F>['sort'],
): QueryBuilder<M, M[]> {
  const { columns, joined = asItIs } = listing
  const query = joined(narrowed(listing))
  return query.orderBy(nameOf(columns[field]), order).orderBy(`${query.modelClass().tableName}.id`, order)
}

/** Runs one page of a list, of which so many records were counted. */
export async function findListed<M extends Model, F extends string>(
  listing: Listing<M, F>,
  page: PageQuery<F>,
  counted: Counted,
): Promise<{ rows: M[]; total: number }> {
  const { query, columns, found, joined = asItIs } = listing
  if (!found?.isCut) return findPage(narrowed(listing), columns, page, counted, joined)
  const near = await idsNearby(query, columns, page, found)
  const ids = near.length === page.limit ? near : idsOfPage(narrowed(listing), columns, page)
  const rows = await readPage(joined(query.clone()), columns, page.sort, ids)
  return { rows, total: totalOf(counted, page, rows.length) }
}

function narrowed<M extends Model, F extends string>({ query, found }: Listing<M, F>): QueryBuilder<M, M[]> {
  if (!found) return query.clone()
  const { list, ids, isCut, text, others } = found
  if (!isCut) return query.clone().whereRaw(`${list}.id = any(?)`, [ids])
  const sources = [
    `select id from ${list}_search where ${text.sql}`,
    ...others.map(({ sql }) => `select id from ${list} where ${sql}`),
  ]
  const bindings = [text, ...others].flatMap((condition) => condition.bindings)
  return query.clone().whereRaw(`${list}.id in (${sources.join(' union all ')})`, bindings)
}

/** Looks along the list, which fills a page of frequent words soonest. Finds less than a page where they are rare at that place. */
async function idsNearby<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Columns<F>,
  { sort, offset, limit }: PageQuery<F>,
  { list, text, others }: Found,
): Promise<number[]> {
  const column = columns[sort.field]
  if (typeof column !== 'string') return []
  const knex: Knex = query.modelClass().knex()
  const other = ['false', ...others.map(({ sql }) => sql)].join(' or ')
  const near = idsOfPage(query, columns, { sort, offset: 0, limit: NEAR }).select(
    knex.raw('?? as place', [column]),
    knex.raw(
      `(${other}) as is_other`,
      others.flatMap(({ bindings }) => bindings),
    ),
  )
  const said = `(select ${text.sql} from ${list}_search where ${list}_search.id = near.id)`
  return knex
    .from(near.as('near'))
    .whereRaw(`(is_other or ${said})`, text.bindings)
    .orderBy('place', sort.order)
    .orderBy('id', sort.order)
    .offset(offset)
    .limit(limit)
    .pluck('id')
}
