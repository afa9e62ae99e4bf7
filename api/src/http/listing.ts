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
import { arrayOf, type Found } from './search.ts'

/**
 * How many records of a list are looked at, in its order, for a page of what a search found: an id that is known is told in the index
 * that is walked along, a text is looked up.
 */
const NEAR = { byId: 10_000, byText: 5000 }
/** A page is looked for there where so many times its records are to be expected. */
const LIKELY = 1.5
/** To find a record by its text and to look it up costs as much as to look at so many texts along the list. */
const COST = 2

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
  if (!found) return findPage(query, columns, page, counted, joined)
  const ids = (await idsNearby(query, columns, page, found)) ?? idsOfPage(narrowed(listing), columns, page)
  const rows = await readPage(joined(query.clone()), columns, page.sort, ids)
  return { rows, total: totalOf(counted, page, rows.length) }
}

/** Where the ids of an array are found by a query, the planner looks the records up; for ids that it sees it may walk along the whole list. */
function narrowed<M extends Model, F extends string>({ query, found }: Listing<M, F>): QueryBuilder<M, M[]> {
  if (!found) return query.clone()
  const { list, ids, areAll, text, others } = found
  const sources = areAll
    ? [{ sql: 'select unnest(?::int[])', bindings: [arrayOf(ids)] }]
    : [
        { ...text, sql: `select id from ${list}_search where ${text.sql}` },
        ...others.map(({ sql, bindings }) => ({ sql: `select id from ${list} where ${sql}`, bindings })),
      ]
  return query.clone().whereRaw(
    `${list}.id = any(array(${sources.map(({ sql }) => sql).join(' union all ')}))`,
    sources.flatMap(({ bindings }) => bindings),
  )
}

/** Looks along the list, which fills a page soonest of what is met often. Undefined where it is rare at that place. */
async function idsNearby<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Columns<F>,
  { sort, offset, limit }: PageQuery<F>,
  { list, ids, areAll, share, matches, text, others }: Found,
): Promise<number[] | undefined> {
  const column = columns[sort.field]
  const wanted = Math.ceil((LIKELY * (offset + limit)) / share)
  const reach = areAll ? NEAR.byId : Math.max(NEAR.byText, Math.min(wanted, COST * matches))
  if (typeof column !== 'string' || reach < wanted) return undefined
  const knex: Knex = query.modelClass().knex()
  const looked = idsOfPage(query, columns, { sort, offset: 0, limit: reach })
  const met = [{ ...text, table: `${list}_search` }, ...others.map((other) => ({ ...other, table: list }))]
  const isFound = areAll
    ? knex.raw('near.id = any(?::int[])', [arrayOf(ids)])
    : knex.raw(
        met.map(({ sql, table }) => `(select ${sql} from ${table} where ${table}.id = near.id)`).join(' or '),
        met.flatMap(({ bindings }) => bindings),
      )
  const page = await knex
    .from(
      looked
        .clone()
        .select(knex.raw('?? as place', [column]))
        .as('near'),
    )
    .whereRaw(isFound)
    .orderBy('place', sort.order)
    .orderBy('id', sort.order)
    .offset(offset)
    .limit(limit)
    .pluck<number[]>('id')
  if (page.length === limit) return page
  if (!query.hasWheres()) return undefined
  const { count } =
    (await knex.from(looked.as('looked')).count({ count: '*' }).first<{ count: number }>()) ?? {}
  // Under other filters the list may end before that.
  return count < reach ? page : undefined
}
