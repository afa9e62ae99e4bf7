import { describe, expect, test } from 'vitest'
import { type Page, runNila } from './visit.ts'

const nila = runNila()

const phone = (page: Page) => page.frameLocator('iframe[title="Nila on a phone"]')
const titleIn = (page: Page, name: string) => phone(page).getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isBackEnabled = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).isEnabled()
const follow = (page: Page, name: string) =>
  phone(page).getByRole('contentinfo').getByRole('link', { name }).click()

async function openPreview() {
  const visited = await nila.visit('/mobile-app')
  await titleIn(visited.page, 'Ask in your own language.')
  return visited
}
/** The pages that were asked of the server for the phone. */
function watchFrame(page: Page) {
  const framed: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame().parentFrame()) framed.push(request.url())
  })
  return framed
}

describe('the phone on /mobile-app', () => {
  test('goes back, refreshes and goes home, and the page around it gains no steps', async () => {
    const { page, complaints } = await openPreview()
    const steps = await page.evaluate(() => history.length)
    expect(await isBackEnabled(page)).toBe(false)

    await follow(page, 'Reviews')
    await titleIn(page, 'Reviews')
    await follow(page, 'Privacy Policy')
    await titleIn(page, 'Privacy Policy')
    await press(page, 'Back')
    await titleIn(page, 'Reviews')

    await phone(page)
      .locator('h1')
      .evaluate((title) => {
        title.textContent = 'Written over'
      })
    await press(page, 'Refresh')
    await titleIn(page, 'Reviews')

    await press(page, 'Home')
    await titleIn(page, 'Ask in your own language.')
    await press(page, 'Back')
    await titleIn(page, 'Reviews')
    await press(page, 'Back')
    await titleIn(page, 'Ask in your own language.')
    expect(await isBackEnabled(page)).toBe(false)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(new URL(page.url()).pathname).toBe('/mobile-app')
    expect(complaints).toEqual([])
  })

  test('a link within the page stays on it', async () => {
    const { page } = await openPreview()
    const steps = await page.evaluate(() => history.length)
    await phone(page).getByRole('button', { name: 'Menu' }).click()
    await phone(page).getByRole('link', { name: 'Features' }).click()
    await page.waitForFunction(() => window.frames[0]?.location.hash === '#features')
    expect(await isBackEnabled(page)).toBe(false)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('Back leaves out a page that only led on', async () => {
    const { page } = await openPreview()
    await phone(page).getByRole('link', { name: 'Talk with Nila Now' }).first().click()
    await page.waitForFunction(() => window.frames[0]?.location.pathname === '/auth')
    await phone(page).getByRole('tab', { name: 'Login' }).waitFor()
    await press(page, 'Back')
    await titleIn(page, 'Ask in your own language.')
    expect(await isBackEnabled(page)).toBe(false)
  })

  test('is not put into itself', async () => {
    const { page } = await openPreview()
    await follow(page, 'Mobile App')
    await phone(page).getByText('You are inside the preview already.').waitFor()
    expect(await phone(page).getByRole('button', { name: 'Refresh' }).isVisible()).toBe(false)
    await phone(page).getByRole('link', { name: 'Go to the home page' }).click()
    await titleIn(page, 'Ask in your own language.')
  })

  test('shows the site in the language of the page', async () => {
    const { page } = await nila.visit('/ur/mobile-app')
    await page.frameLocator('iframe').locator('html[lang=ur]').waitFor()
    expect(await page.evaluate(() => window.frames[0]?.location.pathname)).toBe('/ur')
  })

  test('loads nothing until it is seen', async () => {
    const { page } = await nila.visit('/mobile-app#get')
    const framed = watchFrame(page)
    await page.reload({ waitUntil: 'networkidle' })
    expect(framed).toEqual([])
    await page.getByRole('tab', { name: 'App Preview' }).click()
    await titleIn(page, 'Ask in your own language.')
    expect(framed).toHaveLength(1)
  })

  test('asks whoever saves data first', async () => {
    const { page } = await nila.visit('/404')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const framed = watchFrame(page)
    await page.goto('/mobile-app', { waitUntil: 'networkidle' })
    await page.getByText('Your browser is saving data, so the preview waits for you.').waitFor()
    expect(framed).toEqual([])
    await press(page, 'Load the preview')
    await titleIn(page, 'Ask in your own language.')
  })

  test('works by keyboard', async () => {
    const { page } = await openPreview()
    await page.getByRole('button', { name: 'Home', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.frames[0]?.location.hash === '#content')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.frames[0]?.location.pathname === '/auth')
    await page.getByRole('button', { name: 'Back', exact: true }).focus()
    await page.keyboard.press('Enter')
    await titleIn(page, 'Ask in your own language.')
  })
})

test('the back office, which may not be framed, opens beside the phone', async () => {
  const account = await nila.createAccount({ role: 'admin' })
  const { context, page } = await nila.visit('/contact')
  await context.request.post('/api/login', { data: account })
  await page.goto('/mobile-app')
  await titleIn(page, 'Ask in your own language.')
  await phone(page).getByRole('button', { name: 'Your account' }).click()
  const opened = context.waitForEvent('page')
  await phone(page).getByRole('link', { name: 'Administration' }).click()
  expect(new URL((await opened).url()).pathname).toMatch(/^\/admin/)
})

test('without JavaScript all of /mobile-app is there, the phone included', async () => {
  const { page } = await nila.visit('/mobile-app', { javaScriptEnabled: false })
  const framed = page.frameLocator('noscript iframe')
  await framed.getByRole('heading', { name: 'Ask in your own language.' }).waitFor()
  expect((await page.locator('noscript iframe').boundingBox())?.height).toBeGreaterThan(400)
  for (const name of ['What you get', 'Use it as an app today', 'About the app'])
    expect(await page.getByRole('heading', { name }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Refresh' }).isVisible()).toBe(false)
})

test('Get The App says what is to come and what works today, with no link to a store', async () => {
  const { page } = await nila.visit('/mobile-apps')
  await page.getByRole('link', { name: 'Put Nila on your home screen' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Get The App' })
  await panel.getByRole('heading', { name: 'Nila for Android' }).waitFor()
  expect(await panel.getByText('Coming soon').count()).toBe(2)
  expect(await panel.getByText('Android 7.0+').isVisible()).toBe(true)
  expect(await panel.getByText('iOS 13.0+').isVisible()).toBe(true)
  expect(await panel.getByRole('listitem').count()).toBe(6)
  expect(await panel.getByRole('link').count()).toBe(0)
})

describe('About on /mobile-app', () => {
  const answer = { version: '1.2.0', size: '21 MB', lastUpdated: '2026-10-02' }

  test('shows what the API says of the app', async () => {
    const { page } = await nila.visit('/mobile-app')
    const answered = page.waitForResponse('**/api/mobile/app-info')
    await page.getByRole('tab', { name: 'About' }).click()
    expect((await answered).status()).toBe(200)
    const panel = page.getByRole('tabpanel', { name: 'About' })
    for (const words of ['1.0.0', '18 MB', 'April 29, 2025', 'Android 7.0+', 'iOS 13.0+'])
      expect(await panel.getByText(words).isVisible()).toBe(true)
  })

  test('asks only when it is opened, and again when a minute has passed', async () => {
    // West of Greenwich the day of a date begins on the day before.
    const { page, context } = await nila.visit('/404', { timezoneId: 'America/Los_Angeles' })
    await page.clock.install()
    let asked = 0
    await context.route('**/api/mobile/app-info', async (route) => {
      asked++
      await route.fulfill({ json: answer })
    })
    await page.goto('/mobile-app', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60_000)
    const openAbout = async () => {
      await page.getByRole('tab', { name: 'App Preview' }).click()
      await page.getByRole('tab', { name: 'About' }).click()
      await page.getByText('1.2.0').waitFor()
    }
    expect(asked).toBe(0)
    await openAbout()
    for (const words of ['21 MB', 'October 2, 2026']) await page.getByText(words).waitFor()
    await page.clock.runFor(59_000)
    await openAbout()
    await page.clock.runFor(1000)
    const again = page.waitForResponse('**/api/mobile/app-info')
    await openAbout()
    await again
    expect(asked).toBe(2)
  })

  test('keeps what it knows where the API does not answer, and says so', async () => {
    const { page, context } = await nila.visit('/mobile-app')
    await context.route('**/api/mobile/app-info', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('tab', { name: 'About' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Error', { exact: true }).waitFor()
    await alert.getByText('Could not load app information. Please try again later.').waitFor()
    for (const words of ['1.0.0', '18 MB', 'April 29, 2025'])
      expect(await page.getByText(words).isVisible()).toBe(true)
  })
})

test.each(['/mobile-apps', '/mobile-app-store'])('%s announces both stores', async (path) => {
  const { page, complaints } = await nila.visit(path)
  const main = page.getByRole('main')
  for (const name of ['App Store', 'Google Play'])
    expect(await main.getByRole('heading', { name, exact: true }).isVisible()).toBe(true)
  expect(await main.getByText('Coming soon', { exact: true }).count()).toBe(2)
  expect(await main.getByText('Requires iOS 14.0+').isVisible()).toBe(true)
  expect(await main.getByText('Requires Android 8.0+').isVisible()).toBe(true)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/mobile-apps')
  await main.getByRole('link', { name: 'Back to the web version' }).click()
  await page.waitForURL(/\/$/)
  expect(complaints).toEqual([])
})
