import { Gauge } from 'prom-client'
import type { Metrics } from '../http/metrics.ts'
import type { LiveSockets } from './live-sockets.ts'

/** Shows operators how many sockets are open. */
export function measureSockets({ registry }: Metrics, sockets: LiveSockets): void {
  new Gauge({
    name: 'live_sockets',
    help: 'Open sockets, of administrators and of visitors',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      this.set({ of: 'administrators' }, sockets.screens)
      this.set({ of: 'visitors' }, sockets.size - sockets.screens)
    },
  })
}
