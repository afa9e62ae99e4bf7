import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { apiHeaders } from '../http/headers.ts'
import type { Problem } from '../http/problem.ts'

/** Answers a request for a socket as the API answers any that it refuses, and hangs up. */
export function refuseUpgrade(
  request: IncomingMessage,
  socket: Socket,
  { status, body, retryAfter }: Problem,
  isSecure: boolean,
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => socket.destroySoon())
  response.writeHead(status, {
    ...apiHeaders(isSecure),
    'Content-Type': 'application/json; charset=utf-8',
    ...(retryAfter !== undefined && { 'Retry-After': String(Math.ceil(retryAfter)) }),
  })
  response.end(JSON.stringify(body))
}
