import type { SubscriptionRequest } from '@nila/api/contract/subscriptions'

export interface Draft {
  paymentMethod: SubscriptionRequest['paymentMethod']
  transactionId: string
}

// By user, so that the next person at this device is not shown somebody else's payment.
const keyOf = (userId: number, avatarId: number) => `avatar_request_draft_${userId}_${avatarId}`

const isDraft = (value: unknown): value is Draft => {
  const { paymentMethod, transactionId } = (value ?? {}) as Record<string, unknown>
  return (paymentMethod === 'upi' || paymentMethod === 'free_access') && typeof transactionId === 'string'
}

/** The request that was begun in this tab, if there is one. */
export function readDraft(userId: number, avatarId: number): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, avatarId)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps the draft over a reload or an expired session. Where storage is forbidden, asking still works without it. */
export function keepDraft(userId: number, avatarId: number, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(userId, avatarId), JSON.stringify(draft))
  } catch {}
}

export function dropDraft(userId: number, avatarId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId, avatarId))
  } catch {}
}
