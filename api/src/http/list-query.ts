import { type Filter, fieldProblemsOf, type ListEndpoint, type SortField } from '@nila/api/contract'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** The most records of one answer (R29), and how many there are where no range is asked for. */
const PAGE_LIMIT = 100
/** Far beyond any list here, and within what Postgres takes for an offset. */
const MAX_INDEX = 2_147_483_647

/** What a list is asked for. */
export interface ListQuery<E extends ListEndpoint> {
  sort: { field: SortField<E>; order: 'ASC' | 'DESC' }
  offset: number
  limit: number
  filter: Filter<E>
}

const Range = z.tuple([z.int().min(0).max(MAX_INDEX), z.int().min(0).max(MAX_INDEX)])
const Parameters = z.object({
  sort: z.string().optional(),
  range: z.string().optional(),
  filter: z.string().optional(),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid_query')
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw new Problem('invalid_query', { fields: fieldProblemsOf(parsed.error) })
  return parsed.data
}

/** Reads `sort`, `range` and `filter`; whatever the descriptor does not list is refused (R28). */
export function parseListQuery<E extends ListEndpoint>(list: E, query: unknown): ListQuery<E> {
  const parameters = parse(Parameters, query)
  const filter = parse(list.filter, parseJson(parameters.filter ?? '{}')) as Filter<E>
  const Sort = z.tuple([z.enum(list.sort), z.enum(['ASC', 'DESC'])])
  const [field, order] = parameters.sort
    ? parse(Sort, parseJson(parameters.sort))
    : [list.sort[0], list.defaultOrder]
  const [first, last] = parameters.range ? parse(Range, parseJson(parameters.range)) : [0, PAGE_LIMIT - 1]
  const limit = last - first + 1
  // A list of ids is asked for whole; its length is bounded by its own schema.
  const isWhole = typeof filter === 'object' && filter !== null && 'id' in filter && filter.id !== undefined
  if (!isWhole && (limit < 1 || limit > PAGE_LIMIT)) throw new Problem('invalid_query')
  return {
    sort: { field: field as SortField<E>, order },
    offset: isWhole ? 0 : first,
    limit: isWhole ? PAGE_LIMIT : limit,
    filter,
  }
}

/** `reviews 0-9/319`; an empty page says `*` for its range, as RFC 9110 has it. */
export const contentRange = (resource: string, offset: number, count: number, total: number): string =>
  `${resource} ${count ? `${offset}-${offset + count - 1}` : '*'}/${total}`

/** Whether nothing narrows a list. */
export const isUnfiltered = (filter: object): boolean =>
  Object.values(filter).every((value) => value === undefined)
