import { addTotp, codeOf, forgetSteps } from '@nila/api/testing'
import { describe, expect, test } from 'vitest'
import { focusedField, type Page, runNila } from './visit.ts'

const nila = runNila()
const HOME = /\/\?auth_success=\d+$/
const LABEL = 'Code from your authenticator app, or a recovery code'

async function createAccountWithApp() {
  const account = await nila.createAccount()
  const app = await addTotp(await nila.agentOf(account))
  return { account, ...app }
}

const submitOf = (page: Page) => page.getByRole('button', { name: /^(Sign In|Login Directly)$/ })
const codeField = (page: Page) => page.getByLabel(LABEL)
/** On /auth the registration has the same labels, in a form that is hidden. */
const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true })
async function fillIn(page: Page, { username, password }: { username: string; password: string }) {
  await fieldOf(page, 'Username').fill(username)
  await fieldOf(page, 'Password').fill(password)
}

describe.each([
  '/auth',
  '/login',
  '/pure-login',
  '/basic-auth',
  '/direct-login',
  '/iframe-login',
  '/auth-redirect',
])('%s', (path) => {
  test('asks for the code, keeps what was typed, and signs in by keyboard', async () => {
    const { account, secret } = await createAccountWithApp()
    const { page, complaints } = await nila.visit(path)
    await fillIn(page, account)
    expect(await codeField(page).isVisible()).toBe(false)
    // The form of /auth takes nothing before its script is there.
    await expect.poll(() => submitOf(page).isEnabled()).toBe(true)
    await page.keyboard.press('Enter')
    await codeField(page).waitFor()
    await expect.poll(() => focusedField(page)).toBe('totp')
    expect(await fieldOf(page, 'Username').inputValue()).toBe(account.username)
    expect(await fieldOf(page, 'Password').inputValue()).toBe(account.password)
    expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code')

    await page.keyboard.press('Enter')
    await page.getByText('Please enter the code from your authenticator app, or a recovery code.').waitFor()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('That code is not right, or it was used before.').filter({ visible: true }).waitFor()
    await expect.poll(() => focusedField(page)).toBe('totp')
    await page.keyboard.type(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.waitForURL(HOME)
    // Browsers count every refusal as a resource that failed to load.
    expect(complaints.filter((words) => !words.includes('401'))).toEqual([])
  })

  test('asks nobody else for it', async () => {
    const { account } = await createAccountWithApp()
    const other = await nila.createAccount()
    const { page } = await nila.visit(path)
    await fillIn(page, account)
    await submitOf(page).click()
    await codeField(page).fill('123')
    await fillIn(page, other)
    expect(await codeField(page).isVisible()).toBe(false)
    await submitOf(page).click()
    await page.waitForURL(HOME)
  })
})

test('a recovery code does as well, in any spelling', async () => {
  const { account, recoveryCodes } = await createAccountWithApp()
  const { page } = await nila.visit('/login')
  await fillIn(page, account)
  await submitOf(page).click()
  await codeField(page).fill((recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' '))
  await submitOf(page).click()
  await page.waitForURL(HOME)
})

test('the login helper asks for it', async () => {
  const { account, secret } = await createAccountWithApp()
  const { page } = await nila.visit('/')
  await page.getByRole('button', { name: 'Login Help' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(account.username)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: `Login as ${account.username}` }).click()
  await dialog.getByLabel(LABEL).fill(codeOf(secret))
  await dialog.getByRole('button', { name: `Login as ${account.username}` }).click()
  await dialog.getByText('Login successful!').waitFor()
})

test('the form of /admin-login asks for it', async () => {
  const account = await nila.createAccount({ role: 'admin' })
  const { secret } = await addTotp(await nila.agentOf(account))
  const { page } = await nila.visit('/admin-login')
  await page.getByRole('button', { name: 'Manual Login' }).click()
  await fillIn(page, account)
  await submitOf(page).click()
  await codeField(page).fill(codeOf(secret))
  await submitOf(page).click()
  await page.waitForURL(/\/admin(\/|$)/)
})

describe.each(['/pure-login', '/basic-auth'])('%s without JavaScript', (path) => {
  test('asks for the code beside name and password, and signs in by keyboard', async () => {
    const { account, secret } = await createAccountWithApp()
    const { page } = await nila.visit(`${path}?redirect_to=%2Freviews`, { javaScriptEnabled: false })
    expect(await codeField(page).isVisible()).toBe(false)
    await fillIn(page, account)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}?redirect_to=%2Freviews#second-factor`)
    await page.getByText('Your account has a second step.').waitFor()

    await fillIn(page, account)
    await page.keyboard.press('Tab')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}?redirect_to=%2Freviews#second-factor-wrong`)
    await page.getByText('Login failed: That code is not right').waitFor()
    await forgetSteps()

    // The browser puts the keyboard where its address points: before the form's first field.
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Tab')
    await page.keyboard.type(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/reviews')
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).toContain('nila_hint')
  })
})

test('a question that came before the script stands until the username is changed', async () => {
  const { page } = await nila.visit('/pure-login#second-factor')
  await codeField(page).waitFor()
  await page.getByLabel('Username').fill('somebody else')
  expect(await codeField(page).isVisible()).toBe(false)
  expect(await page.getByText('Your account has a second step.').isVisible()).toBe(false)
})
