import type { ServerResponse } from 'node:http'
import { STREAM_HEARTBEAT } from '@nila/api/contract'
import type { Context } from './context.ts'

/** What a slow reader may leave unread before its stream is ended (bytes); whoever comes back is told the rest. */
const MOST_UNREAD = 1024 * 1024

/** Events that are told to one reader as they happen. */
export interface EventStream<E> {
  /** @param id what the reader says in `Last-Event-ID` when it comes back */
  send(event: E, id?: number): void
  end(): void
  /** Calls once the stream is closed, by whichever side. */
  onClose(call: () => void): void
}

const open = new Set<ServerResponse>()
let heartbeat: NodeJS.Timeout | undefined

/** One timer for all: proxies and phones let go of connections that say nothing. */
function keepAlive(response: ServerResponse): void {
  open.add(response)
  heartbeat ??= setInterval(() => {
    for (const one of open) one.write(':\n\n')
  }, STREAM_HEARTBEAT).unref()
}

function forget(response: ServerResponse): void {
  open.delete(response)
  if (open.size > 0) return
  clearInterval(heartbeat)
  heartbeat = undefined
}

/**
 * Begins an answer of server-sent events.
 * @param check what each event is held against
 */
export function openEventStream<E>(ctx: Context, check: (event: E) => void): EventStream<E> {
  const { res: response } = ctx
  ctx.status = 200
  ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
  // Koa would wait for a body.
  ctx.respond = false
  response.flushHeaders()
  keepAlive(response)
  response.once('close', () => forget(response))

  return {
    send(event, id) {
      if (response.writableEnded || response.destroyed) return
      check(event)
      const data = JSON.stringify(event)
      response.write(id === undefined ? `data: ${data}\n\n` : `id: ${id}\ndata: ${data}\n\n`)
      if (response.writableLength > MOST_UNREAD) response.destroy()
    },
    end() {
      response.end()
    },
    onClose(call) {
      if (response.closed) call()
      else response.once('close', call)
    },
  }
}
