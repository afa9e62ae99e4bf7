import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Release } from './web/load-release.ts'
import { serveRelease } from './web/serve-release.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What the API answers; all else is the site's or the back office's. */
const API = /^\/(api(\/|$)|healthz$|readyz$|metrics$)/

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
  release: Release | undefined
}

const starting: Listener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
  response.end('Nila is starting.\n')
}

/** The handlers before the product is ready. */
export const startingHandlers = (): Handlers => ({ api: starting, release: undefined })

const pathOf = (url: string): string => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

const GET_OR_HEAD = new Set(['GET', 'HEAD'])

/** The HTTP server, not yet listening. Slow and endless requests are cut off (R49). */
export function createHttpServer(handlers: Handlers, timeouts: ServerTimeouts = TIMEOUTS): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
    },
    (request, response) => {
      const path = pathOf(request.url ?? '/')
      if (API.test(path) || !GET_OR_HEAD.has(request.method ?? '')) handlers.api(request, response)
      else if (handlers.release) serveRelease(handlers.release, path, request, response)
      else starting(request, response)
    },
  )
  server.maxHeadersCount = MAX_HEADERS
  return server
}
