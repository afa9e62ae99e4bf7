import type { Context } from './context.ts'
import { Problem } from './problem.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests that another site made (R32): by Sec-Fetch-Site where the browser sends it, else by Origin.
 * A client that sends neither is no browser, and carries nobody's cookies against their will.
 */
export const refuseCrossSite = (publicUrl: string) => (ctx: Context, next: () => Promise<void>) => {
  if (SAFE.has(ctx.method)) return next()
  const site = ctx.get('Sec-Fetch-Site')
  const origin = ctx.get('Origin')
  const isOurs = site ? site === 'same-origin' || site === 'none' : !origin || origin === publicUrl
  if (!isOurs) throw new Problem('cross_site')
  return next()
}
