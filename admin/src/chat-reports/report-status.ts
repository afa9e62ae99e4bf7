import type { SvgIconComponent } from '@mui/icons-material'
import Resolve from '@mui/icons-material/CheckCircleOutline'
import Dismiss from '@mui/icons-material/HighlightOff'
import Open from '@mui/icons-material/Schedule'
import type { ReportStatus } from '@nila/api/contract/chat-reports'
import type { AssistantKey } from '../providers/use-assistant-words.ts'

interface Shown {
  tone: 'success' | 'warning' | 'default'
  icon: SvgIconComponent
  /** The decision that leads to it. */
  decision: AssistantKey
  decided: AssistantKey
  /** As on the screen of reviews: what is fine, what is not, what waits again. */
  key: string
}

export const reportStatuses: Record<ReportStatus, Shown> = {
  open: {
    tone: 'warning',
    icon: Open,
    decision: 'reports.reopen',
    decided: 'reports.nowOpen',
    key: 'p',
  },
  resolved: {
    tone: 'success',
    icon: Resolve,
    decision: 'reports.resolve',
    decided: 'reports.nowResolved',
    key: 'a',
  },
  dismissed: {
    tone: 'default',
    icon: Dismiss,
    decision: 'reports.dismiss',
    decided: 'reports.nowDismissed',
    key: 'r',
  },
}

/** In the order of the buttons. */
export const decisions = ['resolved', 'dismissed', 'open'] as const satisfies readonly ReportStatus[]

export const tabs = ['open', 'resolved', 'dismissed', 'all'] as const
export type Tab = (typeof tabs)[number]

export const filterOfTab = (tab: Tab) => (tab === 'all' ? {} : { status: tab })
export const tabOfFilter = (status: unknown): Tab => tabs.find((tab) => tab === status) ?? 'all'
