import type { MessageRun } from '@nila/api/contract'
import type { Owner } from '../owner.ts'
import type { Viewer } from './viewer.ts'

/** What an answer is stopped for, as the reason of its signal. */
export type StopReason = 'stopped' | 'unwatched' | 'interrupted'

export type LiveRun = ReturnType<typeof createLiveRun>

/** An answer that this process is producing. */
export function createLiveRun(
  ids: { id: number; kind: MessageRun['kind']; messageId: number },
  { guestId }: Owner,
) {
  const startedAt = performance.now()
  const controller = new AbortController()
  const viewers = new Set<Viewer>()
  let text = ''
  let unsaved = ''
  let firstTextMs: number | undefined
  let unwatchedSince = Date.now()

  return {
    ...ids,
    isOfGuest: guestId !== null,
    signal: controller.signal,
    stop: (reason: StopReason) => controller.abort(reason),
    viewers,
    /** The answer so far. */
    get text() {
      return text
    },
    /** Milliseconds from the question to the first piece of the answer. */
    get firstTextMs() {
      return firstTextMs
    },
    /** Since when nobody has been watching here (Unix time in milliseconds). */
    get unwatchedSince() {
      return viewers.size > 0 ? undefined : unwatchedSince
    },

    add(piece: string): void {
      firstTextMs ??= Math.round(performance.now() - startedAt)
      text += piece
      unsaved += piece
      for (const viewer of viewers) viewer.add(piece)
    },

    /** Takes what is not in the database yet. */
    takeUnsaved(): { position: number; text: string } {
      const piece = { position: text.length - unsaved.length, text: unsaved }
      unsaved = ''
      return piece
    },
    /** Puts back what could not be saved, before what has come since. */
    putBack(piece: string): void {
      unsaved = piece + unsaved
    },

    /** Tells a reader the answer from where they are, until they go. */
    show(viewer: Viewer): void {
      viewer.catchUp(text)
      viewers.add(viewer)
      viewer.onClose(() => {
        viewers.delete(viewer)
        unwatchedSince = Date.now()
      })
    },
  }
}
