import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright'
import { type BrowserOptions, openBrowser } from './browser.ts'

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** A profile that one test after the other uses, and the page in it that stays open. */
interface Profile {
  context: BrowserContext
  anchor: Page
}

/** How long a profile may take to be emptied (milliseconds); now and then Chromium never closes a page that is just being left. */
const CLEAN_LIMIT = 10_000

/** A page with nothing on it, of the origin whose storage is emptied. */
const PLAIN_PAGE = '/robots.txt'

/** Forgets what a test left behind; false where something cannot be undone. */
async function clean({ context, anchor }: Profile): Promise<boolean> {
  if (anchor.isClosed()) return false
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()))
  await Promise.all([
    context.setOffline(false),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
  ])
  return anchor.evaluate(() => {
    localStorage.clear()
    // A clock of Playwright's stands in for the browser's in every page of the profile, for good.
    return String(setTimeout).includes('[native code]')
  })
}

/**
 * The visitors of a running product. Starting a renderer costs a test more than everything else it does, so that visitors without
 * wishes of their own get a profile whose pages share one: emptied after each test, while the HTTP cache stays.
 * @param url the product's origin
 */
export async function createVisitors(url: string, { flags = [], ...options }: BrowserOptions = {}) {
  const browser = await openBrowser({ flags: ['--renderer-process-limit=1', ...flags], ...options })
  const free: Profile[] = []
  const taken: Profile[] = []
  const own: BrowserContext[] = []

  const createContext = (options: ContextOptions = {}) =>
    browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      // What is kept offline is looked at by itself; elsewhere every request shall be seen.
      serviceWorkers: 'block',
      ...options,
    })

  async function createProfile(): Promise<Profile> {
    const context = await createContext()
    const anchor = await context.newPage()
    await anchor.goto(PLAIN_PAGE)
    return { context, anchor }
  }

  return {
    /** An empty page of somebody who has never been here. Who passes options, be they none, gets a profile never used before. */
    async open(options?: ContextOptions): Promise<Page> {
      if (options) {
        const context = await createContext(options)
        own.push(context)
        return context.newPage()
      }
      const profile = free.pop() ?? (await createProfile())
      taken.push(profile)
      return profile.context.newPage()
    },

    /** Lets everybody go; to be called after each test. */
    async leave(): Promise<void> {
      await Promise.all([
        ...own.splice(0).map((context) => context.close()),
        ...taken.splice(0).map(async (profile) => {
          const isClean = await Promise.race([clean(profile), pause(CLEAN_LIMIT, false, { ref: false })])
          if (isClean) free.push(profile)
          // Nobody waits for it: what cannot be closed goes with the browser.
          else profile.context.close().catch(() => undefined)
        }),
      ])
    },

    close: () => browser.close(),
  }
}

export type Visitors = Awaited<ReturnType<typeof createVisitors>>
