import type { AvatarAccess } from '@nila/api/contract'
import type { Subscription } from '@nila/db'
import { effectiveStatus } from '../subscriptions/effective-status.ts'

const ACCESS = {
  active: 'active',
  pending_verification: 'pending',
  expired: 'expired',
  rejected: 'rejected',
} as const satisfies Record<Subscription['status'], AvatarAccess>

/**
 * What a user's records of one avatar come to: access that lasts, else a request that waits, else how the newest ended.
 * @param records the newest first
 */
export function accessOf(records: Subscription[], now = new Date()): AvatarAccess {
  const all = records.map((record) => ACCESS[effectiveStatus(record, now)])
  return (
    all.find((access) => access === 'active') ??
    all.find((access) => access === 'pending') ??
    all[0] ??
    'none'
  )
}
