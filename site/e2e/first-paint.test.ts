import { expect, test } from 'vitest'
import { type Page, runNila } from './visit.ts'

const nila = runNila()

/** What the page fetched, and whether that began before the first paint, which it waits for. */
async function fetched(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_astro/'))
      .map(({ name, startTime }) => ({ name, isBeforePaint: startTime <= paint }))
  })
}
const hasLaila = () =>
  [...document.fonts].some(({ family, status }) => family === 'Laila' && status === 'loaded')
const movements = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 200)
      }),
  )

test.each([360, 712, 1280])(
  'at %i px nothing but the HTML is fetched before the first paint, and the late font moves nothing',
  async (width) => {
    const { page } = await nila.visit('/', { viewport: { width, height: 740 } })
    await page.waitForFunction(hasLaila)
    const files = await fetched(page)
    expect(files.length).toBeGreaterThan(1)
    expect(files.filter(({ isBeforePaint }) => isBeforePaint)).toEqual([])
    expect(await movements(page)).toBe(0)
  },
)

test('the next page begins with the font', async () => {
  const { page } = await nila.visit('/')
  await page.waitForFunction(hasLaila)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).first().click()
  await page.waitForURL(/donate/)
  await page.waitForFunction(hasLaila)
  const font = (await fetched(page)).find(({ name }) => name.endsWith('.woff2'))
  expect(font?.isBeforePaint).toBe(true)
})

test('who saves data gets no font, on the next page neither', async () => {
  const { page } = await nila.visit('/404')
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  for (const path of ['/', '/donate']) {
    await page.goto(path, { referer: page.url() })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Base\./.test(name)),
    )
    expect(await page.evaluate(hasLaila)).toBe(false)
  }
})

test('without scripts the page asks for the font itself', async () => {
  const { page } = await nila.visit('/404', { javaScriptEnabled: false })
  const asked = page.waitForRequest(/laila.*\.woff2$/)
  await page.goto('/')
  await asked
})

test('a font that does not come is no error, and headings keep the face they have', async () => {
  const { page, context } = await nila.visit('/robots.txt')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await context.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/', '/donate']) {
    const asked = page.waitForEvent('requestfailed', (request) => /laila/.test(request.url()))
    await page.goto(path, { referer: page.url() })
    await asked
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(hasLaila)).toBe(false)
  expect(errors).toEqual([])
})

test('a click that comes before the scripts is not lost', async () => {
  const { page, context } = await nila.visit('/404')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Login Help' }).click()
  release()
  await page.getByRole('dialog', { name: 'Login Helper' }).waitFor()
})
