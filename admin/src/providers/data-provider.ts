import { ApiError, apiErrorOf, type Client, createClient } from '@nila/api/contract/client'
import { type EmailLog, listEmailLogs } from '@nila/api/contract/email-logs'
import type { SortField } from '@nila/api/contract/endpoint'
import { listUserLogins } from '@nila/api/contract/users'
import simpleRest from 'ra-data-simple-rest'
import { type DataProvider, fetchUtils, type GetListParams } from 'react-admin'
import { type Translate, toHttpError } from './problem.ts'

type FetchJson = typeof fetchUtils.fetchJson

/** A log as a record: its name is its id. */
export type EmailLogRecord = EmailLog & { id: string }

export interface NilaDataProvider extends DataProvider {
  /** Any other call of the contract; screens reach it by `useCall`. */
  call: Client['call']
}

/** Reads `pending=12,approved=300` into the counts of a list's tabs. */
export const parseCounts = (header: string | null): Record<string, number> =>
  Object.fromEntries(
    (header ?? '')
      .split(',')
      .map((part) => part.split('='))
      .filter(([name, count]) => name && count)
      .map(([name, count]) => [name, Number(count)]),
  )

/** The browser refuses to keep more than 64 KiB alive; in any script, so many characters are less. */
const KEPT_ALIVE = 16_000

/** A `fetch` whose changes stand also where the tab is closed right after: the browser sends them all the same. */
const lasting =
  (send: typeof fetch): typeof fetch =>
  (input, init = {}) => {
    const isChange = init.method !== undefined && init.method !== 'GET'
    const isSmall = typeof init.body !== 'string' || init.body.length < KEPT_ALIVE
    return send(input, isChange && isSmall ? { ...init, keepalive: true } : init)
  }

function createFetchJson(send: typeof fetch): FetchJson {
  return async (url, options = {}) => {
    const headers = fetchUtils.createHeadersFromOptions(options)
    const response = await send(url, { ...options, headers, credentials: 'same-origin' }).catch(() => {
      throw new ApiError(0, 'offline', 'The API cannot be reached.')
    })
    if (!response.ok) throw await apiErrorOf(response)
    const body = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body ? JSON.parse(body) : undefined,
    }
  }
}

/**
 * The one door to the API. Lists and single records speak ra-data-simple-rest; a list's `X-Counts` arrive in its `meta.counts`.
 * Everything else, each change included, goes through the contract's typed client.
 * @param translate gives the words of a problem by its code
 * @param send `fetch`, or what stands in for it in tests
 */
export function createDataProvider(translate: Translate, send: typeof fetch = fetch): NilaDataProvider {
  const client = createClient(lasting(send))
  const rest = (fetchJson: FetchJson) => simpleRest('/api/admin', fetchJson)
  const fetchJson = createFetchJson(send)
  const plain = rest(fetchJson)

  // The one list that is not a bare array, and whose records are known by a name instead of a number.
  async function getEmailLogs({ pagination, sort, filter }: GetListParams) {
    const { page = 1, perPage = 10 } = pagination ?? {}
    const { items, total } = await client.list(listEmailLogs, {
      ...(sort && { sort: [sort.field as SortField<typeof listEmailLogs>, sort.order] }),
      range: [(page - 1) * perPage, page * perPage - 1],
      filter,
    })
    const data = items.map((log): EmailLogRecord => ({ ...log, id: log.filename }))
    return { data: data as never[], total }
  }

  const provider: NilaDataProvider = {
    ...plain,
    call: client.call,

    async getList(resource, params) {
      if (resource === 'email-logs') return getEmailLogs(params)
      let counts: Record<string, number> = {}
      let countsLimit: number | undefined
      const counting: FetchJson = async (url, options) => {
        const answer = await fetchJson(url, options)
        counts = parseCounts(answer.headers.get('X-Counts'))
        countsLimit = Number(answer.headers.get('X-Counts-Limit')) || undefined
        return answer
      }
      return { ...(await rest(counting).getList(resource, params)), meta: { counts, countsLimit } }
    },

    async getManyReference(resource, params) {
      if (resource !== 'login-history') return plain.getManyReference(resource, params)
      const { page, perPage } = params.pagination
      const { items, total } = await client.list(
        listUserLogins,
        { sort: ['at', 'DESC'], range: [(page - 1) * perPage, page * perPage - 1] },
        { id: params.id },
      )
      return { data: items as never[], total }
    },
  }

  const inWords =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      call(...args).catch((error) => {
        throw toHttpError(error, translate)
      })

  return Object.fromEntries(
    Object.entries(provider).map(([name, call]) => [name, inWords(call)]),
  ) as unknown as NilaDataProvider
}
