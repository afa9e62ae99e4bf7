import { ApiError, apiErrorOf, type Client, createClient } from '@nila/api/contract/client'
import { type EmailLog, listEmailLogs } from '@nila/api/contract/email-logs'
import type { SortField } from '@nila/api/contract/endpoint'
import {
  type AdminReview,
  deleteReview,
  setReviewStatus,
  setReviewStatuses,
} from '@nila/api/contract/reviews'
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
 * The one door to lists and records. Lists and single records speak ra-data-simple-rest; a list's `X-Counts` arrive in its
 * `meta.counts`. Decisions go through the contract's typed client: one request each, also for many records.
 * @param translate gives the words of a problem by its code
 * @param send `fetch`, or what stands in for it in tests
 */
export function createDataProvider(translate: Translate, send: typeof fetch = fetch): NilaDataProvider {
  const client = createClient(send)
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
      const counting: FetchJson = async (url, options) => {
        const answer = await fetchJson(url, options)
        counts = parseCounts(answer.headers.get('X-Counts'))
        return answer
      }
      return { ...(await rest(counting).getList(resource, params)), meta: { counts } }
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

    async update(resource, params) {
      if (resource !== 'reviews') return plain.update(resource, params)
      const { isApproved } = params.data
      // The version that was on the screen: nobody approves words that were changed under their eyes.
      const { version } = params.previousData as AdminReview
      const call = { params: { id: Number(params.id) }, body: { isApproved } }
      const review = await client.call(setReviewStatus, call, version)
      return { data: review as never }
    },

    async updateMany(resource, params) {
      if (resource !== 'reviews') return plain.updateMany(resource, params)
      const { isApproved } = params.data
      const body = { ids: params.ids.map(Number), isApproved }
      const reviews = await client.call(setReviewStatuses, { body })
      return { data: reviews.map(({ id }) => id as never) }
    },

    async delete(resource, params) {
      if (resource !== 'reviews') return plain.delete(resource, params)
      await client.call(deleteReview, { params: { id: Number(params.id) } })
      return { data: (params.previousData ?? { id: params.id }) as never }
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
