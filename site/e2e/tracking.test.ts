import { beforeEach, describe, expect, test } from 'vitest'
import { privacyChoices } from '../src/content/en/privacy-choices.ts'
import { type Page, runNila, signInQuietly } from './visit.ts'

// A browser that says that a program drives it is left out as a robot, and one that Playwright starts keeps no pages to go back to.
const nila = runNila({
  flags: [
    '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  keepsPages: true,
})

/** What `analytics_events.kind` says. */
const KINDS = ['', 'view', 'scroll', 'time', 'exit', 'cta']
/** Values of exits and of calls to action. */
const HIDDEN = 1
const MOUSE_LEAVE = 2
const UNLOAD = 3
const TALK_WITH_NAREN = 1

beforeEach(() => nila.db.raw('truncate analytics_events, visits, visitors'))

/** What was stored of visits, by what it is, what came of it, and where. */
async function stored(): Promise<string[]> {
  const rows: { kind: number; value: number; path: string }[] = await nila
    .db('analytics_events as event')
    .join('analytics_terms as path', 'path.id', 'event.path_id')
    .select('event.kind', 'event.value', 'path.term as path')
    .orderBy('event.id')
  return rows.map(({ kind, value, path }) => `${KINDS[kind]} ${value} ${path}`)
}
const expectStored = (...events: string[]) =>
  expect.poll(async () => (await stored()).sort(), { timeout: 10_000 }).toEqual(events.sort())

/** Hides a page or shows it, as another tab in front of it does: without a window Chromium shows all tabs at once. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    if (value) Object.defineProperty(document, 'hidden', { configurable: true, value })
    else Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Leaves a page for one that is not counted, and waits until all has been stored: what comes late would fall into the next test. */
async function leave(page: Page, ...events: string[]) {
  await page.goto('/robots.txt')
  await expectStored(...events)
}

/** Opens a page and waits until its view is stored. */
async function read(page: Page, path: string, views = 1) {
  await page.goto(path)
  await expect
    .poll(async () => (await stored()).filter((event) => event.startsWith('view')))
    .toHaveLength(views)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: privacyChoices.title })
const openChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: privacyChoices.title }).click()

test('a visit is stored as it was, each part of it once', async () => {
  const { page } = await nila.visit('/robots.txt', {})
  await page.clock.install()
  await read(page, '/')
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(stored).toContain('scroll 100 /')
  await page.mouse.wheel(0, -20_000)
  await page.clock.fastForward('02:00')
  await expect.poll(stored).toContain('time 120 /')
  await setHidden(page, true)
  await page.clock.fastForward('01:00:00')
  await setHidden(page, false)
  await setHidden(page, true)
  await setHidden(page, false)
  for (const y of [2, -5, 2, -5]) await page.mouse.move(300, y)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: 'Talk with Nila Now' }).first().click()
  await page.getByRole('link', { name: 'Get Started' }).click()
  await leave(
    page,
    'view 0 /',
    ...[25, 50, 75, 100].map((depth) => `scroll ${depth} /`),
    ...[15, 30, 60, 120].map((seconds) => `time ${seconds} /`),
    ...[HIDDEN, MOUSE_LEAVE, UNLOAD].map((reason) => `exit ${reason} /`),
    `cta ${TALK_WITH_NAREN} /`,
  )
  const visits = await nila.db('visits').select('pageViews', 'visibleSeconds', 'scrollDepth')
  expect(visits).toMatchObject([{ pageViews: 1, scrollDepth: 100 }])
  // The hour during which nobody saw it is none of it.
  expect(visits[0].visibleSeconds).toBeGreaterThanOrEqual(120)
  expect(visits[0].visibleSeconds).toBeLessThan(600)
})

test('a page that comes back from the cache of the browser is viewed again, with all that belongs to a view', async () => {
  const { page } = await nila.visit('/robots.txt')
  await read(page, '/donate')
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(stored).toContain('scroll 100 /donate')
  await read(page, '/contact', 2)
  await page.evaluate(() => history.back())
  await expect.poll(stored).toHaveLength(9)
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true)
  await page.mouse.wheel(0, -100)
  await expect.poll(stored).toHaveLength(12)
  await leave(
    page,
    ...['view 0 /donate', 'view 0 /donate', 'view 0 /contact'],
    ...[25, 50, 75, 100].map((depth) => `scroll ${depth} /donate`),
    ...['/donate', '/contact', '/donate'].map((path) => `exit ${UNLOAD} ${path}`),
    ...[25, 50, 75].map((depth) => `scroll ${depth} /donate`),
  )
})

test('two tabs are two views of one visit', async () => {
  const { page, context } = await nila.visit('/robots.txt')
  await read(page, '/donate')
  const other = await context.newPage()
  await read(other, '/donate', 2)
  const left = ['view 0 /donate', 'view 0 /donate', `exit ${UNLOAD} /donate`]
  await leave(other, ...left)
  await leave(page, ...left, `exit ${UNLOAD} /donate`)
  expect(await nila.db('visits').select('pageViews')).toMatchObject([{ pageViews: 2 }])
})

test('a page that is prepared, or opened in the background, is viewed once somebody sees it', async () => {
  const { page } = await nila.visit('/robots.txt')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  // Chromium prepares no pages while somebody drives it; to a page they look like this.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  )
  await page.goto('/donate')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/presence\./.test(name)),
  )
  expect(asked.filter((url) => /track|\/ws/.test(url))).toEqual([])
  await setHidden(page, false)
  await expectStored('view 0 /donate')
  await leave(page, 'view 0 /donate', `exit ${UNLOAD} /donate`)
})

describe('a visitor who would rather not be counted', () => {
  const wishes = {
    'by Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
    'by Global Privacy Control': () =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    'by their choice here': () => localStorage.setItem('nila_opted_out', 'yes'),
  }

  test.each(Object.keys(wishes) as (keyof typeof wishes)[])('%s is not', async (name) => {
    const { page } = await nila.visit('/robots.txt')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))
    await page.addInitScript(wishes[name])
    await page.goto('/')
    await page.mouse.wheel(0, 20_000)
    await openChoices(page)
    const dialog = dialogOf(page)
    expect(await dialog.getByLabel(privacyChoices.counted).isChecked()).toBe(false)
    const isRefused = name !== 'by their choice here'
    expect(await dialog.getByText(privacyChoices.refused).isVisible()).toBe(isRefused)
    await page.goto('/robots.txt')
    expect(asked.filter((url) => /track|\/ws/.test(url))).toEqual([])
    expect(await stored()).toEqual([])
  })
})

test('R44: without consent a visit leaves nothing in the browser', async () => {
  const { page, context, complaints } = await nila.visit('/robots.txt')
  await read(page, '/')
  await page.mouse.wheel(0, 20_000)
  await expect.poll(stored).toContain('scroll 100 /')
  await openChoices(page)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(complaints).toEqual([])
})

test('R46: opting out is as easy as opting in, on every page, and holds in the settings too', async () => {
  const { page } = await nila.visit('/robots.txt')
  await signInQuietly(page, await nila.createAccount())
  await read(page, '/ta')
  const kept = () =>
    page.evaluate(() => ({ out: localStorage.nila_opted_out, visitor: localStorage.nila_visitor }))
  await page.goto('/donate')
  await openChoices(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel(privacyChoices.remembered.label).check()
  await dialog.getByText(privacyChoices.done.remembered).waitFor()
  expect(await kept()).toEqual({
    visitor: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/),
  })
  await dialog.getByLabel(privacyChoices.counted).uncheck()
  await dialog.getByText(privacyChoices.done.notCounted).waitFor()
  expect(await kept()).toEqual({ out: 'yes' })
  await page.keyboard.press('Escape')

  await page.goto('/settings#privacy')
  const section = page.locator('#privacy')
  const counted = section.getByLabel(privacyChoices.counted)
  await counted.waitFor()
  expect(await counted.isChecked()).toBe(false)
  await counted.check()
  await section.getByText(privacyChoices.done.counted).waitFor()
  expect(await kept()).toEqual({})
})

test('a page says that somebody is here while it is seen', async () => {
  const { page } = await nila.visit('/robots.txt', {})
  await page.clock.install()
  const said: { type: string; path: string; sessionId: string }[] = []
  const closed: unknown[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload))))
    socket.on('close', () => closed.push(socket.url()))
  })
  await page.goto('/donate')
  await expect.poll(() => said).toHaveLength(1)
  await page.clock.fastForward('00:10')
  await expect.poll(() => said).toHaveLength(2)
  expect(said[1]).toMatchObject({ type: 'heartbeat', path: '/donate', sessionId: said[0]?.sessionId })
  await setHidden(page, true)
  await expect.poll(() => closed).toHaveLength(1)
  await page.clock.fastForward('01:00')
  expect(said).toHaveLength(2)
  await setHidden(page, false)
  await expect.poll(() => said).toHaveLength(3)
})
