import { pageOfKey } from './keys.ts'

/** Pages whose words are law, money, or what people sign in by. */
const PROTECTED_PAGES: ReadonlySet<string> = new Set([
  'privacyPolicy',
  'privacyChoices',
  'donate',
  'auth',
  'autoLogin',
  'loginPages',
  'bypassLogin',
  'directAccess',
  'resetPassword',
  'verifyEmail',
])
/** Single pieces of other pages: where money and messages go, and what avatars cost. */
const PROTECTED_KEYS: ReadonlySet<string> = new Set([
  'site.upiId',
  'site.supportEmail',
  'avatars.costs',
  'landing.loginHelper',
])

/** Whether only a super-administrator who has just shown who they are may write or publish this piece of copy. */
export function isProtected(key: string): boolean {
  return (
    PROTECTED_PAGES.has(pageOfKey(key)) ||
    [...PROTECTED_KEYS].some((one) => key === one || key.startsWith(`${one}.`))
  )
}
