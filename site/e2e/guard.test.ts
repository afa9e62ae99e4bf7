import { expect, test } from 'vitest'
import { runNila, signIn } from './visit.ts'

const nila = runNila()

test('a guest who wants to chat goes by the login and comes back to the chat', async () => {
  const account = await nila.createAccount()
  const { page, complaints } = await nila.visit('/')
  await page.getByRole('link', { name: 'Talk with Nila Now' }).first().click()
  await page.waitForURL('**/auth?redirect_to=%2Fchat')
  expect(await page.getByRole('alert').allTextContents()).not.toContainEqual(expect.stringMatching(/\S/))
  await signIn(page, account, /\/chat\?auth_success=\d+$/)
  await page.getByRole('heading', { name: 'Chat with Nila' }).waitFor()
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
  expect(complaints).toEqual([])
})

test('signing in never leads to another site', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/auth?redirect_to=//evil.example/')
  await signIn(
    page,
    account,
    /^http:\/\/localhost:\d+\/\?auth_success=\d+$|^http:\/\/127\.0\.0\.1:\d+\/\?auth_success=\d+$/,
  )
})

test('a signed-in user has no business on the login page', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/auth')
  await signIn(page, account, /auth_success/)
  await page.goto('/auth?redirect_to=/profile')
  await page.waitForURL((url) => url.pathname === '/profile')
  await page.getByRole('main').getByText(account.username, { exact: true }).waitFor()
})

test('the automatic login resumes a session and goes on to its target', async () => {
  const account = await nila.createAccount()
  const { page } = await nila.visit('/auth')
  await signIn(page, account, /auth_success/)
  await page.goto('/auto-login?redirect_to=/settings')
  await page.getByText('Login successful! Redirecting...').waitFor()
  await page.waitForURL(/\/settings\?auth_success=\d+$/)
})

test('where the automatic login fails it says so and hands over to the login page', async () => {
  const { page, context } = await nila.visit('/')
  await context.route('**/api/verify-auth', (route) => route.abort())
  await page.goto('/auto-login?redirect_to=/chat')
  await page.getByText('Error during login process').waitFor()
  await page.getByText('Login error. Please try the regular login page.').waitFor()
  await page.waitForURL('**/auth?redirect_to=%2Fchat')
})

test('an address that does not exist is answered for a visitor', async () => {
  const { page } = await nila.visit('/no-such-page')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(/\/$/)
})
