import type { SvgIconComponent } from '@mui/icons-material'
import Check from '@mui/icons-material/CheckCircleOutline'
import Reject from '@mui/icons-material/HighlightOff'
import Pending from '@mui/icons-material/Schedule'
import type { ReviewStatus } from '@nila/api/contract/reviews'

/** What a review's `isApproved` means on screen (spec section 3), and the decision that leads to it. */
export const reviewStatuses = {
  0: { name: 'pending', tone: 'warning', icon: Pending, decision: 'reopen', decided: 'nowPending', key: 'p' },
  1: {
    name: 'approved',
    tone: 'success',
    icon: Check,
    decision: 'approve',
    decided: 'nowApproved',
    key: 'a',
  },
  2: { name: 'rejected', tone: 'error', icon: Reject, decision: 'reject', decided: 'nowRejected', key: 'r' },
} as const satisfies Record<ReviewStatus, { icon: SvgIconComponent; [word: string]: unknown }>

/** In the order of the menu. */
export const statuses = [1, 2, 0] as const satisfies readonly ReviewStatus[]

export const tabs = ['pending', 'approved', 'rejected', 'all'] as const
export type Tab = (typeof tabs)[number]

const statusOfTab: Record<Tab, ReviewStatus | undefined> = {
  pending: 0,
  approved: 1,
  rejected: 2,
  all: undefined,
}

export const filterOfTab = (tab: Tab) => {
  const isApproved = statusOfTab[tab]
  return isApproved === undefined ? {} : { isApproved }
}

export const tabOfFilter = (isApproved: unknown): Tab =>
  tabs.find((tab) => statusOfTab[tab] === isApproved) ?? 'all'
