import type { z } from 'zod'
import { profileCopy, settingsCopy } from './account.ts'
import { bypassLoginCopy, directAccessCopy, resetPasswordCopy, verifyEmailCopy } from './account-links.ts'
import { goodbyeCopy } from './account-settings.ts'
import { authCopy } from './auth.ts'
import { autoLoginCopy } from './auto-login.ts'
import { landingCopy } from './landing.ts'
import { loginPagesCopy } from './login-pages.ts'
import {
  chatCopy,
  contactCopy,
  donateCopy,
  mobileAppCopy,
  notFoundCopy,
  privacyPolicyCopy,
} from './notices.ts'
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
  chat: chatCopy,
  profile: profileCopy,
  settings: settingsCopy,
  goodbye: goodbyeCopy,
  donate: donateCopy,
  mobileApp: mobileAppCopy,
  contact: contactCopy,
  privacyPolicy: privacyPolicyCopy,
  notFound: notFoundCopy,
} as const

export type CopyPage = keyof typeof copySchemas

/** All copy of one language. */
export type Copy = { [Page in CopyPage]: z.infer<(typeof copySchemas)[Page]> }
