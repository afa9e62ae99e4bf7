import type { z } from 'zod'
import { profileCopy, settingsCopy } from './account.ts'
import { bypassLoginCopy, directAccessCopy, resetPasswordCopy, verifyEmailCopy } from './account-links.ts'
import { goodbyeCopy } from './account-settings.ts'
import { authCopy } from './auth.ts'
import { autoLoginCopy } from './auto-login.ts'
import { avatarsCopy } from './avatars.ts'
import { bounceRateReportCopy } from './bounce-rate-report.ts'
import { chatCopy } from './chat.ts'
import { contactCopy } from './contact.ts'
import { donateCopy } from './donate.ts'
import { engagementTrackingCopy } from './engagement-tracking.ts'
import { landingCopy } from './landing.ts'
import { loginPagesCopy } from './login-pages.ts'
import { mobileAppCopy } from './mobile-app.ts'
import { mobileAppsCopy } from './mobile-apps.ts'
import { notFoundCopy, offlineCopy, privacyPolicyCopy } from './notices.ts'
import { privacyChoicesCopy } from './privacy-choices.ts'
import { problemsCopy } from './problems.ts'
import { reviewsCopy } from './reviews.ts'
import { shellCopy } from './shell.ts'

/** The copy of the site, page by page. `shell` and `problems` are on many pages. */
export const copySchemas = {
  shell: shellCopy,
  problems: problemsCopy,
  landing: landingCopy,
  auth: authCopy,
  autoLogin: autoLoginCopy,
  loginPages: loginPagesCopy,
  bypassLogin: bypassLoginCopy,
  directAccess: directAccessCopy,
  resetPassword: resetPasswordCopy,
  verifyEmail: verifyEmailCopy,
  reviews: reviewsCopy,
  avatars: avatarsCopy,
  chat: chatCopy,
  profile: profileCopy,
  settings: settingsCopy,
  goodbye: goodbyeCopy,
  donate: donateCopy,
  mobileApp: mobileAppCopy,
  mobileApps: mobileAppsCopy,
  contact: contactCopy,
  privacyPolicy: privacyPolicyCopy,
  privacyChoices: privacyChoicesCopy,
  engagementTracking: engagementTrackingCopy,
  bounceRateReport: bounceRateReportCopy,
  notFound: notFoundCopy,
  offline: offlineCopy,
} as const

export type CopyPage = keyof typeof copySchemas

/** All copy of one language. */
export type Copy = { [Page in CopyPage]: z.infer<(typeof copySchemas)[Page]> }
