import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Context } from './context.ts'

/** How often it is measured how late the event loop is (milliseconds): at the library's ten, looking took a third of an idle process's time. */
const LOOP_SAMPLE_EVERY = 100

/** The process's own figures and the duration of requests by pattern of address, in Prometheus' text. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_SAMPLE_EVERY })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long API requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  return { registry, duration }
}

export type Metrics = ReturnType<typeof createMetrics>

export const measureRequests =
  ({ duration }: Metrics) =>
  async (ctx: Context, next: () => Promise<void>) => {
    const started = process.hrtime.bigint()
    await next()
    const seconds = Number(process.hrtime.bigint() - started) / 1e9
    // Only patterns from the contract become labels; anything else would let strangers fill the memory.
    duration.observe(
      { method: ctx.method, route: ctx.state.routePath ?? 'other', status: ctx.status },
      seconds,
    )
  }
