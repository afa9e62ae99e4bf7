import type { EditedPage } from '@nila/api/contract/copy/fields'
import type { enCopy } from '../providers/messages/en-copy.ts'

export type PageGroup = keyof typeof enCopy.group

const GROUP_OF: Record<EditedPage, PageGroup> = {
  shell: 'everywhere',
  problems: 'everywhere',
  landing: 'pages',
  reviews: 'pages',
  donate: 'pages',
  mobileApp: 'pages',
  mobileApps: 'pages',
  contact: 'pages',
  privacyPolicy: 'pages',
  privacyChoices: 'pages',
  engagementTracking: 'pages',
  bounceRateReport: 'pages',
  notFound: 'pages',
  offline: 'pages',
  auth: 'signingIn',
  autoLogin: 'signingIn',
  loginPages: 'signingIn',
  bypassLogin: 'signingIn',
  directAccess: 'signingIn',
  resetPassword: 'signingIn',
  verifyEmail: 'signingIn',
  profile: 'account',
  settings: 'account',
  goodbye: 'account',
  chat: 'chat',
  avatars: 'chat',
  site: 'settings',
}

const ORDER: readonly PageGroup[] = ['everywhere', 'pages', 'signingIn', 'account', 'chat', 'settings']

export const isEditedPage = (page: string | null | undefined): page is EditedPage =>
  Object.hasOwn(GROUP_OF, page ?? '')

/** Pages under the headings of the tree, in its order; a heading without one is left out. */
export const groupsOf = <P extends { page: string }>(pages: readonly P[]): [PageGroup, P[]][] =>
  ORDER.map((group): [PageGroup, P[]] => [
    group,
    pages.filter(({ page }) => isEditedPage(page) && GROUP_OF[page] === group),
  ]).filter(([, found]) => found.length > 0)
