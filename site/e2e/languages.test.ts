import { expect, test } from 'vitest'
import { copyOf } from '../src/i18n/copy.ts'
import { runNila } from './visit.ts'

const nila = runNila()
const hi = copyOf('hi')
const ur = copyOf('ur')

test('the language menu leads to the same page, query and place included', async () => {
  const { page, complaints } = await nila.visit('/auth?redirect_to=%2Freviews#content')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/auth?redirect_to=%2Fhi%2Freviews#content')
  await page.getByRole('tab', { name: hi.auth.form.login.tab }).waitFor()
  expect(await page.title()).toBe(hi.auth.head.title)
  expect(complaints).toEqual([])
})

test('the language menu works by keyboard, and says which language this is', async () => {
  const { page } = await nila.visit('/hi/donate')
  await page.getByRole('button', { name: hi.shell.languages.open }).press('Enter')
  const menu = page.getByRole('navigation', { name: hi.shell.languages.listLabel })
  expect(await menu.getByRole('link', { name: 'हिन्दी' }).getAttribute('aria-current')).toBe('page')
  await menu.getByRole('link', { name: 'English' }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/donate')
})

test('a language is kept from page to page, through sign-in and logout', async () => {
  const account = await nila.createAccount()
  const { page, complaints } = await nila.visit('/hi')
  await page.getByRole('link', { name: hi.landing.hero.talk }).first().click()
  await page.waitForURL('**/hi/auth?redirect_to=%2Fhi%2Fchat')
  const { login } = hi.auth.form
  await page.getByRole('tabpanel').getByLabel(login.username).fill(account.username)
  await page.getByRole('tabpanel').getByLabel(login.password, { exact: true }).fill(account.password)
  await page.getByRole('button', { name: login.submit }).click()
  await page.waitForURL(/\/hi\/chat\?auth_success=\d+$/)
  await page.getByRole('heading', { name: hi.chat.title }).waitFor()
  await page.getByRole('button', { name: hi.shell.userMenu.open }).click()
  await page.getByRole('button', { name: hi.shell.userMenu.logout }).click()
  await page.waitForURL(/\/hi\?loggedout=\d+$/)
  expect(complaints).toEqual([])
})

test('without JavaScript the form of a language says its own words, and ends at home in that language', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/hi/pure-login', { javaScriptEnabled: false })
  const fillIn = async (password: string) => {
    await page.getByLabel(hi.auth.form.login.username).fill(account.username)
    await page.getByLabel(hi.auth.form.login.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: hi.loginPages.pure.submit }).click()
  }
  await fillIn('not this one')
  await page.getByText(hi.loginPages.shared.failed).waitFor()
  await fillIn(account.password)
  await page.waitForURL((url) => url.pathname === '/hi')
})

test('a refusal by the API is said in the language of the page', async () => {
  const { page } = await nila.visit('/ur/login')
  await page.getByLabel(ur.auth.form.login.username).fill('nobody at all')
  await page.getByLabel(ur.auth.form.login.password, { exact: true }).fill('not this one')
  await page.getByRole('button', { name: ur.loginPages.quick.submit }).click()
  await page.getByText(ur.problems.general.invalid_credentials ?? '').waitFor()
})

test('Urdu reads from right to left', async () => {
  const { page } = await nila.visit('/ur', { viewport: { width: 1280, height: 800 } })
  const left = (name: string) => page.getByRole('link', { name, exact: true }).first().boundingBox()
  const features = await left(ur.shell.header.features)
  const donate = await left(ur.shell.header.donate)
  expect(features?.x).toBeGreaterThan(donate?.x ?? Number.POSITIVE_INFINITY)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
})

test('an address that is not there is answered in the language of its path', async () => {
  const { page } = await nila.visit('/ta/no-such-page')
  await page.getByRole('heading', { name: copyOf('ta').notFound.title }).waitFor()
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/ta')
})

test('a page is fetched when its link is pointed at, and not where data is saved', async () => {
  const { page } = await nila.visit('/')
  await page.getByRole('button', { name: 'Login Help' }).hover()
  const fetched = page.waitForRequest((request) => request.url().endsWith('/donate'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).hover()
  expect((await fetched).isNavigationRequest()).toBe(false)

  const saving = await nila.visit('/privacy-policy')
  await saving.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await saving.page.goto('/')
  const asked: string[] = []
  saving.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await saving.page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).hover()
  await saving.page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
  await saving.page.waitForURL('**/donate')
  expect(asked.filter((path) => path === '/donate')).toHaveLength(1)
})

test('the menu of a phone held sideways can be scrolled to its last link', async () => {
  const { page } = await nila.visit('/', { viewport: { width: 640, height: 300 } })
  await page.getByRole('button', { name: 'Menu' }).click()
  const signUp = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' })
  await signUp.scrollIntoViewIfNeeded()
  const box = await signUp.boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(300)
})
