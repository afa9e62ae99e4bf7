import type {
  Answer,
  CallInput,
  CountName,
  Endpoint,
  Filter,
  Item,
  ListEndpoint,
  SortField,
} from './endpoint.ts'
import type { FieldProblem, ProblemBody, ProblemCode } from './problems.ts'

/** A refusal by the API, or no answer at all (`status` 0, code `offline`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ProblemCode | 'offline'
  readonly fields: Record<string, FieldProblem>
  /** Seconds to wait, where the API said so. */
  readonly retryAfter: number | undefined
  /** The record as it is now, where the call was about an older version of it. */
  readonly current: unknown

  constructor(
    status: number,
    code: ProblemCode | 'offline',
    message: string,
    fields = {},
    retryAfter?: number,
    current?: unknown,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
  }
}

export interface ListInput<E extends ListEndpoint> {
  sort?: readonly [SortField<E>, 'ASC' | 'DESC']
  /** First and last index, both included. */
  range?: readonly [number, number]
  filter?: Partial<Filter<E>>
}

export interface ListAnswer<E extends ListEndpoint> {
  items: Item<E>[]
  total: number
  counts: Partial<Record<CountName<E>, number>>
  /** Where counting ended before the records did: total and counts are the least that there are. */
  countsLimit: number | undefined
}

interface CallParts {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** Turns an answer that is not a success into an `ApiError`; answers that are no Problem keep their status. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  const code = body.code ?? (response.status >= 500 ? 'service_unavailable' : 'internal_error')
  const { error = response.statusText, fields, current } = body
  return new ApiError(response.status, code, error, fields, retryAfter, current)
}

const pathOf = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryOf(values: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value)
  return query.size ? `?${query}` : ''
}

const countsOf = (header: string | null): Record<string, number> =>
  Object.fromEntries(
    (header ?? '')
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [name = '', count] = part.split('=')
        return [name, Number(count)]
      }),
  )

function listQueryOf<E extends ListEndpoint>({ sort, range, filter }: ListInput<E>): string {
  const query = new URLSearchParams()
  if (sort) query.set('sort', JSON.stringify(sort))
  if (range) query.set('range', JSON.stringify(range))
  if (filter) query.set('filter', JSON.stringify(filter))
  return query.size ? `?${query}` : ''
}

/** The address of a whole list as a CSV file, sorted and filtered; for a link, since a browser saves it while it comes. */
export const csvAddress = <E extends ListEndpoint & { csv: readonly string[] }>(
  target: E,
  query: Pick<ListInput<E>, 'sort' | 'filter'> = {},
  base = '/api',
): string => `${base}${target.path}.csv${listQueryOf(query)}`

/**
 * The typed fetch that both frontends use. Throws `ApiError` for everything that is not a success.
 * @param send `fetch`, or what stands in for it in tests
 * @param base where the API is mounted, `/api` by default
 */
export function createClient(send: typeof fetch = fetch, base = '/api') {
  async function request(method: string, path: string, body?: unknown, version?: number): Promise<Response> {
    const headers = {
      Accept: 'application/json',
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    }
    const init: RequestInit = { method, credentials: 'same-origin', headers }
    if (method !== 'GET' && (method !== 'DELETE' || body !== undefined)) {
      init.headers = { ...headers, 'Content-Type': 'application/json' }
      init.body = JSON.stringify(body ?? {})
    }
    const response = await send(base + path, init).catch(() => {
      throw new ApiError(0, 'offline', 'Nila cannot be reached. Please check the connection and try again.')
    })
    if (!response.ok) throw await apiErrorOf(response)
    return response
  }

  return {
    /** @param version of the record that was looked at: the call is refused (412) where it has moved on */
    async call<E extends Endpoint>(target: E, input: CallInput<E>, version?: number): Promise<Answer<E>> {
      const { params, query, body } = input as CallParts
      const address = pathOf(target.path, params) + queryOf(query)
      const response = await request(target.method, address, body, version)
      if (response.status === 204) return undefined as Answer<E>
      return (target.isHtml ? await response.text() : await response.json()) as Answer<E>
    },

    async list<E extends ListEndpoint>(
      target: E,
      query: ListInput<E> = {},
      params?: Record<string, string | number>,
    ): Promise<ListAnswer<E>> {
      const response = await request('GET', pathOf(target.path, params) + listQueryOf(query))
      const body = (await response.json()) as Item<E>[] & Record<string, Item<E>[]>
      const items = target.envelope === undefined ? body : (body[target.envelope] ?? [])
      const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? items.length)
      const counts = countsOf(response.headers.get('X-Counts')) as ListAnswer<E>['counts']
      const countsLimit = Number(response.headers.get('X-Counts-Limit')) || undefined
      return { items, total, counts, countsLimit }
    },
  }
}

export type Client = ReturnType<typeof createClient>
