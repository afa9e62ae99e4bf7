import { copyFields, type EditedPage } from '@nila/api/contract/copy/fields'

/** Where each page of copy can be looked at, in the default language; null of words that are on many pages, or at no address of their own. */
export const pagePaths: Readonly<Record<EditedPage, string | null>> = {
  shell: null,
  problems: null,
  landing: '/',
  auth: '/auth',
  autoLogin: '/auto-login',
  loginPages: null,
  bypassLogin: '/bypass-login',
  directAccess: '/direct-access',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  reviews: '/reviews',
  avatars: '/avatars',
  chat: '/chat',
  profile: '/profile',
  settings: '/settings',
  goodbye: '/goodbye',
  donate: '/donate',
  mobileApp: '/mobile-app',
  mobileApps: '/mobile-apps',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  privacyChoices: null,
  engagementTracking: '/engagement-tracking',
  bounceRateReport: '/fix-bounce-rate',
  notFound: null,
  offline: '/offline',
  site: null,
}

/** The keys of each page, in its order. */
export const keysByPage: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(pagePaths).map((page) => [
    page,
    copyFields.filter((field) => field.page === page).map(({ key }) => key),
  ]),
)
