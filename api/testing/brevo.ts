import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createScript } from './script.ts'

/** What the endpoint does with a request: answers, reads it and never answers (`silent`), or reads it and breaks the connection (`cut`). */
export type BrevoBehaviour = 'silent' | 'cut' | { status: number; body?: unknown }

export interface TestBrevo {
  /** The origin; mails go to `POST /v3/smtp/email` below it. */
  url: string
  /** The API key that it knows. */
  key: string
  /** Every request that arrived, refused ones included. */
  requests: { path: string; headers: IncomingHttpHeaders; body: unknown }[]
  /** Each next request that has the key takes the next behaviour, the last one stays. */
  script(...behaviours: BrevoBehaviour[]): void
  /** Destroys every connection and frees the port. */
  stop(): Promise<void>
}

const ENDPOINT = '/v3/smtp/email'
const CREATED: BrevoBehaviour = { status: 201 }

/** What Brevo's API says with each status. */
const bodies: Record<number, unknown> = {
  400: { code: 'invalid_parameter', message: 'email is not valid in to' },
  401: { code: 'unauthorized', message: 'Key not found' },
  402: { code: 'not_enough_credits', message: 'Not enough credits' },
  403: { code: 'permission_denied', message: 'Your account is not activated' },
  404: { code: 'document_not_found', message: 'Not found' },
  429: { code: 'too_many_requests', message: 'Too many requests' },
  500: { code: 'internal_error', message: 'Internal error' },
}

/** A stand-in for Brevo's HTTP API on loopback that does what a test tells it to. */
export async function startBrevo(): Promise<TestBrevo> {
  const script = createScript<BrevoBehaviour>(CREATED)
  const requests: TestBrevo['requests'] = []
  const key = `xkeysib-${randomUUID()}`

  const behaviourFor = (method = '', path = '', headers: IncomingHttpHeaders): BrevoBehaviour => {
    if (headers['api-key'] !== key) return { status: 401 }
    if (method !== 'POST' || path !== ENDPOINT) return { status: 404 }
    return script.take()
  }

  const server = createServer(async (request, response) => {
    const { method, url: path = '', headers } = request
    // Taken before the body is read, so that requests take their behaviours in the order in which they arrive.
    const behaviour = behaviourFor(method, path, headers)
    const body = await json(request).catch(() => undefined)
    requests.push({ path, headers, body })
    if (behaviour === 'silent') return
    if (behaviour === 'cut') return request.socket.destroy()
    const { status } = behaviour
    const created = status < 300 ? { messageId: `<${randomUUID()}@smtp-relay.mailin.fr>` } : {}
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(behaviour.body ?? bodies[status] ?? created))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    requests,
    script: (...behaviours) => script.replace(behaviours),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
