import type Router from '@koa/router'
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
} from '@nila/api/contract'
import type { z } from 'zod'
import type { Actor, Context, State } from './context.ts'
import { actorOf, checkGuard, checkMayChangeFactors } from './guard.ts'
import { FOREIGN_HTML_POLICY } from './headers.ts'
import { contentRange, type ListQuery, parseListQuery } from './list-query.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'

/** Where routes are bound. */
export interface Api {
  router: Router<State>
  /** Whether each answer is held against its contract: in tests and development, not where it would only cost time. */
  checksAnswers: boolean
  /** Whether addresses of editors and administrators ask for a second factor (R11). */
  adminNeedsSecondFactor: boolean
}

/** An actor behind a guard; none behind `public`, where a handler that cares looks at `ctx.state.user`. */
type ActorOf<G extends Guard> = G extends 'public' ? undefined : Actor

export interface Call<E extends Endpoint> {
  params: Params<E>
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
}

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

/** Reads `"3"`; whatever else stands there speaks of no version of ours. */
const versionOf = (header: string): number | undefined => {
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  return version === undefined ? undefined : Number(version)
}

type Handle = (ctx: Context) => Promise<void>

function register({ router }: Api, { method, path }: Endpoint | ListEndpoint, handle: Handle): void {
  router.register(`/api${path}`, [method], async (ctx: Context) => {
    ctx.state.routePath = `/api${path}`
    await handle(ctx)
  })
}

/** Binds an endpoint of the contract to what answers it: guard, then parameters, then body, then `handle`. */
export function route<const E extends Endpoint>(
  api: Api,
  target: E,
  handle: (call: Call<E>) => Promise<Answer<E> extends undefined ? void : Answer<E>>,
): void {
  register(api, target, async (ctx) => {
    checkGuard(ctx, target.guard, api.adminNeedsSecondFactor)
    if (target.changesFactors) checkMayChangeFactors(ctx, api.adminNeedsSecondFactor)
    if (target.reauthentication && !ctx.state.isReauthenticated)
      throw new Problem('reauthentication_required')
    const params = parse(target.params, ctx.params)
    const body = target.body && parse(target.body, await readBody(ctx))
    const actor = target.guard === 'public' ? undefined : actorOf(ctx)
    const version = versionOf(ctx.get('If-Match'))
    const answer = await handle({ params, body, actor, version, ctx } as Call<E>)
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

/** Binds a list of the contract to what answers a page of it. */
export function routeList<const E extends ListEndpoint>(
  api: Api,
  target: E,
  handle: (call: ListCall<E>) => Promise<Page<E>>,
): void {
  register(api, target, async (ctx) => {
    checkGuard(ctx, target.guard, api.adminNeedsSecondFactor)
    const params = parse(target.params, ctx.params)
    const query = parseListQuery(target, ctx.query)
    const actor = target.guard === 'public' ? undefined : actorOf(ctx)
    const page = await handle({ ...query, params, actor, ctx } as ListCall<E>)
    checkAnswer(api, target.item.array(), page.items, target.path)
    ctx.set('Content-Range', contentRange(target.resource, query.offset, page.items.length, page.total))
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
