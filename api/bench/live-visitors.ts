import { HEARTBEAT_EVERY, type Heartbeat, LIVE_PATH } from '@nila/api/contract'
import { WebSocket } from 'ws'

/** So many pages are opened at one instance, each by another visitor. */
export interface Order {
  pages: number
  port: number
}

/** Visitors behind one address, half as many as `WS_PER_ADDRESS` allows. */
const PER_ADDRESS = 100
/** Sockets that are being opened at the same time. */
const AT_ONCE = 200
/** Milliseconds between two shares of the heartbeats. */
const STEP = 10

interface Visitor {
  number: number
  port: number
  socket?: WebSocket
}

const visitors: Visitor[] = []

function connect({ number, port }: Visitor): WebSocket {
  const [address, browser] = [Math.floor(number / PER_ADDRESS), number % PER_ADDRESS]
  return new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, {
    // All of 127.0.0.0/8 is this machine: so few come from each address that neither its ports nor the limit run out.
    localAddress: `127.1.${address >> 8}.${address & 255}`,
    headers: { 'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/${100 + browser}.0.0.0 Safari/537.36` },
    perMessageDeflate: false,
  })
}

/** As a page does: where a visit came from is told once. */
function beat({ number, socket }: Visitor, isFirst = false): void {
  if (socket?.readyState !== WebSocket.OPEN) return
  const heartbeat: Heartbeat = {
    type: 'heartbeat',
    sessionId: `visitor-${number}`,
    path: '/hi/mobile-apps',
    visitDuration: Math.round(performance.now() / 1000),
    ...(isFirst && { entryPage: '/hi', referrer: 'https://www.google.com/' }),
  }
  socket.send(JSON.stringify(heartbeat))
}

/** It beats as soon as it may. What fails ends the process, and the benchmark with it. */
const visit = (visitor: Visitor) =>
  new Promise<void>((resolve) => {
    visitor.socket = connect(visitor)
    visitor.socket.once('open', () => {
      beat(visitor, true)
      resolve()
    })
    visitor.socket.once('error', (error) => {
      if (visitor.socket?.readyState !== WebSocket.CONNECTING) return
      console.error(
        `Page ${visitor.number} could not be opened: ${error.message}. Does ulimit -n allow for 12,000 files?`,
      )
      process.exit(1)
    })
  })

process.on('message', async ({ pages, port }: Order) => {
  const arriving = Array.from({ length: pages }, (_, n) => ({ number: visitors.length + n, port }))
  visitors.push(...arriving)
  while (arriving.length) await Promise.all(arriving.splice(0, AT_ONCE).map(visit))
})

// Each beats every ten seconds, a few of them at any moment.
const TURNS = HEARTBEAT_EVERY / STEP
let turn = 0
setInterval(() => {
  turn = (turn + 1) % TURNS
  for (let n = turn; n < visitors.length; n += TURNS) {
    const visitor = visitors[n]
    if (visitor) beat(visitor)
  }
}, STEP)
process.on('disconnect', () => process.exit())
process.send?.(0)
