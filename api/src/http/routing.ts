import Router, { type RouterContext } from '@koa/router'
import type { Context, State } from './context.ts'
import { Problem } from './problem.ts'

type Next = () => Promise<unknown>

/** What answers at which address. */
export interface Routing {
  /** @param path a pattern such as `/api/reviews/:id`, whose first part after `/api` is no parameter */
  register(path: string, method: string, handle: (ctx: Context) => Promise<void>): void
  /** Has the handler of a request's address answer it; refuses a method that the address does not have. */
  answer(ctx: Context, next: Next): Promise<unknown>
}

/** `/api/reviews` of `/api/reviews/7`. */
function areaOf(path: string): string {
  const end = path.indexOf('/', '/api/'.length)
  return end < 0 ? path : path.slice(0, end)
}

function createArea() {
  const router = new Router<State>({ sensitive: true, strict: true })
  const refusal = () => new Problem('method_not_allowed')
  const refuse = router.allowedMethods({ throw: true, notImplemented: refusal, methodNotAllowed: refusal })
  return { router, find: router.routes(), refuse }
}

/**
 * Routers by the first part of their addresses. A router tries the patterns of all its addresses on each request: with one for the more than
 * 150 of the product that was a twelfth of what it takes to say who is signed in.
 */
export function createRouting(): Routing {
  const areas = new Map<string, ReturnType<typeof createArea>>()
  return {
    register(path, method, handle) {
      const area = areas.get(areaOf(path)) ?? createArea()
      areas.set(areaOf(path), area)
      area.router.register(path, [method], async (ctx: Context) => {
        ctx.state.routePath = path
        await handle(ctx)
      })
    },
    async answer(ctx, next) {
      const area = areas.get(areaOf(ctx.path))
      if (!area) return next()
      // It gets the parameters from the router.
      const found = ctx as Context & RouterContext<State>
      return area.find(found, () => area.refuse(found, next))
    },
  }
}
