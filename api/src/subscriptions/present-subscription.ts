import type { AdminSubscription, OwnSubscription } from '@nila/api/contract'
import { daysRemaining, effectiveStatus } from './effective-status.ts'
import type { SubscriptionWithNames } from './find-subscriptions.ts'

function presentFields(row: SubscriptionWithNames) {
  const now = new Date()
  return {
    id: row.id,
    avatarId: row.avatarId,
    avatarName: row.avatarName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    paymentMethod: row.paymentMethod,
    transactionId: row.transactionId,
    status: row.status,
    effectiveStatus: effectiveStatus(row, now),
    daysRemaining: daysRemaining(row, now),
  }
}

/** A record as the user sees it whose access it is. */
export const presentOwnSubscription = (row: SubscriptionWithNames): OwnSubscription => ({
  ...presentFields(row),
  avatarIcon: row.avatarIcon,
})

/** A record as those who decide on it see it. */
export const presentAdminSubscription = (row: SubscriptionWithNames): AdminSubscription => ({
  ...presentFields(row),
  userId: row.userId,
  username: row.username,
  version: row.version,
})
