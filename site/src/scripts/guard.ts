import { formatDay } from '../i18n/format.ts'
import { signInAddress } from './return-path.ts'
import { type CurrentUser, verify } from './session.ts'

const show = (user: CurrentUser) => {
  const tag = document.documentElement.dataset.format ?? 'en'
  const values: Record<string, string | null> = {
    username: user.username,
    email: user.email,
    memberSince: formatDay(tag, user.createdAt),
    lastLogin: user.lastLogin && formatDay(tag, user.lastLogin),
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-account]'))
    place.textContent = values[place.dataset.account ?? ''] ?? place.textContent
}

/** Reveals a guarded page to a signed-in user; everybody else goes by /auto-login to /auth and comes back. */
export async function startGuard() {
  // A check that fails counts as nobody being signed in (spec section 8).
  const user = await verify().catch(() => null)
  if (!user) return location.replace(signInAddress('/auto-login', location.pathname + location.search))
  show(user)
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-verifying]')) waiting.hidden = true
  for (const content of document.querySelectorAll<HTMLElement>('[data-guarded]')) content.hidden = false
}
