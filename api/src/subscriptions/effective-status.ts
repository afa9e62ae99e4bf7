import type { SubscriptionStatus } from '@nila/api/contract'
import type { Subscription } from '@nila/db'

type Term = Pick<Subscription, 'status' | 'expiresAt'>

/** Holds for records that give access now; in SQL, since filters and counts ask for it. */
export const IS_ACTIVE =
  "(subscriptions.status = 'active' and (subscriptions.expires_at is null or subscriptions.expires_at > now()))"
/** Holds for those whose time is over, whether or not anybody has said so (spec section 4). */
export const IS_EXPIRED =
  "(subscriptions.status = 'expired' or (subscriptions.status = 'active' and subscriptions.expires_at <= now()))"

/** What a record counts and shows as: one that is active past its end is expired (spec section 4). */
export const effectiveStatus = ({ status, expiresAt }: Term, now: Date): SubscriptionStatus =>
  status === 'active' && expiresAt && expiresAt <= now ? 'expired' : status

const DAY = 24 * 60 * 60 * 1000

/** Whole days begun until the end, never below 0; null without an end, and while there is no access that could end. */
export const daysRemaining = ({ status, expiresAt }: Term, now: Date): number | null =>
  status === 'active' && expiresAt
    ? Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY))
    : null
