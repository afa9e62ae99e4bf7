import type { BrowserContext, Page } from './visit.ts'

/** Every page that a guest can open, each state of it that an address can ask for included. */
export const guestPages = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/reviews',
  '/avatars',
  '/donate',
  '/mobile-app',
  '/mobile-app#get',
  '/mobile-app#about',
  '/mobile-apps',
  '/mobile-app-store',
  '/engagement-tracking',
  '/fix-bounce-rate',
  '/offline',
  '/privacy-policy',
  '/contact',
  '/login',
  '/pure-login',
  '/pure-login#failed',
  '/pure-login#second-factor',
  '/basic-auth',
  '/direct-login',
  '/iframe-login',
  '/auth-redirect?redirect_to=/chat',
  '/admin-login',
  '/bypass-login',
  '/direct-access',
  '/direct-access#no-such-link',
  '/reset-password',
  '/reset-password#no-such-link',
  '/verify-email',
  '/goodbye',
  '/shared',
  '/shared#no-such-link',
  '/no-such-page',
]
/** Pages that are another thing, or only there, for a user. */
export const userPages = ['/', '/reviews', '/avatars', '/chat', '/profile', '/settings']

/** Pages looked at side by side: while one waits for its network to be still, another can be analysed. */
const TABS = 3

/** What is found on each of many pages, by its path; only those where something is. */
export async function barriersOn(
  context: BrowserContext,
  paths: readonly string[],
  find: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const waiting = [...paths]
  const found: Record<string, string[]> = {}
  const look = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const barriers = await find(page)
      if (barriers.length) found[path] = barriers
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: TABS }, look))
  return found
}
