import type { ReviewBody } from '@nila/api/contract'

/** A review that is being written; nothing is chosen yet where the rating is 0. */
export type Draft = ReviewBody

export const emptyDraft: Draft = { rating: 0, title: '', content: '' }

// By user, so that the next person at this device is not shown somebody else's words.
const keyOf = (userId: number) => `review_draft_${userId}`

const isDraft = (value: unknown): value is Draft => {
  const { rating, title, content } = (value ?? {}) as Record<string, unknown>
  return typeof rating === 'number' && typeof title === 'string' && typeof content === 'string'
}

/** The draft that was kept in this tab, if there is one. */
export function readDraft(userId: number): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps the draft over a reload or an expired session. Where storage is forbidden, writing still works without it. */
export function keepDraft(userId: number, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {}
}

export function dropDraft(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {}
}
