import type { MessageRun, RunEvent } from '@nila/api/contract'
import type { EventStream } from '../../http/event-stream.ts'

/** How long text is gathered before it is told again (milliseconds): what is read by people, and what is to cost few data. */
const GATHER = { quick: 40, slow: 500 } as const

export type Pace = keyof typeof GATHER

export type Viewer = ReturnType<typeof createViewer>

/**
 * One reader of an answer. The first piece is told at once, later ones as fast as the pace has it.
 * @param told how many UTF-16 units of the answer the reader has
 */
export function createViewer(stream: EventStream<RunEvent>, told: number, pace: Pace = 'quick') {
  let pending = ''
  let toldAt = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (!pending) return
    told += pending.length
    toldAt = performance.now()
    stream.send({ type: 'text', text: pending }, told)
    pending = ''
  }
  stream.onClose(() => clearTimeout(timer))

  return {
    /** How much of the answer the reader has been told, or will be. */
    get told() {
      return told + pending.length
    },

    /** Tells the next piece. */
    add(text: string): void {
      pending += text
      if (timer !== undefined) return
      const wait = toldAt + GATHER[pace] - performance.now()
      if (wait <= 0) flush()
      else timer = setTimeout(flush, wait)
    },

    /** Tells what the reader lacks of the answer so far; all of it where the reader has more than there is. */
    catchUp(text: string): void {
      flush()
      if (text.length < told) {
        told = text.length
        stream.send({ type: 'snapshot', text }, told)
      } else if (text.length > told) {
        pending = text.slice(told)
        flush()
      }
    },

    /** Tells that there is no more, and ends the stream. */
    end(run: MessageRun): void {
      flush()
      stream.send({ type: 'end', run }, told)
      stream.end()
    },

    /** Sends the reader to another process, or to this one again. */
    sendAway(): void {
      flush()
      stream.send({ type: 'away' }, told)
      stream.end()
    },

    onClose: stream.onClose,
  }
}
