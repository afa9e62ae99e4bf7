import { AssistantError } from './assistant-error.ts'
import type { ModelTimeouts } from './model.ts'

/** What is waited for where nobody says otherwise (milliseconds). */
export const TIMEOUTS: ModelTimeouts = {
  connect: 5000,
  firstToken: 60_000,
  nextToken: 30_000,
  answer: 600_000,
}

export interface Patience {
  /** The model has said something. */
  hear(): void
  /** There is nothing to wait for any more. */
  end(): void
}

/** Watches over one answer, from its request on. Calls back once where too long nothing comes, or where it takes too long in all. */
export function createPatience(
  timeouts: ModelTimeouts,
  onExhausted: (error: AssistantError) => void,
): Patience {
  const expire = (detail: string) => () =>
    onExhausted(new AssistantError({ failure: 'model_timed_out', detail }))
  const whole = setTimeout(expire('The answer takes too long.'), timeouts.answer)
  let silence = setTimeout(expire('The model says nothing.'), timeouts.firstToken)
  let isSpeaking = false
  return {
    hear() {
      if (isSpeaking) {
        silence.refresh()
        return
      }
      isSpeaking = true
      clearTimeout(silence)
      silence = setTimeout(expire('The model stopped in the middle.'), timeouts.nextToken)
    },
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
    },
  }
}
