import { timingSafeEqual } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isMigrated } from '@nila/db'
import type { Services } from '../services.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'

/** How long readiness waits for the database (milliseconds). */
const READY_WAIT = 2000

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

function checkMetricsAccess({ config }: Services, ctx: Context): void {
  const { metricsToken } = config
  // Behind a proxy every request comes from loopback; then only the token tells who asks.
  const isLocal = config.trustProxyHops === 0 && LOOPBACK.test(ctx.req.socket.remoteAddress ?? '')
  const hasToken = metricsToken !== undefined && isSame(ctx.get('Authorization'), `Bearer ${metricsToken}`)
  if (!isLocal && !hasToken) throw new Problem('not_found')
}

/** Whether the process is going away; readiness says so, so that balancers send nothing new. */
export interface Lifecycle {
  isDraining: boolean
}

/** False after two seconds: a database that hangs is not ready. */
const hasWaited = () => setTimeout(READY_WAIT, false, { ref: false })

/**
 * What operators' tools ask: /healthz (the process), /readyz (database, migrations, not draining) and /metrics; and what researchers
 * ask: /.well-known/security.txt.
 */
export const operations =
  (services: Services, lifecycle: Lifecycle) => async (ctx: Context, next: () => Promise<void>) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    switch (ctx.path) {
      case '/healthz':
        ctx.body = { status: 'ok' }
        return
      case '/readyz': {
        const isReady = !lifecycle.isDraining && (await Promise.race([isMigrated(services.db), hasWaited()]))
        if (!isReady) {
          throw new Problem('service_unavailable', { retryAfter: 2 })
        }
        ctx.body = { status: 'ready' }
        return
      }
      case '/metrics':
        checkMetricsAccess(services, ctx)
        ctx.type = services.metrics.registry.contentType
        ctx.body = await services.metrics.registry.metrics()
        return
      case SECURITY_TXT:
        ctx.type = 'text/plain'
        ctx.body = securityTxt(services.config, services.liveRelease.settings)
        return
      default:
        return next()
    }
  }
