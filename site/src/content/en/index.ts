import { profile, settings } from './account.ts'
import { bypassLogin, directAccess, resetPassword, verifyEmail } from './account-links.ts'
import { goodbye } from './account-settings.ts'
import { auth } from './auth.ts'
import { autoLogin } from './auto-login.ts'
import { landing } from './landing.ts'
import { loginPages } from './login-pages.ts'
import { chat, contact, donate, mobileApp, notFound } from './notices.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { problems } from './problems.ts'
import { reviews } from './reviews.ts'
import { shell } from './shell.ts'

export const en = {
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
  chat,
  profile,
  settings,
  goodbye,
  donate,
  mobileApp,
  contact,
  privacyPolicy,
  notFound,
}
