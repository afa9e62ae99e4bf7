import { type Knex, RecordCount } from '@nila/db'

/** A place in a list up to which its records were counted. */
export interface Place {
  /** Records before it, going up. */
  before: number
  /** The least that the column holds from here on; null where it holds nothing, which stands last. */
  start: string | null
}

type PlaceList = Extract<RecordCount['list'], `${string}.${string}`>

/** The columns whose places the database counts (migration 20261125000001): a month each, or a first letter. */
const KINDS: Record<PlaceList, 'month' | 'letter'> = {
  'users.createdAt': 'month',
  'users.username': 'letter',
  'reviews.createdAt': 'month',
  'reviews.title': 'letter',
  'reviews.username': 'letter',
  'subscriptions.createdAt': 'month',
  'subscriptions.username': 'letter',
  'audit_log.at': 'month',
}

/** Under the rules of a language 'a' and 'A' stand among each other, so that what begins with one letter is no stretch of the list. */
const IS_SORTED_BY_LETTERS = `exists (select from pg_database where datname = current_database() and
  (datlocprovider = 'b' or datlocprovider = 'c' and (datcollate in ('C', 'POSIX') or datcollate ilike 'C.UTF%8')))`

/** The places of a whole list in the order of a column, first to last. None where the column has no counters. */
export async function findPlaces(knex: Knex, column: string): Promise<Place[]> {
  const kind = KINDS[column as PlaceList]
  if (!kind) return []
  const stretches = RecordCount.query(knex)
    .where({ list: column as PlaceList })
    .select(RecordCount.raw("key ->> 'start' as start"), RecordCount.raw('sum(change)::int as count'))
    .groupBy('start')
    .orderBy('start')
  if (kind === 'letter') stretches.whereRaw(IS_SORTED_BY_LETTERS)
  let before = 0
  const places: Place[] = []
  for (const { start, count } of await stretches.castTo<{ start: string | null; count: number }[]>()) {
    places.push({ before, start })
    before += count
  }
  return places
}

/** How to walk to a page: from where, in which order, past how many records. */
export interface Walk {
  order: 'ASC' | 'DESC'
  offset: number
  /** `[operator, bound]` of the column; undefined from an end of the list. */
  from?: ['>=' | '<', string] | undefined
}

/**
 * The shortest way to the records from `first` up to `end`, going up, of a list of `count`: from the nearest place before them, or back from
 * the nearest behind.
 */
export function shortestWalk(
  { first, end, count }: { first: number; end: number; count: number },
  places: Place[],
): Walk {
  const withoutValue = places.find(({ start }) => start === null)
  // What holds nothing is beyond every bound.
  const known = withoutValue && end > withoutValue.before ? [] : places
  const bounds = known.flatMap(({ before, start }) => (start === null ? [] : [{ before, start }]))
  const up = bounds.findLast(({ before }) => before <= first)
  const down = bounds.find(({ before }) => before >= end)
  const stepsUp = first - (up?.before ?? 0)
  const stepsDown = (down?.before ?? count) - end
  return stepsUp <= stepsDown
    ? { order: 'ASC', offset: Math.max(0, stepsUp), from: up && ['>=', up.start] }
    : { order: 'DESC', offset: Math.max(0, stepsDown), from: down && ['<', down.start] }
}
