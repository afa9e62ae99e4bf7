import { listEmailLogs } from '@nila/api/contract'
import { barriersOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { type BrowserContext, type Page, runNila, signIn } from './visit.ts'

const nila = runNila()
const visit = (path: string) => nila.visit(path, { serviceWorkers: 'allow' })

/** A machine under load takes its time. */
const poll = { timeout: 20_000 }

/** Waits until the worker has what a visit leaves behind. */
const isKept = (page: Page, paths: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const { active } = await navigator.serviceWorker.ready
          const kept = await Promise.all(wanted.map((path) => caches.match(path)))
          return active?.state === 'activated' && kept.every(Boolean)
        }, paths),
      poll,
    )
    .toBe(true)

/** Has the browser find a worker other than the one that was built. */
const changeWorker = (context: BrowserContext, change: (code: string) => string) =>
  context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

/** Where the menu leads who wants the page in a language. */
const addressIn = (page: Page, language: string) =>
  page
    .locator(`[data-language-menu] a[hreflang=${language}]`)
    .evaluate((link) => (link as HTMLAnchorElement).pathname)

const releaseOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return { active: registration.active?.state, isWaiting: registration.waiting !== null }
  })

test('after one visit the home page and the page itself open without a connection, with their scripts', async () => {
  const { page, context } = await visit('/donate?from=a-friend')
  await isKept(page, ['/donate', '/', '/offline'])
  await context.setOffline(true)
  for (const path of ['/donate', '/']) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).not.toContain('No connection')
    // The header's script opens what a click on it asks for, once it runs.
    await page.evaluate(() => scrollTo(0, 200))
    await page.locator('.site-header.scrolled').waitFor()
  }
})

test.each([
  ['/', '/contact', 'en', 'You are offline'],
  ['/hi', '/hi/contact', 'hi', null],
  ['/ur', '/ur/contact', 'ur', null],
  // Words in another language are more than the browser's own page.
  ['/hi', '/contact', 'hi', null],
] as const)(
  'who has been at %s meets the offline page at %s, in that language',
  async (visited, path, lang, title) => {
    const { page, context } = await visit(visited)
    await isKept(page, [visited, `${visited === '/' ? '' : visited}/offline`])
    await context.setOffline(true)
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    if (title) await page.getByRole('heading', { name: title }).waitFor()
    expect(await addressIn(page, 'ta')).toBe('/ta/contact')
    await context.setOffline(false)
    await page.locator('[data-retry]').click()
    await page.locator('form').waitFor()
  },
)

test('what a person is shown of the API is never kept', async () => {
  const { page, context } = await visit('/')
  await isKept(page, ['/', '/offline'])
  await page.evaluate(() => fetch('/api/reviews'))
  await page.goto('/admin')
  await page.waitForURL('**/auth?*')
  await page.goto('/')
  await context.setOffline(true)
  const answers = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(answers).toContain('/')
  expect(answers.filter((path) => /^\/(api|admin)/.test(path))).toEqual([])
  expect(await page.evaluate(() => fetch('/api/reviews').catch(() => 'no connection'))).toBe('no connection')
})

test('the offline page at its own address leads to the home page of its language', async () => {
  const { page } = await visit('/hi/offline')
  await page.locator('[data-retry]').click()
  await page.waitForURL(/\/hi$/)
})

test('a missing page leads to its own address in other languages', async () => {
  const { page } = await visit('/hi/no-such-page')
  expect([await addressIn(page, 'en'), await addressIn(page, 'ta')]).toEqual([
    '/no-such-page',
    '/ta/no-such-page',
  ])
})

test('who saves data is fetched nothing ahead but the offline page', async () => {
  const { page, context } = await visit('/robots.txt')
  await changeWorker(
    context,
    (code) => `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${code}`,
  )
  await page.goto('/hi/contact')
  // The home page would come first.
  await isKept(page, ['/hi/contact', '/hi/offline'])
  expect(await page.evaluate(() => caches.match('/hi').then(Boolean))).toBe(false)
})

test('an address that mails when it is opened mails once', async () => {
  const account = await nila.createAccount({ role: 'admin' })
  const { page } = await visit('/auth')
  await signIn(page, account, /auth_success/)
  await isKept(page, ['/', '/offline'])
  // As a link does: the address answers pages of ours only.
  await page.evaluate(() => location.assign('/api/admin/test-email/asha@example.org'))
  await page.waitForURL('**/api/admin/test-email/*')
  const admin = await nila.agentOf(account)
  const { items } = await admin.list(listEmailLogs, { filter: { q: 'asha@example.org' } })
  expect(items).toHaveLength(1)
})

test('a user whose session cannot be asked after stays, and a guest goes to the login', async () => {
  const account = await nila.createAccount()
  const { page, context } = await visit('/auth?redirect_to=/settings')
  await signIn(page, account, /\/settings\?auth_success/)
  await isKept(page, ['/settings', '/offline'])
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' })
  const isOutOfReach = async () => {
    await page.getByRole('alert').getByText('Nila cannot be reached.').waitFor()
    expect(await settings.isVisible()).toBe(false)
  }

  await context.route('**/api/verify-auth', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/settings')
  await isOutOfReach()
  await context.unrouteAll()
  await context.setOffline(true)
  await page.reload()
  await isOutOfReach()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await settings.waitFor()

  await context.setOffline(true)
  await context.clearCookies()
  await page.goto('/settings')
  await page.waitForURL('**/auto-login?redirect_to=%2Fsettings')
})

/** The page of a visitor who has been here before the release of now. */
async function visitAfterRelease() {
  // Where there is no page yet, there is no worker either.
  const { page, context } = await visit('/robots.txt')
  await page.evaluate(() => caches.open('nila-long-ago'))
  let isReleased = false
  await changeWorker(context, (code) => (isReleased ? code : code.replace(/nila-[\w-]{12}/, 'nila-before')))
  await page.goto('/contact')
  await isKept(page, ['/contact', '/', '/offline'])
  isReleased = true
  await page.reload()
  return page
}

test('a new release asks, and one click on OK updates and reloads the page once', async () => {
  const page = await visitAfterRelease()
  const dialog = page.getByRole('dialog', { name: 'New version' })
  await dialog.getByText('Click OK to refresh and use the latest version.').waitFor()
  expect(await barriersOf(page)).toEqual([])
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => loads.length, poll).toBe(1)
  await expect.poll(() => releaseOf(page), poll).toEqual({ active: 'activated', isWaiting: false })
  // What the release before had fetched may still be needed by a page that is open; what is older may not.
  expect(await page.evaluate(() => caches.keys())).toEqual([
    'nila-before',
    expect.stringMatching(/^nila-[\w-]{12}$/),
  ])
  await page.goto('/')
  expect(await dialog.count()).toBe(0)
  expect(loads).toHaveLength(2)
})

test('a new release that is put off with Escape reloads nothing, and is not asked about on the next page', async () => {
  const page = await visitAfterRelease()
  await page.getByLabel('Message').fill('Half a sentence')
  const dialog = page.getByRole('dialog', { name: 'New version' })
  await dialog.waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a sentence')
  await page.goto('/')
  await expect.poll(() => releaseOf(page), poll).toEqual({ active: 'activated', isWaiting: true })
  expect(await dialog.count()).toBe(0)
})
