import type { ServerResponse } from 'node:http'
import type { FakeFrames } from './fake-model-wire.ts'

/** Milliseconds between two looks at all streams; one timer for all of them costs less than a timer for each. */
const TICK = 5

export interface FakeStream {
  /** Its head is out, and says that chunks follow. */
  response: ServerResponse
  frames: FakeFrames
  firstTokenAfter: number
  rate: number
  /** Tokens after which `onCut` is called instead of what would follow. */
  cutAfter: number | undefined
  onCut(): void
}

interface Running extends FakeStream {
  /** When the first token is due. */
  start: number
  written: number
}

export interface FakeClock {
  /** Writes a stream at its times, until it has ended or its client has left. */
  run(stream: FakeStream): void
  stop(): void
}

/** Writes the tokens of all streams of a server when they are due. */
export function createFakeClock(): FakeClock {
  const running = new Set<Running>()
  let timer: NodeJS.Timeout | undefined

  function pause(): void {
    clearInterval(timer)
    timer = undefined
  }

  function leave(stream: Running): void {
    running.delete(stream)
    if (running.size === 0) pause()
  }

  /** How many tokens are to be out by now. */
  function dueOf({ start, rate, frames }: Running, now: number): number {
    if (now < start) return 0
    return rate === 0 ? frames.tokens.length : Math.floor(((now - start) * rate) / 1000) + 1
  }

  function write(stream: Running, now: number): void {
    const { response, frames, cutAfter } = stream
    const { length } = frames.tokens
    const end = Math.min(length, cutAfter ?? length)
    const due = Math.min(dueOf(stream, now), end)
    if (now < stream.start || (due === stream.written && due < end)) return
    const bytes = [
      ...(stream.written === 0 ? frames.lead : []),
      ...frames.tokens.slice(stream.written, due),
      ...(due === end && cutAfter === undefined ? frames.tail : []),
    ]
    stream.written = due
    response.socket?.write(Buffer.concat(bytes))
    if (due < end) return
    leave(stream)
    if (cutAfter === undefined) response.end()
    else stream.onCut()
  }

  function tick(): void {
    const now = performance.now()
    for (const stream of running) write(stream, now)
  }

  return {
    run(stream) {
      if (stream.response.destroyed) return
      const run: Running = { ...stream, start: performance.now() + stream.firstTokenAfter, written: 0 }
      running.add(run)
      stream.response.once('close', () => leave(run))
      timer ??= setInterval(tick, TICK)
      if (stream.firstTokenAfter === 0) write(run, performance.now())
    },
    stop() {
      running.clear()
      pause()
    },
  }
}
