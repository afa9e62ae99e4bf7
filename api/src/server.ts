import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { LIVE_PATH } from '@nila/api/contract'
import { commonHeaders } from './http/headers.ts'
import type { KeptAssets } from './web/kept-assets.ts'
import type { LoadedRelease } from './web/load-release.ts'
import { isPreviewed, type Previews, servePreview } from './web/serve-preview.ts'
import { serveRelease } from './web/serve-release.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** What the API answers; all else is the site's or the back office's. */
const API = /^\/(api(\/|$)|healthz$|readyz$|metrics$|\.well-known\/security\.txt$)/

export interface ServerTimeouts {
  /** Milliseconds for a request's headers to arrive. */
  headers: number
  /** Milliseconds for the whole request to arrive. */
  request: number
  /** How often the two are looked at. */
  check: number
}

const TIMEOUTS: ServerTimeouts = { headers: 10_000, request: 30_000, check: 1000 }
/** An idle connection is kept for a reader between two pages, and longer than the usual balancer's 60 s. */
const KEEP_ALIVE = 65_000
/** Node keeps what comes within this; more headers are dropped, larger ones refused with 431 (R49). */
const MAX_HEADERS = 100

/** What the server hands requests to; exchanged while the product starts and when a release is published. */
export interface Handlers {
  api: Listener
  upgrade: UpgradeListener
  release: LoadedRelease | undefined
  /** What other releases left behind, and who looks at one that is not published. */
  keptAssets?: KeptAssets
  previews?: Previews
}

const plain = (words: string, headers: Record<string, string> = {}): [Record<string, string>, string] => [
  { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...commonHeaders(false), ...headers },
  `${words}\n`,
]

const starting: Listener = (_request, response) => {
  const [headers, words] = plain('Nila is starting.', { 'Retry-After': '1' })
  response.writeHead(503, headers).end(words)
}

/** The handlers before the product is ready. */
export const startingHandlers = (): Handlers => ({
  api: starting,
  upgrade: (_request, socket) => socket.destroy(),
  release: undefined,
})

/** Whether a request wants to become a socket; to whatever else it wants to become it is answered as it is. */
const isForSocket = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && pathOf(url) === LIVE_PATH

const pathOf = (url: string): string => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Sends what the site has at a path: to everybody the live release, to who previews another one that. */
function serveSite(
  { release, keptAssets, previews }: Handlers,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!release) {
    starting(request, response)
    return
  }
  const { cookie } = request.headers
  if (previews && cookie?.includes(previews.cookieName) && isPreviewed(path)) {
    const previewed = previews.find(cookie)
    if (previewed) {
      servePreview(previewed, path, request, response)
      return
    }
    response.setHeader('Set-Cookie', previews.expiredCookies)
  }
  serveRelease(release, path, request, response, keptAssets)
}

const GET_OR_HEAD = new Set(['GET', 'HEAD'])

const STATUS_OF_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no request: Node would do it without our headers. */
function refuseRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
  const [headers] = plain('', { Connection: 'close', 'Content-Length': '0' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** How long requests under way are waited for while draining, and how often connections without one are closed (milliseconds). */
const DRAIN_WAIT = 15_000
const DRAIN_STEP = 50

export interface HttpServer {
  server: Server
  /** Takes nothing new, lets requests under way be answered, and closes every connection. */
  drain(): Promise<void>
}

/** The HTTP server, not yet listening. Slow and endless requests are cut off (R49). */
export function createHttpServer(handlers: Handlers, timeouts: ServerTimeouts = TIMEOUTS): HttpServer {
  /** Every open connection with the number of its requests under way. */
  const connections = new Map<Socket, number>()
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
      shouldUpgradeCallback: isForSocket,
    },
    (request, response) => {
      const { socket } = request
      connections.set(socket, (connections.get(socket) ?? 0) + 1)
      response.once('close', () => connections.set(socket, (connections.get(socket) ?? 1) - 1))
      const path = pathOf(request.url ?? '/')
      if (API.test(path) || !GET_OR_HEAD.has(request.method ?? '')) handlers.api(request, response)
      else serveSite(handlers, path, request, response)
    },
  )
  server.maxHeadersCount = MAX_HEADERS
  server.on('clientError', refuseRequest)
  server.on('upgrade', (request, socket: Socket, head) => {
    // From here on whoever takes it closes it.
    connections.delete(socket)
    handlers.upgrade(request, socket, head)
  })
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })

  return {
    server,
    async drain() {
      const closed = once(server, 'close')
      server.close()
      // Node closes what is idle after a request, but not what never sent one, and stops looking at time-outs.
      const step = setInterval(() => {
        for (const [socket, underWay] of connections) if (underWay === 0) socket.destroy()
      }, DRAIN_STEP)
      const last = setTimeout(() => server.closeAllConnections(), DRAIN_WAIT)
      await closed
      clearInterval(step)
      clearTimeout(last)
    },
  }
}
