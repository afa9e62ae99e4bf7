import type { z } from 'zod'

/** Who may call an endpoint. Each role includes the ones before it, save `editor`, which moderates nothing. */
export type Guard = 'public' | 'user' | 'editor' | 'admin' | 'super_admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The description of one API call, from which the server is routed and validated and both frontends are typed.
 * `path` is relative to `/api`. Without `answer` the call answers an empty body (204).
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly guard: Guard
  readonly params?: z.ZodType
  /** What stands behind the question mark; each name at most once. */
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer?: z.ZodType
  /** The most bytes of its body, where that is more than all others may have (R27). */
  readonly bodyLimit?: number
  /** Only for who gave their password again within the last ten minutes (R26). */
  readonly reauthentication?: true
  /** It changes what the second factor is: who looks after Nila must have shown the one that there is (R11). */
  readonly changesFactors?: true
  /** The answer is a page of HTML instead of JSON, and `answer` is text. */
  readonly isHtml?: true
  /** The answer is a stream of server-sent events, and `answer` is what each of them carries. */
  readonly isStream?: true
  /** The status of a success; 200 with an answer and 204 without unless said. */
  readonly status?: number
}

/**
 * How many records are counted under filters that no counter is kept of, and under a search. Where counting ended before the records did,
 * the header `X-Counts-Limit` names the number, and the total and the figures of the tabs are the least that there are.
 */
export const COUNTS_LIMIT = 10_000
export const SEARCH_LIMIT = 1000

/** A list in ra-data-simple-rest's dialect: `sort`, `range` and `filter` in the query, `Content-Range` in the answer. */
export interface ListEndpoint {
  readonly method: 'GET'
  readonly path: string
  readonly guard: Guard
  /** The unit of `Content-Range`. */
  readonly resource: string
  readonly item: z.ZodType
  /** The only fields that may be sorted by; the first is the default, in `defaultOrder`. */
  readonly sort: readonly [string, ...string[]]
  readonly defaultOrder: 'ASC' | 'DESC'
  readonly filter: z.ZodType
  /** The names in the `X-Counts` header, where the list has tabs. */
  readonly counts?: readonly string[]
  /** The name of the array, where the answer is `{name: […], total}` instead of a bare array (spec section 3). */
  readonly envelope?: string
  readonly params?: z.ZodType
  /** The fields that the list has as a file, under `<path>.csv` with the same `sort` and `filter`. */
  readonly csv?: readonly string[]
}

export const endpoint = <const E extends Endpoint>(descriptor: E): E => descriptor
export const listEndpoint = <const E extends Omit<ListEndpoint, 'method'>>(
  descriptor: E,
): E & { method: 'GET' } => ({
  method: 'GET',
  ...descriptor,
})

export const isList = (descriptor: Endpoint | ListEndpoint): descriptor is ListEndpoint =>
  'resource' in descriptor

type Output<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type Input<E, K extends string> =
  E extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown

export type Params<E> = Output<E, 'params'>
export type Query<E> = Output<E, 'query'>
export type Body<E> = Output<E, 'body'>
export type Answer<E> = Output<E, 'answer'>
export type Item<E> = Output<E, 'item'>
export type Filter<E> = Output<E, 'filter'>
export type SortField<E> = E extends { sort: readonly (infer F)[] } ? F & string : never
export type CountName<E> = E extends { counts: readonly (infer N)[] } ? N & string : never

/** What a client must pass to call `E`: exactly the parts that the descriptor names. */
export type CallInput<E> = Input<E, 'params'> & Input<E, 'query'> & Input<E, 'body'>
