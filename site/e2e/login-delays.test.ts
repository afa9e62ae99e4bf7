import { expect, test } from 'vitest'
import { addressOf, openPageOfUser, runNila } from './visit.ts'

const nila = runNila()

/** Opens `path` as a user whose clock stands still, and says where the page is before and after so many milliseconds. */
async function leave(path: string, words: string, delay: number) {
  const page = await openPageOfUser(nila)
  await page.goto('/404')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
  await page.getByText(words).waitFor()
  await page.clock.runFor(delay - 1)
  const before = new URL(page.url()).pathname
  // One more than is missing: timers may have begun within a millisecond.
  await page.clock.runFor(2)
  await page.waitForURL((url) => url.pathname !== before)
  return { before, after: addressOf(page) }
}

test.each([
  ['/auto-login', 1000],
  ['/direct-access', 1000],
  ['/direct-login?auto=true', 1000],
  ['/login?auto=true', 500],
  ['/auth-redirect', 500],
])('%s goes on after %i ms', async (path, delay) => {
  const { before, after } = await leave(path, 'Login successful! Redirecting...', delay)
  expect(before).toBe(path.split('?')[0])
  expect(after).toMatch(/^\/\?auth_success=\d+$/)
})

test('an automatic login that failed goes to /auth after 2 s', async () => {
  const { page, context } = await nila.visit('/404')
  await context.route('**/api/verify-auth', (route) => route.abort())
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/auto-login?redirect_to=/chat')
  await page.getByText('Login error. Please try the regular login page.').waitFor()
  await page.clock.runFor(1999)
  expect(new URL(page.url()).pathname).toBe('/auto-login')
  await page.clock.runFor(2)
  await page.waitForURL('**/auth?redirect_to=%2Fchat')
})

test('what a device remembered and cannot be resumed is said, in red, before /auth', async () => {
  // A page without a header, which would ask after the session on its own.
  const { page, context } = await nila.visit('/robots.txt')
  await context.addCookies([{ name: 'nila_hint', value: '1-remembered', url: page.url() }])
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/auto-login')
  await page.getByText('Authentication failed').waitFor()
  await page.getByText('Login failed. Please try again or contact support.').waitFor()
  await page.clock.runFor(2001)
  await page.waitForURL('**/auth')
})
