import type { Copy } from '@nila/api/contract/copy/index'
import { profile, settings } from './account.ts'
import { bypassLogin, directAccess, resetPassword, verifyEmail } from './account-links.ts'
import { goodbye } from './account-settings.ts'
import { auth } from './auth.ts'
import { autoLogin } from './auto-login.ts'
import { avatars } from './avatars.ts'
import { bounceRateReport } from './bounce-rate-report.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import { donate } from './donate.ts'
import { engagementTracking } from './engagement-tracking.ts'
import { landing } from './landing.ts'
import { loginPages } from './login-pages.ts'
import { mobileApp } from './mobile-app.ts'
import { mobileApps } from './mobile-apps.ts'
import { notFound, offline } from './notices.ts'
import { privacyChoices } from './privacy-choices.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { problems } from './problems.ts'
import { reviews } from './reviews.ts'
import { shell } from './shell.ts'

export const ta = {
  shell,
  problems,
  landing,
  auth,
  autoLogin,
  loginPages,
  bypassLogin,
  directAccess,
  resetPassword,
  verifyEmail,
  reviews,
  avatars,
  chat,
  profile,
  settings,
  goodbye,
  donate,
  mobileApp,
  mobileApps,
  contact,
  privacyPolicy,
  privacyChoices,
  engagementTracking,
  bounceRateReport,
  notFound,
  offline,
} satisfies Copy
