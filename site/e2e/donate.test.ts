import { type ContextOptions, createVisitors, type Visitors } from '@nila/api/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { openAs } from './account-pages.ts'
import { buildOwnSite } from './own-build.ts'
import { isLevelM, pixelsOf, readQr } from './qr-code.ts'
import { type Page, runNila } from './visit.ts'

const QUIET_ZONE = 4
const PAYMENT = 'upi://pay?pa=nila.help@examplebank&pn=Nila&tn=Donation%20to%20Nila&cu=INR'

describe('where the installation has a UPI id', () => {
  const home = 'http://localhost'
  const site = buildOwnSite({ UPI_ID: 'nila.help@examplebank', SUPPORT_EMAIL: 'help@nila.example' })
  let visitors: Visitors

  beforeAll(async () => {
    visitors = await createVisitors(home)
  })
  afterEach(() => visitors.leave())
  afterAll(() => visitors?.close())

  /** Opens a page of that build. */
  async function openPage(path: string, options: ContextOptions = {}): Promise<Page> {
    const page = await visitors.open(options)
    const context = page.context()
    // No server has that build, and nothing else is there.
    await context.route(`${home}/**`, (route) => route.fulfill({ status: 404 }))
    await site.serve(context, home)
    await page.goto(path)
    return page
  }

  test.each(['light', 'dark'] as const)(
    'the QR code asks for rupees: 200 px, level M, four modules of white around, in the %s theme',
    async (colorScheme) => {
      const page = await openPage('/donate', { colorScheme })
      const code = page.getByRole('img', { name: 'QR code for a UPI payment to nila.help@examplebank' })
      expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
      const picture = await pixelsOf(page, code)

      const { text, modules } = readQr(picture)
      expect(text).toBe(PAYMENT)
      expect(isLevelM(modules)).toBe(true)

      // Along a line through the middle: white for four modules, then dark ones, then white for four modules.
      const side = modules.width + 2 * QUIET_ZONE
      const line = Array.from({ length: 200 }, (_, x) => picture.data[(100 * picture.width + x) * 4])
      const margin = Math.floor((QUIET_ZONE * 200) / side) - 1
      const white = Array<number>(margin).fill(255)
      expect([line.slice(0, margin), line.slice(-margin)]).toEqual([white, white])
      expect(line).toContain(0)
    },
  )

  test('every language asks for the same payment', async () => {
    for (const tag of localeTags) {
      const html = await site.read(`${localHref(tag, '/donate')}.html`)
      const links = [...html.matchAll(/href="(upi:[^"]*)"/g)].map(([, href]) =>
        href?.replaceAll('&amp;', '&'),
      )
      expect({ tag, links }).toEqual({ tag, links: [PAYMENT] })
    }
  })

  test('phones open the payment in an app; elsewhere there is no such link', async () => {
    const phone = await openPage('/donate', { hasTouch: true, isMobile: true })
    const link = phone.getByRole('link', { name: 'Open in a UPI app' })
    expect(await link.getAttribute('href')).toBe(PAYMENT)
    const desktop = await openPage('/donate')
    expect(await desktop.getByRole('link', { name: 'Open in a UPI app' }).count()).toBe(0)
  })

  test('the UPI id is there as text, and a button copies it', async () => {
    const page = await openPage('/donate', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByText('nila.help@examplebank', { exact: true }).waitFor()
    await page.getByText('Any amount is welcome.').waitFor()
    await page.getByRole('button', { name: 'Copy UPI ID' }).click()
    await page.getByRole('status').getByText('The UPI ID is copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nila.help@examplebank')
  })

  test('where the browser does not copy, it says so and selects the id', async () => {
    const page = await openPage('/donate')
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
    await page.getByRole('button', { name: 'Copy UPI ID' }).click()
    await page.getByRole('status').getByText('Your browser did not allow copying.').waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe('nila.help@examplebank')
  })

  test('without JavaScript the code and the id are there, and no button that would do nothing', async () => {
    const page = await openPage('/donate', { javaScriptEnabled: false })
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Copy UPI ID' }).count()).toBe(0)
  })

  test('/contact names the support address', async () => {
    const page = await openPage('/contact', { javaScriptEnabled: false })
    const link = page.getByRole('link', { name: 'help@nila.example' })
    expect(await link.getAttribute('href')).toBe('mailto:help@nila.example')
  })
})

describe('where it has none', () => {
  const nila = runNila()

  test('the page says that donations are not open, and shows nothing to pay to', async () => {
    const { page, complaints } = await nila.visit('/donate')
    await page.getByRole('heading', { name: 'Donations are not open yet' }).waitFor()
    expect(await page.getByRole('img').count()).toBe(0)
    expect(await page.content()).not.toContain('upi:')
    for (const title of ['Why Donate?', 'Our Mission'])
      await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(/:\d+\/$/)
    expect(complaints).toEqual([])
  })

  test('guests are invited to sign up, users are not', async () => {
    const { page } = await nila.visit('/donate')
    const invitation = page.getByRole('main').getByRole('link', { name: 'Sign Up' })
    expect(await invitation.getAttribute('href')).toBe('/auth?tab=register')
    await openAs(page, await nila.createAccount(), '/donate')
    expect(await invitation.isVisible()).toBe(false)
  })
})
