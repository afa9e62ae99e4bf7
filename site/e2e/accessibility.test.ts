import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { focusedName, type Page, runNila, signIn } from './visit.ts'

const nila = runNila()
const guestPages = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/reviews',
  '/donate',
  '/mobile-app',
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
  '/no-such-page',
]
const userPages = ['/', '/reviews', '/chat', '/profile', '/settings']

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

describe.each([
  ['light', 360],
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
] as const)('in the %s theme, %i px wide', (colorScheme, width) => {
  const options = { colorScheme, viewport: { width, height: 800 } }

  test('no page for guests has a fault', async () => {
    const { page } = await nila.visit('/', options)
    for (const path of guestPages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] })
    }
  })

  test('no page for users has a fault', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit('/auth', options)
    await signIn(page, account, /auth_success/)
    for (const path of userPages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] })
    }
  })

  test('neither menu, dialog nor form in trouble has a fault', async () => {
    const { page } = await nila.visit('/', options)
    await page.getByRole('button', { name: 'Login Help' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/auth?tab=register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('All fields are required').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Username and password are required').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/bypass-login')
    await page.getByLabel('Username').fill('nobody at all')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Please enter the code from the email').waitFor()
    expect(await faultsOf(page)).toEqual([])
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    expect(await faultsOf(page)).toEqual([])
  })
})

test.each([320, 360, 1280])('at %i px no page has to be scrolled sideways', async (width) => {
  const { page } = await nila.visit('/', { viewport: { width, height: 800 } })
  for (const path of guestPages) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect({ path, overflow: Math.max(0, overflow) }).toEqual({ path, overflow: 0 })
  }
})

test('the first Tab offers a way past the header, and it works', async () => {
  const { page } = await nila.visit('/')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe('Talk with Nila Now')
})

test('the arrows move between the tabs of the login page', async () => {
  const { page } = await nila.visit('/auth')
  await page.getByRole('button', { name: 'Sign In' }).and(page.locator(':enabled')).waitFor()
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await focusedName(page)).toBe('Register')
  expect(page.url()).toMatch(/\?tab=register$/)
})

test('the header changes once more than 50 px are scrolled, and back', async () => {
  const { page } = await nila.visit('/')
  const header = page.getByRole('banner')
  const border = () => header.evaluate((element) => getComputedStyle(element).borderBlockEndColor)
  const atTop = await border()
  await page.mouse.wheel(0, 40)
  await page.waitForFunction(() => window.scrollY === 40)
  expect(await border()).toBe(atTop)
  await page.mouse.wheel(0, 60)
  await page.locator('.site-header.scrolled').waitFor()
  expect(await border()).not.toBe(atTop)
  await page.mouse.wheel(0, -100)
  await page.locator('.site-header:not(.scrolled)').waitFor()
})
