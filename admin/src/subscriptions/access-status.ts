import type { SvgIconComponent } from '@mui/icons-material'
import Check from '@mui/icons-material/CheckCircleOutline'
import Reject from '@mui/icons-material/HighlightOff'
import Ended from '@mui/icons-material/HourglassDisabledOutlined'
import Pending from '@mui/icons-material/Schedule'
import type { AdminSubscription, SubscriptionStatus } from '@nila/api/contract/subscriptions'

/** How a status looks; its words are `subscriptions.statusOf` (spec section 4). */
export const accessStatuses = {
  active: { tone: 'success', icon: Check },
  pending_verification: { tone: 'warning', icon: Pending },
  expired: { tone: 'default', icon: Ended },
  rejected: { tone: 'error', icon: Reject },
} as const satisfies Record<SubscriptionStatus, { icon: SvgIconComponent; tone: string }>

/** Only a request that waits can be approved or rejected (spec section 4). */
export const isPending = ({ status }: AdminSubscription): boolean => status === 'pending_verification'

export const isFree = ({ paymentMethod }: AdminSubscription): boolean => paymentMethod === 'free_access'

/** Spec section 5: a request that waits, is to be paid for, and names no payment. */
export const isMissingTransactionId = (access: AdminSubscription): boolean =>
  isPending(access) && !isFree(access) && !access.transactionId

/** An id that 'Fix Transaction IDs' made up where there was none. */
export const isRecovered = ({ transactionId }: AdminSubscription): boolean =>
  transactionId?.startsWith('RECOVERY-') ?? false
