import { describe, expect, test } from 'vitest'
import { focusedField, type Page, runNila, signIn, signInQuietly } from './visit.ts'

const nila = runNila()
const HOME = /\/\?auth_success=\d+$/

const main = (page: Page) => page.getByRole('main')
const fillIn = async (page: Page, { username, password }: { username: string; password: string }) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submitOf = (page: Page) => main(page).getByRole('button', { name: /^(Sign In|Login Directly)$/ })

/** Opens a page whose clock stands still, so that its delays are counted instead of waited for. */
async function visitWithClock(path: string, cookiesOf?: Page) {
  const { page, context, complaints } = await nila.visit('/404')
  if (cookiesOf) await context.addCookies(await cookiesOf.context().cookies())
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
  complaints.length = 0
  return { page, complaints }
}

/** Somebody whom this device remembers, signed in. */
async function signedInPage(over: Parameters<typeof nila.createAccount>[0] = {}) {
  const account = await nila.createAccount(over)
  const { page } = await nila.visit('/robots.txt')
  await signInQuietly(page, account)
  return { page, account }
}

/** What is left when a browser was closed and opened again: nothing but what outlives it, and no hint that somebody is signed in. */
async function reopenBrowser(page: Page) {
  const context = page.context()
  const cookies = await context.cookies()
  await context.clearCookies()
  await context.addCookies(cookies.filter(({ name, expires }) => expires !== -1 && name !== 'nila_hint'))
}

async function expectDelay(page: Page, milliseconds: number, target: RegExp) {
  await main(page).getByText('Login successful! Redirecting...').waitFor()
  const before = page.url()
  await page.clock.runFor(milliseconds - 1)
  expect(page.url()).toBe(before)
  await page.clock.runFor(2)
  await page.waitForURL(target)
}

describe.each([
  ['/login', 'Quick Login', 'Sign In', 500],
  ['/pure-login', 'Pure Login', 'Sign In', 500],
  ['/basic-auth', 'Basic Login', 'Sign In', 500],
  ['/direct-login', 'Direct Login', 'Login Directly', 1000],
  ['/iframe-login', 'Integrated Direct Login', 'Login Directly', 500],
  ['/auth-redirect', 'Sign in to go on', 'Sign In', 500],
])('%s', (path, title, button, delay) => {
  test('signs a guest in and leads home after its delay', async () => {
    const account = await nila.createAccount()
    const { page, complaints } = await visitWithClock(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await fillIn(page, account)
    await page.getByRole('button', { name: button }).click()
    await expectDelay(page, delay, HOME)
    expect(complaints).toEqual([])
  })

  test('says what is missing and what was refused, and keeps what was typed', async () => {
    const { username } = await nila.createAccount()
    const { page } = await nila.visit(path)
    await submitOf(page).click()
    await page.getByRole('alert').getByText('Username and password are required').waitFor()
    await main(page).getByText('Username is required').waitFor()
    await main(page).getByText('Password is required').waitFor()
    expect(await focusedField(page)).toBe('username')
    await fillIn(page, { username, password: 'not-the-one' })
    await submitOf(page).click()
    await page.getByRole('alert').getByText('Login failed: The username or password is not right.').waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(username)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not-the-one')
  })

  test('keeps the way back, for itself and for the ways on', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit(`${path}?redirect_to=%2Freviews%3Fpage%3D2`)
    await fillIn(page, account)
    const reset = main(page).getByRole('link', { name: 'Reset Password' })
    expect(await reset.getAttribute('href')).toBe('/reset-password?redirect_to=%2Freviews%3Fpage%3D2')
    await submitOf(page).click()
    await page.waitForURL(/\/reviews\?page=2&auth_success=\d+$/)
  })

  test('R37: leads nobody to another site', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit(`${path}?redirect_to=//evil.example/`)
    const { origin } = new URL(page.url())
    await fillIn(page, account)
    await submitOf(page).click()
    await page.waitForURL(HOME)
    expect(new URL(page.url()).origin).toBe(origin)
  })

  test('is for guests, whose last username it fills in and never a password', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit('/auth')
    await page.getByLabel('Remember me on this device').check()
    await signIn(page, account, HOME)
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
    await page.context().clearCookies()
    await page.goto(path)
    expect(await page.getByLabel('Username').inputValue()).toBe(account.username)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })

  test('auto=true resumes what the device remembers, and sends no password', async () => {
    const { page } = await signedInPage()
    await reopenBrowser(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`${path}?auto=true`)
    await page.waitForURL(HOME)
    expect(sent).toContain('/api/verify-auth')
    expect(sent).not.toContain('/api/login')
  })

  test('auto=true leaves whom nobody remembers with the form, and says nothing', async () => {
    const { page } = await nila.visit('/404')
    await Promise.all([page.waitForResponse('**/api/verify-auth'), page.goto(`${path}?auto=true`)])
    await page.getByText('Looking for your last session').waitFor({ state: 'hidden' })
    expect(await page.getByRole('alert').allTextContents()).not.toContainEqual(expect.stringMatching(/\S/))
    expect(await submitOf(page).isEnabled()).toBe(true)
  })

  test('names the ways on', async () => {
    const { page } = await nila.visit(path)
    const admin = main(page).getByRole('link', { name: 'Login as Admin' })
    expect(await admin.getAttribute('href')).toBe('/admin-login')
    await main(page).getByRole('link', { name: 'Return to Homepage' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('by keyboard alone', async () => {
    const account = await nila.createAccount()
    const { page } = await nila.visit(path)
    await page.getByLabel('Username').focus()
    await page.keyboard.type(account.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(HOME)
  })
})

describe.each(['/pure-login', '/basic-auth'])('%s without JavaScript', (path) => {
  const visit = (search = '') => nila.visit(path + search, { javaScriptEnabled: false })

  test('signs in and leads to where the way back says', async () => {
    const account = await nila.createAccount()
    const { page } = await visit('?redirect_to=%2Freviews')
    await fillIn(page, account)
    await submitOf(page).click()
    await page.waitForURL((url) => url.pathname === '/reviews')
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).toContain('nila_hint')
  })

  test('says that the password is not right', async () => {
    const { username } = await nila.createAccount()
    const { page } = await visit()
    expect(await page.getByText('Login failed').filter({ visible: true }).count()).toBe(0)
    await fillIn(page, { username, password: 'not-the-one' })
    await submitOf(page).click()
    await page.waitForURL(`**${path}#failed`)
    await page.getByText('Login failed: The username or password is not right.').waitFor()
  })

  test('says that a field was left blank', async () => {
    const { page } = await visit()
    await fillIn(page, { username: ' ', password: ' ' })
    await submitOf(page).click()
    await page.waitForURL(`**${path}#missing`)
    await page.getByText('Username and password are required').waitFor()
  })
})

describe('/login', () => {
  test('One-Click Login resumes what the device remembers', async () => {
    const { page } = await signedInPage()
    await reopenBrowser(page)
    await page.goto('/login?redirect_to=%2Fprofile')
    await page.getByRole('button', { name: 'One-Click Login' }).click()
    await page.waitForURL(/\/profile\?auth_success=\d+$/)
  })

  test('One-Click Login says so where nobody is remembered and the browser knows no passkeys', async () => {
    const { page } = await nila.visit('/404')
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await page.goto('/login')
    await page.getByRole('button', { name: 'One-Click Login' }).click()
    await page.getByRole('alert').getByText('This device does not remember anybody.').waitFor()
  })

  test('Emergency Bypass takes the typed name and the way back along', async () => {
    const { page } = await nila.visit('/login?redirect_to=%2Fchat')
    await page.getByLabel('Username').fill('Meera Nair')
    await page.getByRole('link', { name: 'Emergency Bypass' }).click()
    await page.waitForURL('**/bypass-login?redirect_to=%2Fchat')
    expect(await page.getByLabel('Username').inputValue()).toBe('Meera Nair')
  })

  test('Register leads to the registration', async () => {
    const { page } = await nila.visit('/login')
    await main(page).getByRole('link', { name: 'Register' }).click()
    await page.getByRole('button', { name: 'Create Account' }).waitFor()
  })
})

describe('/admin-login', () => {
  test('goes on with the session of an administrator after 1.5 s', async () => {
    const { page: signedIn } = await signedInPage({ role: 'admin' })
    const { page } = await visitWithClock('/admin-login', signedIn)
    await expectDelay(page, 1500, /\/admin(\/|$)/)
  })

  test('without one it offers another try, and the form', async () => {
    const account = await nila.createAccount({ role: 'admin' })
    const { page } = await nila.visit('/admin-login')
    const alert = page.getByRole('alert')
    await alert.getByText('There is no session on this device that could be resumed.').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await alert.getByText('There is no session on this device that could be resumed.').waitFor()
    await page.getByRole('button', { name: 'Manual Login' }).click()
    expect(await focusedField(page)).toBe('username')
    await fillIn(page, account)
    await submitOf(page).click()
    await page.waitForURL(/\/admin(\/|$)/)
  })

  test('tells a user that they are no administrator', async () => {
    const { page, account } = await signedInPage()
    await page.goto('/admin-login')
    await page.getByText(`You are signed in as ${account.username}, who is not an administrator.`).waitFor()
  })
})
