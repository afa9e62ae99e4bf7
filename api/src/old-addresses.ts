import {
  deleteReview,
  type Endpoint,
  endpoint,
  fixTransactionIds,
  getActiveUsers,
  getAnalytics,
  getEmailLog,
  getGeoDistribution,
  Id,
  type ListEndpoint,
  listAdminReviews,
  listEmailLogs,
  listPendingSubscriptions,
  listSubscriptions,
  listUsers,
  SubscriptionDecision,
  sendTestEmail,
  sendTestWelcomeEmail,
  setReviewStatus,
  verifySubscription,
} from '@nila/api/contract'
import { z } from 'zod'
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
  ['/api/no-auth/pending-subscriptions', listPendingSubscriptions],
  ['/api/nila-admin/pending-subscriptions', listPendingSubscriptions],
  ['/api/direct-admin-data/pending-subscriptions', listPendingSubscriptions],
  ['/api/no-auth/subscriptions', listSubscriptions],
  ['/api/nila-admin/subscriptions', listSubscriptions],
  ['/api/direct-admin-data/all-subscriptions', listSubscriptions],
  ['/api/direct-admin-data/fix-transaction-ids', fixTransactionIds],
  ['/api/nila-admin/active-users', getActiveUsers],
  ['/api/nila-admin/email-logs', listEmailLogs],
  ['/api/direct-email-logs', listEmailLogs],
  ['/api/direct-email-logs/:filename', getEmailLog],
  ['/api/direct-sql/analytics', getAnalytics],
  ['/api/direct-sql/geo-distribution', getGeoDistribution],
  ['/api/test-welcome-email', sendTestWelcomeEmail],
]

type PathValues = Record<string, string>

/** An old GET that sends mail: what is in its path becomes the body of the POST that took its place. */
type SendingGet = readonly [path: string, target: Endpoint, body: (values: PathValues) => unknown]

/** They send for our own pages only, since anybody could have an administrator's browser fetch an address. */
export const SENDING_GETS: readonly SendingGet[] = [
  ['/api/admin/test-email/:email', sendTestEmail, ({ email }) => ({ email })],
  ['/api/nila-admin/test-email/:email', sendTestEmail, ({ email }) => ({ email })],
  ['/api/direct-email-test/:email', sendTestEmail, ({ email }) => ({ email, kind: 'direct' })],
  ['/api/direct-welcome-email/:email/:username', sendTestWelcomeEmail, (values) => values],
]

/** A decision whose old address says which one, and whose body names the record; who the body says decides is ignored. */
const oldDecision = (path: string, action: SubscriptionDecision['action']) =>
  endpoint({
    method: verifySubscription.method,
    path,
    guard: verifySubscription.guard,
    body: z.looseObject({ ...SubscriptionDecision.shape, subscriptionId: Id, action: z.literal(action) }),
    answer: verifySubscription.answer,
  })

/**
 * Old addresses that cannot go on as their canonical one, since that names the record in its path: they are routes of their own, to the
 * same verb (subscriptions/routes.ts), so that nothing of the body is read before the guard.
 */
export const OLD_DECISIONS = [
  oldDecision('/direct-admin-data/approve-subscription', 'approve'),
  oldDecision('/direct-admin-data/reject-subscription', 'reject'),
]

/** Addresses that let people in without proof; nothing takes their place but signing in. */
const GONE: ReadonlySet<string> = new Set([
  '/api/super-direct-auth',
  '/api/debug/backdoor-login',
  '/api/debug/check-password',
])

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const compiled = [
  ...ALIASES.map(([path, target]) => ({
    target,
    pattern: patternOf(path),
    body: undefined,
  })),
  ...SENDING_GETS.map(([path, target, body]) => ({ target, pattern: patternOf(path), body })),
]

function decode(values: PathValues): PathValues {
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw new Problem('invalid_input')
  }
}

/** Tells the client of an old address where to go instead, and gives that place (RFC 9745, RFC 8288). */
export function markDeprecated(ctx: Context, target: Endpoint | ListEndpoint, values: PathValues): string {
  const canonical = `/api${target.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')}`
  // The day on which the canonical addresses came, as a Unix time.
  ctx.set('Deprecation', '@1795132800')
  ctx.set('Link', `<${canonical}>; rel="successor-version"`)
  return canonical
}

/**
 * Answers the old product's addresses: an alias goes on as its canonical address, so that guard, rules and answer are the same ones.
 */
export function oldAddresses(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (GONE.has(ctx.path)) throw new Problem('gone')
  for (const { pattern, target, body } of compiled) {
    // What sends is found under every method, to be refused under all but one.
    const match = body || target.method === ctx.method ? pattern.exec(ctx.path) : null
    if (!match) continue
    const values: PathValues = match.groups ?? {}
    const canonical = markDeprecated(ctx, target, values)
    if (body) {
      const isOurs = ctx.method === 'GET' && ctx.get('Sec-Fetch-Site') === 'same-origin'
      if (!isOurs) throw new Problem('method_not_allowed')
      ctx.method = target.method
      ctx.state.body = body(decode(values))
    }
    ctx.path = canonical
    break
  }
  return next()
}
