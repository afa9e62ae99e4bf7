import type { RunEvent } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { askOn, type Pace } from './ask.ts'
import { readEvents } from './read-events.ts'

/** Milliseconds before a cut connection is made again: at first, and at most. */
const FIRST_WAIT = 300
const LONGEST_WAIT = 5000

/** How many tries fail before somebody is told; most cuts are mended before anybody could read of them. */
const TRIES_IN_SILENCE = 2

interface Following {
  /** The connection on which it was asked; none where an answer that is under way is picked up. */
  first?: Response
  /** The run, where it is known before the stream says so. */
  runId?: number
  /** How much of the answer is known, in UTF-16 units. */
  place: number
  pace: Pace
  signal: AbortSignal
  onEvent: (event: RunEvent) => void
  /** Told when the connection stays away, and when it is back. */
  onCut: (isCut: boolean) => void
}

/** Whether trying again could not help. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Waits, but not for longer than until the device is online again. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

/**
 * Follows an answer to its end, over as many connections as that takes; what is told is told once. Throws `ApiError` where it cannot
 * be followed any more. Returns in silence where `signal` ends it.
 */
export async function followAnswer(following: Following): Promise<void> {
  const { first, pace, signal, onEvent, onCut } = following
  let { runId, place } = following
  let response = first
  let failures = 0

  /** One connection. @returns whether the answer has ended */
  async function listen(line: AbortSignal): Promise<boolean> {
    response ??= await askOn(runId ?? 0, place, pace, line)
    for await (const told of readEvents(response, line)) {
      if (signal.aborted) return true
      if (failures >= TRIES_IN_SILENCE) onCut(false)
      failures = 0
      if (told.event.type === 'away') return false
      if (told.event.type === 'begin') runId = told.event.run.id
      onEvent(told.event)
      if (told.place !== undefined) place = told.place
      if (told.event.type === 'end') return true
    }
    return false
  }

  while (!signal.aborted) {
    const connection = new AbortController()
    // The network tells the device, and not always the connection.
    const cut = () => connection.abort()
    window.addEventListener('offline', cut)
    signal.addEventListener('abort', cut)
    try {
      if (await listen(connection.signal)) return
    } catch (error) {
      if (signal.aborted) return
      if (isFinal(error)) throw error
    } finally {
      window.removeEventListener('offline', cut)
      signal.removeEventListener('abort', cut)
    }
    response = undefined
    // Nothing was begun that could be followed, or nobody knows what.
    if (runId === undefined) throw new ApiError(0, 'offline', 'Nila cannot be reached.')
    failures += 1
    if (failures === TRIES_IN_SILENCE) onCut(true)
    await wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)), signal)
  }
}
