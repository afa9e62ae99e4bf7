import type { RunEvent } from '@nila/api/contract'
import { createParser } from 'eventsource-parser'

export interface ToldEvent {
  event: RunEvent
  /** How many UTF-16 units of the answer have been told with it, where the stream says so. */
  place: number | undefined
}

/**
 * Milliseconds without a sign of life after which a connection counts as cut: more than twice what lies between two heartbeats
 * (STREAM_HEARTBEAT of the contract). A phone that leaves its network is told nothing by the connection itself.
 */
const SILENCE = 40_000

const silence = () => new DOMException('The stream is silent', 'TimeoutError')

async function readInTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silence()), SILENCE)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What a stream says, one after the other, until it ends or `line` is cut. Throws where the connection breaks, or is silent for too
 * long.
 */
export async function* readEvents(response: Response, line: AbortSignal): AsyncGenerator<ToldEvent> {
  if (!response.body || line.aborted) return
  const reader = response.body.getReader()
  const leave = () => {
    reader.cancel().catch(() => {})
  }
  line.addEventListener('abort', leave)
  const decoder = new TextDecoder()
  const told: ToldEvent[] = []
  const parser = createParser({
    onEvent: ({ id, data }) =>
      told.push({ event: JSON.parse(data) as RunEvent, place: id === undefined ? undefined : Number(id) }),
  })
  try {
    for (;;) {
      const { value, done } = await readInTime(reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* told.splice(0)
    }
  } finally {
    line.removeEventListener('abort', leave)
    leave()
  }
}
