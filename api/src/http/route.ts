import {
  type Answer,
  type Body,
  type CountName,
  type Endpoint,
  fieldProblemsOf,
  type Guard,
  type Item,
  type ListEndpoint,
  type Params,
  type Query,
} from '@nila/api/contract'
import type { z } from 'zod'
import type { Actor, Context } from './context.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { sendCsv, takePlace } from './export-list.ts'
import { actorOf, checkGuard, checkMayChangeFactors } from './guard.ts'
import { FOREIGN_HTML_POLICY } from './headers.ts'
import { contentRange, type ListQuery, parseListQuery } from './list-query.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'
import type { Routing } from './routing.ts'

/** Where routes are bound. */
export interface Api {
  routing: Routing
  /** Whether each answer is held against its contract: in tests and development, not where it would only cost time. */
  checksAnswers: boolean
  /** Whether addresses of editors and administrators ask for a second factor (R11). */
  adminNeedsSecondFactor: boolean
  /** Writes down that somebody takes a list away as a file. */
  recordExport: (actor: Actor, list: ExportedList) => Promise<void>
}

export interface ExportedList {
  /** The last part of its address. */
  resource: string
  filter: string
  /** How many records it has, at least. */
  rows: number
}

/** An actor behind a guard; none behind `public`, where a handler that cares looks at `ctx.state.user`. */
type ActorOf<G extends Guard> = G extends 'public' ? undefined : Actor

export interface Call<E extends Endpoint> {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  actor: ActorOf<E['guard']>
  /** The version that the client looked at, from `If-Match`; undefined for old clients, whose last write wins. */
  version: number | undefined
  ctx: Context
}

export interface ListCall<E extends ListEndpoint> extends ListQuery<E> {
  params: Params<E>
  actor: ActorOf<E['guard']>
  ctx: Context
}

export interface Page<E extends ListEndpoint> {
  items: Item<E>[]
  total: number
  counts?: Record<CountName<E>, number>
  /** Where counting ended before the records did. */
  countsLimit?: number | undefined
}

type ReadAll<E extends ListEndpoint> = (call: ListCall<E>) => Promise<AsyncIterable<Item<E>[]>>

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw new Problem('invalid_input', { fields: fieldProblemsOf(parsed.error) })
  return parsed.data
}

function checkAnswer(
  { checksAnswers }: Api,
  schema: z.ZodType | undefined,
  answer: unknown,
  path: string,
): void {
  if (!checksAnswers || !schema) return
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new Error(`the answer of ${path} breaks its contract: ${parsed.error.message}`)
}

/** The version that `If-Match` names, such as `"3"`: undefined where any will do, 0, which no record has, where it is none of ours. */
const versionOf = (header: string): number | undefined => {
  if (!header || header === '*') return undefined
  return Number(/^"(\d{1,9})"$/.exec(header)?.[1] ?? 0)
}

/** A call whose answer is a stream of events, which begins when it is opened; until then the call can be refused. */
export interface StreamCall<E extends Endpoint & { isStream: true }> extends Call<E> {
  open: () => EventStream<Answer<E>>
}

type Handle = (ctx: Context) => Promise<void>

const register = ({ routing }: Api, { method, path }: Endpoint | ListEndpoint, handle: Handle): void =>
  routing.register(`/api${path}`, method, handle)

/** What a call of `target` says: guard, then parameters and query, then body. */
async function readCall<E extends Endpoint>(api: Api, target: E, ctx: Context): Promise<Call<E>> {
  checkGuard(ctx, target.guard, api.adminNeedsSecondFactor)
  if (target.changesFactors) checkMayChangeFactors(ctx, api.adminNeedsSecondFactor)
  if (target.reauthentication && !ctx.state.isReauthenticated) throw new Problem('reauthentication_required')
  const params = parse(target.params, ctx.params)
  const query = parse(target.query, ctx.query)
  const body = target.body && parse(target.body, await readBody(ctx, { limit: target.bodyLimit }))
  const actor = target.guard === 'public' ? undefined : actorOf(ctx)
  const version = versionOf(ctx.get('If-Match'))
  return { params, query, body, actor, version, ctx } as Call<E>
}

/** Binds an endpoint of the contract to what answers it. */
export function route<const E extends Endpoint & { isStream?: never }>(
  api: Api,
  target: E,
  handle: (call: Call<E>) => Promise<Answer<E> extends undefined ? void : Answer<E>>,
): void {
  register(api, target, async (ctx) => {
    const answer = await handle(await readCall(api, target, ctx))
    checkAnswer(api, target.answer, answer, target.path)
    // A call with two kinds of success says itself which one it was.
    if (ctx.status === 404) ctx.status = target.status ?? (target.answer ? 200 : 204)
    if (target.isHtml) {
      ctx.set('Content-Security-Policy', FOREIGN_HTML_POLICY)
      ctx.type = 'html'
      ctx.body = answer
    } else if (target.answer) {
      // JSON.stringify, because Koa would turn a null answer into an empty 204.
      ctx.type = 'json'
      ctx.body = JSON.stringify(answer)
    } else {
      ctx.body = null
    }
  })
}

/** Binds an endpoint of the contract to what answers it with a stream: whatever goes wrong before that is opened is a refusal. */
export function routeStream<const E extends Endpoint & { isStream: true }>(
  api: Api,
  target: E,
  handle: (call: StreamCall<E>) => Promise<void>,
): void {
  register(api, target, async (ctx) => {
    const call = await readCall(api, target, ctx)
    const open = () =>
      openEventStream<Answer<E>>(ctx, (event) => checkAnswer(api, target.answer, event, target.path))
    await handle({ ...call, open })
  })
}

function readListCall<E extends ListEndpoint>(api: Api, target: E, ctx: Context): ListCall<E> {
  checkGuard(ctx, target.guard, api.adminNeedsSecondFactor)
  const params = parse(target.params, ctx.params)
  const query = parseListQuery(target, ctx.query)
  const actor = target.guard === 'public' ? undefined : actorOf(ctx)
  return { ...query, params, actor, ctx } as ListCall<E>
}

/** Binds the address of a list as a file: the same guard, sort and filter, and all records instead of a page. */
function routeCsv<E extends ListEndpoint>(
  api: Api,
  target: E,
  columns: readonly string[],
  handle: (call: ListCall<E>) => Promise<Page<E>>,
  readAll: ReadAll<E>,
): void {
  register(api, { ...target, path: `${target.path}.csv` }, async (ctx) => {
    const call = readListCall(api, target, ctx)
    const release = takePlace()
    try {
      const { total: rows } = await handle({ ...call, offset: 0, limit: 1 })
      const resource = target.path.slice(target.path.lastIndexOf('/') + 1)
      // Before the first of them leaves the house.
      await api.recordExport(actorOf(ctx), { resource, filter: JSON.stringify(call.filter), rows })
      sendCsv(ctx, target, columns, await readAll(call)).once('close', release)
    } catch (error) {
      release()
      throw error
    }
  })
}

/**
 * Binds a list of the contract to what answers a page of it.
 * @param readAll reads all records, for a list that the contract has as a file too
 */
export function routeList<const E extends ListEndpoint>(
  api: Api,
  target: E,
  handle: (call: ListCall<E>) => Promise<Page<E>>,
  ...all: E extends { csv: readonly string[] } ? [readAll: ReadAll<E>] : []
): void {
  const [readAll] = all as [ReadAll<E>?]
  if (target.csv && readAll) routeCsv(api, target, target.csv, handle, readAll)
  register(api, target, async (ctx) => {
    const query = readListCall(api, target, ctx)
    const page = await handle(query)
    checkAnswer(api, target.item.array(), page.items, target.path)
    ctx.set('Content-Range', contentRange(target.resource, query.offset, page.items.length, page.total))
    if (page.countsLimit !== undefined) ctx.set('X-Counts-Limit', String(page.countsLimit))
    if (page.counts) {
      ctx.set(
        'X-Counts',
        Object.entries(page.counts)
          .map(([name, count]) => `${name}=${count}`)
          .join(','),
      )
    }
    ctx.status = 200
    ctx.type = 'json'
    const { envelope } = target
    ctx.body = JSON.stringify(envelope ? { [envelope]: page.items, total: page.total } : page.items)
  })
}
