import type { AnswerSource } from './create-runs.ts'

export type EarlyAnswer = ReturnType<typeof askEarly>

/**
 * Asks for an answer before it is known whether its question can be stored: what a model takes to begin is longer than that. What comes
 * is held until then, and nobody is told any of it where it cannot.
 */
export function askEarly(source: AnswerSource) {
  const controller = new AbortController()
  const held: string[] = []
  let onText = (text: string): void => void held.push(text)
  const outcome = source({ signal: controller.signal, onText: (text) => onText(text) })
  // Whoever goes on with it hears of a failure; an answer that was abandoned is nobody's.
  outcome.catch(() => undefined)

  return {
    abandon: (): void => controller.abort(),

    /** Goes on with it, as the source of the stored answer. */
    source: ((live) => {
      const stop = () => controller.abort(live.signal.reason)
      if (live.signal.aborted) stop()
      live.signal.addEventListener('abort', stop, { once: true })
      for (const text of held.splice(0)) live.onText(text)
      onText = live.onText
      return outcome
    }) satisfies AnswerSource,
  }
}
