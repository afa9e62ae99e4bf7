import type { ChatLanguageTag, RunEvent } from '@nila/api/contract'
import type { Dispatch } from 'react'
import type { Pace, Question } from '../stream/ask.ts'
import { followAnswer } from '../stream/follow-answer.ts'
import type { ThreadAction } from './thread.ts'

export interface Followed {
  language: ChatLanguageTag
  pace: Pace
  /** The answer, where it is under way already. */
  known?: { id: number; runId: number; place: number }
  /** Begins it, where it is not. */
  asking?: (signal: AbortSignal) => Promise<Response>
  question?: Question
  signal: AbortSignal
  dispatch: Dispatch<ThreadAction>
  onBegun: (conversationId: number, answerId: number, runId: number) => void
}

/** Follows one answer to its end and tells the thread of it. Throws where it is refused or lost. */
export async function followThread(followed: Followed): Promise<void> {
  const { language, pace, known, asking, question, signal, dispatch, onBegun } = followed
  let id = known?.id ?? 0

  function hear(event: RunEvent) {
    switch (event.type) {
      case 'begin':
        id = event.answer.id
        onBegun(event.conversationId, id, event.run.id)
        dispatch({ type: 'begun', event, question, language })
        break
      case 'text':
      case 'snapshot':
        dispatch({ type: event.type, id, text: event.text })
        break
      case 'end':
        dispatch({ type: 'ended', id, run: event.run, now: Date.now() })
        break
      case 'away':
        break
      default:
        event satisfies never
    }
  }

  const first = await asking?.(signal)
  await followAnswer({
    ...(first && { first }),
    ...(known && { runId: known.runId }),
    place: known?.place ?? 0,
    pace,
    signal,
    onEvent: hear,
    onCut: (isCut) => dispatch({ type: 'cut', isCut }),
  })
}
