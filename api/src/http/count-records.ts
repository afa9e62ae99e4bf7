import { COUNTS_LIMIT, SEARCH_LIMIT } from '@nila/api/contract'
import { type Model, RecordCount } from '@nila/db'
import type { Listing } from './listing.ts'
import { arrayOf } from './search.ts'

/** How many records of a list there are of each kind that its counters tell apart: exact, and read without looking at the records. */
export const countKinds = <K>(list: RecordCount['list']): Promise<{ key: K; count: number }[]> =>
  RecordCount.query()
    .where({ list })
    .groupBy('key')
    .select('key', RecordCount.raw('sum(change)::int as count'))
    .castTo<{ key: K; count: number }[]>()
    .execute()

/** Adds up the counts of the kinds that match. */
export const sumOf = <K>(kinds: { key: K; count: number }[], matches: (key: K) => boolean): number =>
  kinds.reduce((sum, { key, count }) => (matches(key) ? sum + count : sum), 0)

export interface Counts<N extends string> {
  counts: Record<N, number>
  /** Where counting ended before the records did: the figures are the least that there are. */
  cutAt?: number | undefined
}

/**
 * Counts the records of a list by looking at them, in one pass and up to a limit.
 * @param conditions SQL by the name of what it counts
 */
export async function countListed<M extends Model, F extends string, N extends string>(
  { query, found }: Listing<M, F>,
  conditions: Record<N, string>,
): Promise<Counts<N>> {
  const Records = query.modelClass()
  const { tableName } = Records
  const knex = Records.knex()
  const some = query
    .clone()
    .clearSelect()
    .select(`${tableName}.*`)
    .limit(COUNTS_LIMIT + 1)
  if (found) some.whereRaw(`${tableName}.id = any(?::int[])`, [arrayOf(found.ids.slice(0, SEARCH_LIMIT))])
  const names = Object.keys(conditions) as N[]
  const row = await knex
    .from(some.toKnexQuery().as(tableName))
    .select(
      knex.raw('count(*) as seen'),
      ...names.map((name, place) => knex.raw(`count(*) filter (where ${conditions[name]}) as count${place}`)),
    )
    .first<Record<string, number>>()
  const looked = (row?.seen ?? 0) > COUNTS_LIMIT ? COUNTS_LIMIT : undefined
  const cutAt = found && found.ids.length > SEARCH_LIMIT ? SEARCH_LIMIT : looked
  const entries = names.map((name, place) => [name, Math.min(row?.[`count${place}`] ?? 0, cutAt ?? Infinity)])
  return { counts: Object.fromEntries(entries) as Record<N, number>, cutAt }
}
