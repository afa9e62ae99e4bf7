import type { getAnalytics } from '@nila/api/contract/analytics'
import type { listAuditLog } from '@nila/api/contract/audit-log'
import type { listAdminAvatars } from '@nila/api/contract/avatars'
import type { listChatReports } from '@nila/api/contract/chat-reports'
import type { getChatUsage } from '@nila/api/contract/chat-usage'
import type { listCopyPages } from '@nila/api/contract/copy-pages'
import type { listEmailLogs } from '@nila/api/contract/email-logs'
import type { getEmailProviders } from '@nila/api/contract/email-testing'
import type { Guard } from '@nila/api/contract/endpoint'
import { passes } from '@nila/api/contract/guard'
import type { listModelEndpoints } from '@nila/api/contract/model-endpoints'
import type { getReleases } from '@nila/api/contract/releases'
import type { listAdminReviews } from '@nila/api/contract/reviews'
import type { listPendingSubscriptions } from '@nila/api/contract/subscriptions'
import type { listUsers } from '@nila/api/contract/users'
import { useGetIdentity, useResourceDefinitions } from 'react-admin'

/** A screen is for whoever may call what it shows: the type check knows the guards of the contract, and the bundle needs none of it. */
const GUARDS = {
  copy: 'editor',
  releases: 'editor',
  users: 'admin',
  reviews: 'admin',
  subscriptions: 'admin',
  avatars: 'admin',
  analytics: 'admin',
  assistant: 'admin',
  'assistant-usage': 'admin',
  'chat-reports': 'admin',
  'email-testing': 'admin',
  'email-logs': 'admin',
  'audit-log': 'admin',
} satisfies {
  copy: typeof listCopyPages.guard
  releases: typeof getReleases.guard
  users: typeof listUsers.guard
  reviews: typeof listAdminReviews.guard
  subscriptions: typeof listPendingSubscriptions.guard
  avatars: typeof listAdminAvatars.guard
  analytics: typeof getAnalytics.guard
  assistant: typeof listModelEndpoints.guard
  'assistant-usage': typeof getChatUsage.guard
  'chat-reports': typeof listChatReports.guard
  'email-testing': typeof getEmailProviders.guard
  'email-logs': typeof listEmailLogs.guard
  'audit-log': typeof listAuditLog.guard
}

/** Whether the screen at an address is there for editors as well. */
export const isForEditors = (pathname: string): boolean =>
  (GUARDS as Partial<Record<string, Guard>>)[pathname.split('/')[1] ?? ''] === 'editor'

/** The screens that whoever is signed in may see; one without a guard is nobody's. */
export function useScreens() {
  const { identity } = useGetIdentity()
  const guards: Partial<Record<string, Guard>> = GUARDS
  return Object.values(useResourceDefinitions()).filter(({ name, hasList }) => {
    const guard = guards[name]
    return hasList && identity && guard && passes(guard, identity.role)
  })
}
