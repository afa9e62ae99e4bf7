import { overflowOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { removeRendered, render } from '../checks/rendered-site.ts'
import { serveRelease } from './own-build.ts'
import { type Page, runNila } from './visit.ts'

const nila = runNila()
removeRendered()

/** A page of a release with these settings and words, over the API that is running. */
async function visitRelease(
  path: string,
  snapshot: Parameters<typeof render>[0],
  options?: Parameters<typeof nila.visit>[1],
) {
  const { files, report } = await render(snapshot)
  expect(report.problems).toEqual([])
  const visit = await nila.visit('/robots.txt', options)
  const { origin } = new URL(visit.page.url())
  await serveRelease(visit.context, origin, async (file) => files.get(file))
  return { ...visit, origin, open: () => visit.page.goto(path) }
}

test('who reads about the app goes on to the store that has it', async () => {
  const appStoreLink = 'https://store.example/ios'
  const { page, context, open } = await visitRelease('/mobile-app#get', { settings: { appStoreLink } })
  await context.route(`${appStoreLink}**`, (route) => route.fulfill({ body: 'The store' }))
  await open()
  const panel = page.getByRole('tabpanel')
  const cardOf = (name: string) =>
    panel.locator('.store').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await cardOf('Nila for Android').getByText('Coming soon').waitFor()
  expect(await cardOf('Nila for Android').getByRole('link').count()).toBe(0)
  await cardOf('Nila for iPhone').getByRole('link', { name: 'Get it on the App Store' }).click()
  await page.waitForURL(appStoreLink)
})

test('without its examples and its login help the landing page works, and its footer ends where it ends', async () => {
  const settings = { testimonials: false, loginHelper: false }
  const { page, complaints, open } = await visitRelease(
    '/',
    { settings },
    { viewport: { width: 360, height: 740 } },
  )
  await open()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'One-Click Login' }).waitFor()
  expect(await page.getByRole('button', { name: 'Login Help' }).count()).toBe(0)
  expect(await page.locator('#testimonials-title').count()).toBe(0)
  const space = await page
    .locator('.site-footer')
    .evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingBlockEnd))
  expect(space).toBeLessThan(44)
  expect(complaints).toEqual([])
})

test('guests see the alert about the bounce rate where it is for everyone', async () => {
  const { page, open } = await visitRelease('/', { settings: { bounceRateAlert: 'everyone' } })
  await open()
  await page.getByRole('complementary', { name: 'High bounce rate' }).waitFor()
})

test('a published picture has its place before it has come, and is no wider than a narrow phone', async () => {
  const picture = { widths: [480, 960], width: 960, height: 540, alt: 'A server in the moonlight' }
  const name = '0123456789abcdef0123456789abcdef'
  const { page, context, origin, open } = await visitRelease(
    '/',
    { overrides: { en: { 'landing.support.picture': { ...picture, name } } } },
    { viewport: { width: 320, height: 640 } },
  )
  const bytes = await drawPicture(page)
  const asked: string[] = []
  const arrival = Promise.withResolvers<void>()
  await context.route(`${origin}/pictures/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await arrival.promise
    await route.fulfill({ body: bytes, contentType: 'image/webp' })
  })
  await open()
  const image = page.getByRole('img', { name: picture.alt })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual([`/pictures/${name}-480.webp`])
  const before = await image.boundingBox()
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(960 / 540, 1)
  arrival.resolve()
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await image.boundingBox()).toEqual(before)
  expect(await overflowOf(page)).toEqual([])
})

/** A picture of 480 × 270 px, as the browser itself makes one. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 270 })
    canvas.getContext('2d')?.fillRect(0, 0, 480, 270)
    return canvas.toDataURL('image/webp')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
