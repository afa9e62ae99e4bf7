import { listPasskeys, removePasskey } from '@nila/api/contract'
import { addKeychain, addPasskeyOfPage, confirmPassword } from '@nila/api/testing'
import { describe, expect, test } from 'vitest'
import { focusedName, type Page, runNila, signIn } from './visit.ts'

const nila = runNila()
const HOME = /\/\?auth_success=\d+$/
const CHALLENGES = '/api/passkeys/authentication/options'

/** A guest on a device with a passkey, which it does not show before it is told to. */
async function guestWithPasskey() {
  const account = await nila.createAccount()
  const { page, complaints } = await nila.visit('/auth')
  const keychain = await addKeychain(page)
  await signIn(page, account, HOME)
  expect(await addPasskeyOfPage(page)).toBe(201)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await keychain.wait()
  return { page, keychain, account, complaints }
}

/** Removes the only passkey of an account, from another browser. */
async function removePasskeyOf(account: { username: string; password: string }) {
  const agent = await nila.agentOf(account)
  await confirmPassword(agent)
  const { items } = await agent.list(listPasskeys)
  await agent.call(removePasskey, { params: { id: items[0]?.id ?? 0 } })
}

/** The addresses of the API that the page asks from now on; that it tells of its views is another matter. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?!analytics\/)/.test(pathname)) calls.push(pathname)
  })
  return calls
}
const oneClick = (page: Page) => page.getByRole('button', { name: 'One-Click Login' })
const oneClickLink = (page: Page) => page.getByRole('link', { name: 'One-Click Login' })

describe.each(['/auth', '/login', '/pure-login', '/basic-auth', '/direct-login', '/iframe-login'])(
  '%s',
  (path) => {
    test('offers passkeys at the username, and one that is chosen signs in without a name', async () => {
      const { page, keychain, complaints } = await guestWithPasskey()
      await keychain.accept()
      const calls = watchCalls(page)
      await page.goto(`${path}?redirect_to=%2Freviews`)
      await page.waitForURL(/\/reviews\?auth_success=\d+$/)
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      expect(calls).not.toContain('/api/login')
      expect(complaints).toEqual([])
    })
  },
)

test('auto=true takes a passkey where nothing is remembered', async () => {
  const { page, keychain } = await guestWithPasskey()
  await keychain.accept()
  const calls = watchCalls(page)
  await page.goto('/direct-login?auto=true')
  await page.waitForURL(HOME)
  expect(calls.slice(0, 2)).toEqual(['/api/verify-auth', CHALLENGES])
})

test('the login helper offers them once it is open, not before', async () => {
  const { page, keychain } = await guestWithPasskey()
  await keychain.accept()
  const calls = watchCalls(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Login Help' }).click()
  await page.getByRole('dialog').getByText('Login successful!').waitFor()
  await page.getByRole('button', { name: 'Your account' }).waitFor()
})

test('nothing is asked of the server where the browser suggests no passkeys', async () => {
  const { page } = await nila.visit('/404')
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const calls = watchCalls(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
})

test('a challenge that is about to expire is replaced while the page is open, and only while it is seen', async () => {
  const { page } = await guestWithPasskey()
  await page.clock.install()
  const calls = watchCalls(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.clock.runFor(4 * 60_000)
  expect(calls).toEqual([CHALLENGES])
  await page.clock.runFor(60_000)
  await expect.poll(() => calls, { timeout: 10_000 }).toEqual([CHALLENGES, CHALLENGES])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  })
  await page.clock.runFor(10 * 60_000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => calls, { timeout: 10_000 }).toEqual([CHALLENGES, CHALLENGES, CHALLENGES])
})

test('a passkey that the account does not have any more is refused in words', async () => {
  const { page, keychain, account } = await guestWithPasskey()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await removePasskeyOf(account)
  await keychain.accept()
  await oneClick(page).click()
  await page
    .getByRole('alert')
    .getByText('Login failed. Please try another passkey, or your username and password.', { exact: true })
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})

describe('One-Click Login', () => {
  test('asks for a passkey where nothing is remembered', async () => {
    const { page, keychain } = await guestWithPasskey()
    await page.goto('/login?redirect_to=%2Fprofile', { waitUntil: 'networkidle' })
    await keychain.accept()
    const calls = watchCalls(page)
    await oneClick(page).click()
    await page.waitForURL(/\/profile\?auth_success=\d+$/)
    expect(calls.slice(0, 3)).toEqual(['/api/verify-auth', CHALLENGES, '/api/passkeys/authentication/verify'])
  })

  test('closing the question is no fault, and leaves everything to be done again', async () => {
    const { page, keychain } = await guestWithPasskey()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByLabel('Username').fill('meera')
    await keychain.refuse()
    await oneClick(page).click()
    await page.getByText('No passkey was used. You can try again, or sign in with your password.').waitFor()
    expect(await page.getByRole('alert').allTextContents()).not.toContainEqual(expect.stringMatching(/\S/))
    expect(await focusedName(page)).toBe('One-Click Login')
    expect(await page.getByLabel('Username').inputValue()).toBe('meera')
    await keychain.accept()
    await oneClick(page).click()
    await page.waitForURL(HOME)
  })

  test('without a connection says so', async () => {
    const { page } = await guestWithPasskey()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await oneClick(page).click()
    await page.getByRole('alert').getByText('Login error: Nila cannot be reached.').waitFor()
  })
})

describe('One-Click Login of the header', () => {
  test('asks for a passkey, and stays on the page that it signs in on', async () => {
    const { page, keychain, complaints } = await guestWithPasskey()
    await page.goto('/reviews', { waitUntil: 'networkidle' })
    await keychain.accept()
    await oneClickLink(page).click()
    await page.getByText('Login successful! Refreshing page...').waitFor()
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/reviews')
    expect(complaints).toEqual([])
  })

  test('leads on to the form where the question is closed', async () => {
    const { page, keychain } = await guestWithPasskey()
    await page.goto('/reviews', { waitUntil: 'networkidle' })
    await keychain.refuse()
    await oneClickLink(page).click()
    await page.waitForURL('**/auth')
  })

  test('says so where the passkey is not known any more', async () => {
    const { page, keychain, account } = await guestWithPasskey()
    await removePasskeyOf(account)
    await page.goto('/reviews', { waitUntil: 'networkidle' })
    await keychain.accept()
    await oneClickLink(page).click()
    await page.getByText('Login failed. Please try the login button in the navbar.').waitFor()
  })
})
