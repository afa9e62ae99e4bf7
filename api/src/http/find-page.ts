import type { Knex, Model, QueryBuilder } from '@nila/db'
import { findPlaces, shortestWalk, type Walk } from './list-places.ts'

/** From here on it is worth looking for a shorter way to a page than from the beginning. */
const FAR = 100

export interface PageQuery<F extends string> {
  sort: { field: F; order: 'ASC' | 'DESC' }
  offset: number
  limit: number
}

/** How many records a list has, as far as they were counted. */
export interface Counted {
  count: number
  /** Where counting ended before the records did: there are as many at least. */
  cutAt?: number | undefined
  /** Whether nothing narrows the list: then the places on the way through it were counted too. */
  isWhole?: boolean
}

/** A name that stands in another table, of few rows, to which the records refer. */
export interface ForeignName {
  /** The column that refers to the `id` of that table. */
  reference: string
  table: string
  name: string
}

/** The column behind each field that may be sorted by. */
export type Columns<F extends string> = Record<F, string | ForeignName>

export const nameOf = (column: string | ForeignName): string =>
  typeof column === 'string' ? column : column.name

/** The ids of one page of the filtered records, from the columns of an index alone where there is one. */
export function idsOfPage<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Columns<F>,
  page: PageQuery<F>,
): Knex.QueryBuilder {
  const { sort, offset, limit } = page
  const column = columns[sort.field]
  if (typeof column !== 'string') return idsByForeignName(query, column, page)
  const id = `${query.modelClass().tableName}.id`
  // Postgres sorts nulls last going up and first going down, which is also the order of the indexes.
  return query
    .clone()
    .clearSelect()
    .select(id)
    .orderBy(column, sort.order)
    .orderBy(id, sort.order)
    .offset(offset)
    .limit(limit)
    .toKnexQuery()
}

/** Takes what a page may need of the records of each name; sorting all of them by it would read them all. */
function idsByForeignName<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  { reference, table, name }: ForeignName,
  { sort, offset, limit }: PageQuery<F>,
): Knex.QueryBuilder {
  const Records = query.modelClass()
  const knex = Records.knex()
  const id = `${Records.tableName}.id`
  const chosen: Knex.QueryBuilder = query
    .clone()
    .clearSelect()
    .select(id)
    .whereRaw('?? = named.id', [reference])
    .orderBy(id, sort.order)
    .limit(offset + limit)
    .toKnexQuery()
  return knex
    .select('chosen.id')
    .from(knex.raw('(select id, dense_rank() over (order by ??) as place from ??) as named', [name, table]))
    .crossJoin(knex.raw('lateral ? as chosen', [chosen]))
    .orderBy('named.place', sort.order)
    .orderBy('chosen.id', sort.order)
    .offset(offset)
    .limit(limit)
}

/** Reads the records of one page, whose ids are known or yet to be found, in their order. */
export function readPage<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Columns<F>,
  { field, order }: PageQuery<F>['sort'],
  ids: Knex.QueryBuilder | number[],
): Promise<M[]> {
  const id = `${query.modelClass().tableName}.id`
  return query
    .clone()
    .clearWhere()
    .whereIn(id, ids as number[])
    .orderBy(nameOf(columns[field]), order)
    .orderBy(id, order)
    .execute()
}

/** The total of a page: one that was not counted to its end grows with what is found; a page behind the end tells nothing. */
export const totalOf = (
  { count, cutAt }: Counted,
  { offset, limit }: PageQuery<string>,
  found: number,
): number => (cutAt && found ? Math.max(count, offset + found + (found === limit ? 1 : 0)) : count)

/** The same page by the shortest way to it, and from where that begins. */
async function shortened<F extends string>(
  knex: Knex,
  columns: Columns<F>,
  page: PageQuery<F>,
  { count, isWhole }: Counted,
): Promise<{ page: PageQuery<F>; from?: Walk['from'] }> {
  const { sort, offset } = page
  if (offset < FAR) return { page }
  const limit = Math.max(0, Math.min(page.limit, count - offset))
  const first = sort.order === 'ASC' ? offset : count - offset - limit
  const column = columns[sort.field]
  const places = isWhole && typeof column === 'string' ? await findPlaces(knex, column) : []
  const { order, from, ...walk } = shortestWalk({ first, end: first + limit, count }, places)
  return { page: { sort: { field: sort.field, order }, offset: walk.offset, limit }, from }
}

/**
 * Runs one page of a filtered list. Only its own records are read; the ones before it are walked past by their ids, from the nearest
 * place that is known.
 * @param query the filtered records, not yet sorted
 * @param columns `id` breaks ties, so that pages never overlap
 * @param counted how many records there are, where that is known; else they are counted
 * @param joined adds to the records of the page what is shown of other tables
 */
export async function findPage<M extends Model, F extends string>(
  query: QueryBuilder<M, M[]>,
  columns: Columns<F>,
  page: PageQuery<F>,
  counted?: Counted,
  joined: (query: QueryBuilder<M, M[]>) => QueryBuilder<M, M[]> = (records) => records,
): Promise<{ rows: M[]; total: number }> {
  const total = counted ?? { count: await query.clone().resultSize() }
  const short = total.cutAt ? { page } : await shortened(query.modelClass().knex(), columns, page, total)
  const walked = query.clone()
  if (short.from) walked.where(nameOf(columns[page.sort.field]), ...short.from)
  const ids = idsOfPage(walked, columns, short.page)
  const rows = await readPage(joined(query.clone()), columns, page.sort, ids)
  return { rows, total: totalOf(total, page, rows.length) }
}
