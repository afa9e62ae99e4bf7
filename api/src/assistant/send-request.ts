import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { AssistantError } from './assistant-error.ts'

/** Connections are kept, so that the next answer begins without a handshake; there may be as many as there are answers. */
const kept = { keepAlive: true, maxFreeSockets: 64 }
const agents = { http: new http.Agent(kept), https: new https.Agent(kept) }

/** How a kept connection ends that the server had given up meanwhile. */
const STALE = new Set(['ECONNRESET', 'EPIPE'])
/** What a header can carry, and every provider's keys consist of. */
const SENDABLE = /^[\x21-\x7e]+$/

export interface RequestParts {
  url: string
  method: 'GET' | 'POST'
  apiKey: string | undefined
  accept: string
  /** Milliseconds until the connection stands, TLS included. */
  connectTimeout: number
  /** Aborting destroys the connection, also while the answer is read. */
  signal: AbortSignal
  /** Sent as JSON. */
  body?: unknown
}

function start({ url, method, apiKey, accept, body }: RequestParts): ClientRequest {
  const isSecure = url.startsWith('https:')
  const request = (isSecure ? https : http).request(url, {
    method,
    agent: isSecure ? agents.https : agents.http,
    headers: {
      Accept: accept,
      // What is compressed is held back until there is enough of it.
      'Accept-Encoding': 'identity',
      'User-Agent': 'Nila',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
  })
  return request.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Calls back once the request's connection stands. */
function onceConnected(request: ClientRequest, connected: () => void): void {
  request.once('socket', (socket) => {
    if (!socket.connecting) return connected()
    socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
  })
}

function attempt(parts: RequestParts): Promise<IncomingMessage> {
  const { signal, connectTimeout } = parts
  return new Promise((resolve, reject) => {
    const request = start(parts)
    let isConnected = false
    const timer = setTimeout(() => {
      reject(new AssistantError({ failure: 'model_unreachable', detail: 'The connection takes too long.' }))
      request.destroy()
    }, connectTimeout)
    const abort = () => request.destroy()
    signal.addEventListener('abort', abort)
    onceConnected(request, () => {
      isConnected = true
      clearTimeout(timer)
    })
    request.once('response', resolve)
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return reject(signal.reason)
      if (request.reusedSocket && STALE.has(error.code ?? '')) return resolve(attempt(parts))
      const failure = isConnected ? 'model_failed' : 'model_unreachable'
      reject(new AssistantError({ failure, detail: `${error.code ?? error.name} ${error.message}` }))
    })
    request.once('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    })
  })
}

/**
 * Sends a request and answers with the head of what comes back, whatever its status. Redirects are not followed: that would hand the key
 * to somebody else. Throws `AssistantError`, or the signal's reason when aborted.
 */
export async function sendRequest(parts: RequestParts): Promise<IncomingMessage> {
  const { apiKey, signal } = parts
  signal.throwIfAborted()
  if (apiKey && !SENDABLE.test(apiKey)) {
    throw new AssistantError({
      failure: 'model_unauthorized',
      detail: 'The key holds characters that no key has.',
    })
  }
  return attempt(parts)
}
