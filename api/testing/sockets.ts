import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type Heartbeat, LIVE_PATH, LiveMessage } from '@nila/api/contract'
import { WebSocket } from 'ws'
import type { Agent } from './agent.ts'

/** What a browser calls itself; who says nothing counts as a robot. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A socket that was refused. */
export class SocketRefusal extends Error {
  readonly status: number
  readonly headers: Headers
  readonly body: string

  constructor(status: number, headers: Headers, body: string) {
    super(`refused with ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** Opens a socket; rejects with a `SocketRefusal` where the server wants none. */
export async function openSocket(
  url: string,
  headers: Record<string, string> = {},
  path: string = LIVE_PATH,
) {
  const socket = new WebSocket(new URL(path, url.replace(/^http/, 'ws')), { headers })
  const messages: LiveMessage[] = []
  socket.on('message', (data: Buffer) => messages.push(LiveMessage.parse(JSON.parse(data.toString()))))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const received = new Headers(Object.entries(response.headers) as [string, string][])
        reject(new SocketRefusal(response.statusCode ?? 0, received, Buffer.concat(chunks).toString()))
      })
    })
  })
  return {
    socket,
    /** What was told so far. */
    messages,
    /** The code that it is closed with. */
    closed,
    async close() {
      socket.close()
      await closed
    },
  }
}

export type TestSocket = Awaited<ReturnType<typeof openSocket>>

/** What a browser sends of somebody who is signed in. */
export const asBrowser = ({ jar }: Pick<Agent, 'jar'>, origin: string): Record<string, string> => ({
  Cookie: jar.header,
  Origin: origin,
})

/** What was told of lists, without how many are here. */
export const changesIn = (messages: LiveMessage[]): Extract<LiveMessage, { type: 'changed' }>[] =>
  messages.filter((message) => message.type === 'changed')

/** Waits for the answer to a ping: what was told before it has arrived. */
export async function settled({ socket }: TestSocket): Promise<void> {
  socket.ping()
  await once(socket, 'pong')
}

const heartbeat = (over: Partial<Heartbeat>): Heartbeat => ({
  type: 'heartbeat',
  sessionId: randomUUID(),
  path: '/',
  visitDuration: 0,
  ...over,
})

/** Opens the socket of a visitor's page, which says at once that it is here. */
export async function openPage(
  url: string,
  { headers = {}, ...over }: Partial<Heartbeat> & { headers?: Record<string, string> } = {},
) {
  const opened = await openSocket(url, { 'User-Agent': BROWSER, ...headers })
  const beat = () => opened.socket.send(JSON.stringify(heartbeat(over)))
  beat()
  return { ...opened, beat }
}
