import type { ChatLanguageTag } from '@nila/api/contract'
import { ApiError, apiErrorOf } from '@nila/api/contract/client'

/** What a question is asked with (sendMessage of the contract). */
export interface Question {
  conversationId?: number
  parentId: number | null
  content: string
  language: ChatLanguageTag
  avatarId?: number
}

export type Pace = 'slow' | undefined

// The client of the contract waits for whole answers; these come as they are made.
async function openStream(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api/chat${path}`, { credentials: 'same-origin', ...init }).catch((error) => {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'offline', 'Nila cannot be reached.')
  })
  if (!response.ok) throw await apiErrorOf(response)
  return response
}

const post = (path: string, body: object, signal: AbortSignal) =>
  openStream(path, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

/** Asks; the answer streams. Throws `ApiError` where it is refused. */
export const askQuestion = (question: Question, pace: Pace, signal: AbortSignal) =>
  post('/messages', { ...question, pace }, signal)

/** Asks for another answer beside one that there is. */
export const askAgain = (answerId: number, language: ChatLanguageTag, pace: Pace, signal: AbortSignal) =>
  post(`/messages/${answerId}/retry`, { language, pace }, signal)

/** Goes on with an answer behind what is known of it. */
export const askOn = (runId: number, place: number, pace: Pace, signal: AbortSignal) =>
  openStream(`/runs/${runId}/events${pace ? `?pace=${pace}` : ''}`, {
    headers: { Accept: 'text/event-stream', 'Last-Event-ID': String(place) },
    signal,
  })
