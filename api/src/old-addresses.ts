import {
  deleteReview,
  type Endpoint,
  type ListEndpoint,
  listAdminReviews,
  listUsers,
  setReviewStatus,
} from '@nila/api/contract'
import type { Context } from './http/context.ts'
import { Problem } from './http/problem.ts'

/** An old address and the endpoint that answers it, behind that endpoint's own guard. */
type Alias = readonly [path: string, target: Endpoint | ListEndpoint]

/** The table of aliases; the tests of guards run over it. */
export const ALIASES: readonly Alias[] = [
  ['/api/no-auth/users', listUsers],
  ['/api/nila-admin/users', listUsers],
  ['/api/direct-users', listUsers],
  ['/api/direct-admin-data/users', listUsers],
  ['/api/no-auth/reviews', listAdminReviews],
  ['/api/nila-admin/reviews', listAdminReviews],
  ['/api/direct-admin-data/reviews', listAdminReviews],
  ['/api/direct-update-review/:id', setReviewStatus],
  ['/api/direct-delete-review/:id', deleteReview],
]

/** Addresses that let people in without proof; nothing takes their place but signing in. */
const GONE: ReadonlySet<string> = new Set([
  '/api/super-direct-auth',
  '/api/debug/backdoor-login',
  '/api/debug/check-password',
])

const compiled = ALIASES.map(([path, target]) => ({
  path,
  target,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/**
 * Answers the old product's addresses: an alias goes on as its canonical address, so that guard, rules and answer are the same
 * ones; `Deprecation` and `Link` tell the client where to go (RFC 9745, RFC 8288).
 */
export function oldAddresses(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (GONE.has(ctx.path)) throw new Problem('gone')
  for (const { pattern, target } of compiled) {
    const groups = target.method === ctx.method ? pattern.exec(ctx.path) : null
    if (!groups) continue
    const canonical = `/api${target.path.replace(/:(\w+)/g, (_, name: string) => groups.groups?.[name] ?? '')}`
    // The day on which the canonical addresses came, as a Unix time.
    ctx.set('Deprecation', '@1795132800')
    ctx.set('Link', `<${canonical}>; rel="successor-version"`)
    ctx.path = canonical
    break
  }
  return next()
}
