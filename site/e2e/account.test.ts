import { describe, expect, test } from 'vitest'
import { focusedField, openPageOfUser, runNila, signIn } from './visit.ts'

const nila = runNila()

test('a visitor registers, signs in, and is greeted by the header', async () => {
  const { page, complaints } = await nila.visit('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/auth?tab=register')
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Username').fill('Meera Nair')
  await form.getByLabel('Password', { exact: true }).fill('quiet-river-27')
  await form.getByLabel('Password again').fill('quiet-river-27')
  await form.getByRole('button', { name: 'Create Account' }).click()

  await page
    .getByText("Account created successfully for Meera Nair! You'll be redirected to login.")
    .waitFor()
  expect(await page.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true')
  expect(await form.getByLabel('Username').inputValue()).toBe('Meera Nair')

  await signIn(page, { username: 'Meera Nair', password: 'quiet-river-27' }, /\/\?auth_success=\d+$/)
  await page.getByRole('button', { name: 'Your account' }).click()
  const menu = page.locator('#user-menu')
  await menu.getByText('Meera Nair').waitFor()
  await menu.getByText('No email').waitFor()
  expect(await menu.getByRole('link', { name: 'Administration' }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Login Help' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])

  await menu.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/\?loggedout=\d+$/)
  expect(await page.getByRole('button', { name: 'Login Help' }).isVisible()).toBe(true)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test.each([
  ['/auth', /\/\?auth_success=\d+$/],
  ['/auth?tab=register', 'All fields are required'],
] as const)(
  'Enter pressed on %s before its form can be sent sends it as soon as it can be',
  async (path, outcome) => {
    const { username, password } = await nila.createAccount()
    const { page } = await nila.visit('/404')
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_astro/AuthPanel*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    const form = page.getByRole('tabpanel')
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    expect(await form.locator('[type=submit]').isEnabled()).toBe(false)
    arrive()
    if (typeof outcome === 'string') await page.getByText(outcome).waitFor()
    else await page.waitForURL(outcome)
  },
)

test('a registration says beside each field what is wrong and keeps what was typed', async () => {
  const { page } = await nila.visit('/auth?tab=register')
  const form = page.getByRole('tabpanel')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('All fields are required').waitFor()
  await form.getByLabel('Username').fill('ravi')
  await form.getByLabel('Email (optional)').fill('ravi@')
  await form.getByLabel('Password', { exact: true }).fill('12345')
  await form.getByLabel('Password again').fill('54321')
  await form.getByRole('button', { name: 'Create Account' }).click()
  for (const words of [
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    await form.getByText(words).waitFor()
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('tab', { name: 'Register' }).click()
  expect(await form.getByLabel('Email (optional)').inputValue()).toBe('ravi@')
})

test('the server has the last word on a username and a password, beside their fields', async () => {
  const { username } = await nila.createAccount()
  const { page } = await nila.visit('/auth?tab=register')
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Username').fill(username)
  for (const label of ['Password', 'Password again'])
    await form.getByLabel(label, { exact: true }).fill('password')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await form.getByText('This password is among the first that anyone would guess.').waitFor()
  for (const label of ['Password', 'Password again'])
    await form.getByLabel(label, { exact: true }).fill('quiet-river-27')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await form.getByText('That username is already taken. Please choose another.').waitFor()
})

test('a wrong password is said in red and the page stays', async () => {
  const { username } = await nila.createAccount()
  const { page } = await nila.visit('/auth')
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill('not-the-one')
  await form.getByRole('button', { name: 'Sign In' }).click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Login failed: The username or password is not right.' })
  await alert.waitFor()
  expect(await form.getByLabel('Username').inputValue()).toBe(username)
})

test('without a connection the login says so and can be sent again', async () => {
  const account = await nila.createAccount()
  const { page, context } = await nila.visit('/auth')
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Username').fill(account.username)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  // The form's own script has to be there before the connection goes.
  await form.getByRole('button', { name: 'Sign In', disabled: false }).waitFor()
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Login error: Nila cannot be reached.').waitFor()
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/\?auth_success=\d+$/)
})

test('an administrator finds the way to the back office in the menu', async () => {
  const page = await openPageOfUser(nila, { role: 'admin', email: 'asha@example.org' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.locator('#user-menu').getByText('asha@example.org').waitFor()
  const link = page.locator('#user-menu').getByRole('link', { name: 'Administration' })
  expect(await link.getAttribute('href')).toBe('/admin')
})

test('a logout that fails says so and can be tried again', async () => {
  const page = await openPageOfUser(nila)
  const context = page.context()
  await page.goto('/')
  await context.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alert').getByText('Logout failed. Please try refreshing the page.').waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/\?loggedout=\d+$/)
})

describe('the other ways on /auth', () => {
  test('Reset Password asks for a username first, then takes it along', async () => {
    const { page } = await nila.visit('/auth?redirect_to=%2Fchat')
    const reset = page.getByRole('button', { name: 'Reset Password', disabled: false })
    await reset.click()
    await page.getByText('Please enter a username first').waitFor()
    expect(await focusedField(page)).toBe('username')
    await page.getByRole('tabpanel').getByLabel('Username').fill('Meera Nair')
    await reset.click()
    await page.waitForURL('**/reset-password?redirect_to=%2Fchat')
    expect(await page.getByLabel('Username').inputValue()).toBe('Meera Nair')
  })

  test('Use Direct Login leads to the mailed link', async () => {
    const { page } = await nila.visit('/auth?redirect_to=%2Fchat')
    await page.getByRole('button', { name: 'Reset Password', disabled: false }).waitFor()
    await page.getByRole('link', { name: 'Use Direct Login' }).click()
    await page.waitForURL('**/bypass-login?redirect_to=%2Fchat')
  })

  test('Verify Auth says in words who is signed in, and how the server put it', async () => {
    const { page } = await nila.visit('/auth')
    await page.getByRole('button', { name: 'Reset Password', disabled: false }).waitFor()
    await page.getByText('Trouble signing in?').click()
    await page.getByRole('button', { name: 'Verify Auth' }).click()
    await page.getByText('Nobody is signed in on this device').waitFor()
    await page.getByText('What the server answered').click()
    await page.getByText('"authenticated": false').waitFor()
  })
})
