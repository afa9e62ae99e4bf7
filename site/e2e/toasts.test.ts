import { expect, test } from 'vitest'
import { focusedName, openPageOfUser, type Page, runNila } from './visit.ts'

const nila = runNila()

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const failure = (page: Page) => region(page).getByText('Could not load app information.')
const isShown = (page: Page) => failure(page).isVisible()
const fail = (page: Page) => page.context().route('**/api/**', (route) => route.abort())
const openAbout = (page: Page) => page.getByRole('tab', { name: 'About' }).click()

/** A page whose time stands still, and which has just said that something went wrong. */
async function withToast(options?: { hasTouch?: boolean }) {
  const { page } = await nila.visit('/404', options)
  await page.clock.install()
  await page.goto('/mobile-app')
  await page.clock.pauseAt(Date.now() + 60_000)
  await fail(page)
  await openAbout(page)
  await failure(page).waitFor()
  return page
}

test('a toast stays for 5 s', async () => {
  const page = await withToast()
  await page.clock.runFor(4999)
  expect(await isShown(page)).toBe(true)
  await page.clock.runFor(1)
  expect(await isShown(page)).toBe(false)
})

test('what went wrong interrupts, what went well waits for a pause', async () => {
  const page = await withToast()
  expect(await region(page).getByRole('alert').textContent()).toMatch(/^Error/)
  expect(await region(page).getByRole('status').textContent()).toBe('')

  const account = await nila.createAccount()
  const { page: guest } = await nila.visit('/404')
  await guest.clock.install()
  await guest.goto('/reviews', { waitUntil: 'networkidle' })
  await guest.clock.pauseAt(Date.now() + 60_000)
  await guest.request.post('/api/login', { data: account })
  await guest.getByRole('link', { name: 'One-Click Login' }).click()
  await region(guest).getByRole('status').getByText('Login successful! Refreshing page...').waitFor()
  expect(await region(guest).getByRole('alert').textContent()).toBe('')
})

test('its time stands still while it is pointed at', async () => {
  const page = await withToast()
  await page.clock.runFor(3000)
  await failure(page).hover()
  await page.clock.runFor(60_000)
  expect(await isShown(page)).toBe(true)
  await page.mouse.move(5, 5)
  await page.clock.runFor(1999)
  expect(await isShown(page)).toBe(true)
  await page.clock.runFor(1)
  expect(await isShown(page)).toBe(false)
})

test('its time stands still while the page is not seen', async () => {
  const page = await withToast()
  const show = (isVisible: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, !isVisible)
  await show(false)
  await page.clock.runFor(60_000)
  expect(await isShown(page)).toBe(true)
  await show(true)
  await page.clock.runFor(5000)
  expect(await isShown(page)).toBe(false)
})

test('F8 leads to it, Escape takes it away and gives the focus back', async () => {
  const page = await withToast()
  await page.keyboard.press('F8')
  expect(await focusedName(page)).toBe('Notifications')
  await page.clock.runFor(60_000)
  expect(await isShown(page)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Close')
  await page.keyboard.press('Escape')
  expect(await isShown(page)).toBe(false)
  expect(await focusedName(page)).toBe('About')
})

test('F8 leads nowhere while there is none', async () => {
  const page = await withToast()
  await page.clock.runFor(5000)
  await page.keyboard.press('F8')
  expect(await focusedName(page)).toBe('About')
})

test('its button takes it away and gives the focus back', async () => {
  const page = await withToast()
  await region(page).getByRole('button', { name: 'Close' }).click()
  expect(await isShown(page)).toBe(false)
  expect(await focusedName(page)).toBe('About')
})

test.each([
  [49, true],
  [50, false],
  [-80, true],
])('a finger that moves it %i px to the right leaves it there: %s', async (distance, stays) => {
  const page = await withToast({ hasTouch: true })
  const box = await region(page).boundingBox()
  const x = (box?.x ?? 0) + 100
  const y = (box?.y ?? 0) + 20
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: Math.round(x + distance * share), y }])
  await send('touchEnd', [])
  expect(await isShown(page)).toBe(stays)
  expect(Math.round((await region(page).boundingBox())?.x ?? 0)).toBe(Math.round(box?.x ?? 0))
})

test('there is never more than one, and the latest has its own 5 s', async () => {
  const page = await openPageOfUser(nila)
  await page.clock.install()
  await page.goto('/mobile-app', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await fail(page)
  await openAbout(page)
  await failure(page).waitFor()
  await page.clock.runFor(4000)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const latest = region(page).getByText('Logout failed. Please try refreshing the page.')
  await latest.waitFor()
  expect(await isShown(page)).toBe(false)
  await page.clock.runFor(4999)
  expect(await latest.isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await latest.isVisible()).toBe(false)
})

test('whoever is offline still reads that logging out failed', async () => {
  const page = await openPageOfUser(nila)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const said = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Your account' }).click()
  page.getByRole('button', { name: 'Log out' }).click()
  const dialog = await said
  expect(dialog.message()).toBe('Logout failed. Please try refreshing the page.')
  await dialog.accept()
})

test('a page with nothing to say fetches nothing for it', async () => {
  const { page } = await nila.visit('/')
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_astro/')),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => name.includes('/toast.'))).toEqual([])
})
