import { signInAddress } from './return-path.ts'
import { verify } from './session.ts'

/** Reveals a guarded page to a signed-in user; everybody else goes by /auto-login to /auth and comes back. */
export async function startGuard() {
  // A check that fails counts as nobody being signed in (spec section 8).
  const user = await verify().catch(() => null)
  if (!user) return location.replace(signInAddress('/auto-login', location.pathname + location.search))
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-verifying]')) waiting.hidden = true
  for (const content of document.querySelectorAll<HTMLElement>('[data-guarded]')) content.hidden = false
}
