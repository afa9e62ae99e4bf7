import { readFile } from 'node:fs/promises'
import { changeAccount, createReview, getAccount, listReviews, setReviewStatus } from '@nila/api/contract'
import { PASSWORD } from '@nila/api/testing'
import { describe, expect, test } from 'vitest'
import { copyOf } from '../src/i18n/copy.ts'
import { confirmIdentity, openAs, part } from './account-pages.ts'
import { focusedName, type Page, runNila } from './visit.ts'

const nila = runNila()

async function openSettings(options?: Parameters<typeof nila.visit>[1]) {
  const account = await nila.createAccount()
  const { page, context, complaints } = await nila.visit('/', options)
  await openAs(page, account, '/settings')
  return { account, page, context, complaints }
}

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const LIGHT = 'rgb(251, 250, 246)'
const DARK = 'rgb(18, 18, 42)'

describe('the theme', () => {
  test('survives a reload and holds on every page from its first paint', async () => {
    const { page, account } = await openSettings({ colorScheme: 'light' })
    await part(page, 'Light or dark').getByLabel('Dark', { exact: true }).check()
    await part(page, 'Light or dark').getByText('The appearance is saved.').waitFor()
    expect(await groundOf(page)).toBe(DARK)
    // What the first frame of each page is painted with, told by the frame itself.
    await page.addInitScript(() =>
      requestAnimationFrame(function look() {
        if (!document.body) return requestAnimationFrame(look)
        const { theme } = document.documentElement.dataset
        Object.assign(window, { first: `${theme} ${getComputedStyle(document.body).backgroundColor}` })
      }),
    )
    for (const path of ['/settings', '/reviews', '/no-such-page']) {
      await page.goto(path)
      await page.waitForFunction(() => 'first' in window)
      expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe(`dark ${DARK}`)
    }
    const bars = page.locator('meta[name=theme-color][media=all]')
    expect(await bars.getAttribute('content')).toBe('#12122A')
    expect(await (await nila.agentOf(account)).call(getAccount, {})).toMatchObject({ theme: 'dark' })
  })

  test('is light on a dark device where that was chosen, and follows the device again', async () => {
    const { page } = await openSettings({ colorScheme: 'dark' })
    const theme = part(page, 'Light or dark')
    expect(await theme.getByLabel('As the device has it').isChecked()).toBe(true)
    expect(await groundOf(page)).toBe(DARK)
    await theme.getByLabel('Light', { exact: true }).check()
    expect(await groundOf(page)).toBe(LIGHT)
    await theme.getByLabel('As the device has it').check()
    expect(await groundOf(page)).toBe(DARK)
    await theme.getByText('The appearance is saved.').waitFor()
    await page.goto('/reviews')
    expect(await groundOf(page)).toBe(DARK)
  })

  test('comes along to a new device', async () => {
    const account = await nila.createAccount()
    await (await nila.agentOf(account)).call(changeAccount, { body: { theme: 'dark' } })
    const { page } = await nila.visit('/', { colorScheme: 'light' })
    await openAs(page, account, '/settings')
    await part(page, 'Light or dark').getByLabel('Dark', { exact: true }).waitFor()
    expect(await groundOf(page)).toBe(DARK)
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })
})

test('the language of the mails is chosen by its own name, and the page follows', async () => {
  const { page, account } = await openSettings()
  const language = part(page, 'Language')
  await language.getByLabel('Your language').selectOption('தமிழ்')
  await language.getByRole('button', { name: 'Save language' }).click()
  await page.waitForURL('**/ta/settings#language')
  await page.getByRole('heading', { level: 1, name: copyOf('ta').settings.title }).waitFor()
  expect(await (await nila.agentOf(account)).call(getAccount, {})).toMatchObject({ locale: 'ta' })
  expect(await page.locator('#language select').inputValue()).toBe('ta')
})

test('this device forgets what it knows, and the session stays', async () => {
  const { page } = await openSettings()
  await part(page, 'Light or dark').getByLabel('Dark', { exact: true }).check()
  await part(page, 'Light or dark').getByText('The appearance is saved.').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('auth_username')
  const privacy = part(page, 'Privacy')
  await privacy.getByRole('button', { name: 'Forget what this device knows' }).click()
  await privacy.getByText('This browser has forgotten everything but the cookies.').waitFor()
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
  await page.goto('/profile')
  await part(page, 'Your details').waitFor()
})

test('the own data is handed over as a file to who gives the password again', async () => {
  const { page, account } = await openSettings()
  const download = page.waitForEvent('download')
  await part(page, 'Export my data').getByRole('button', { name: 'Export my data' }).click()
  await confirmIdentity(page)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^nila-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { username: account.username }, sessions: [{ isCurrent: true }] })
  await part(page, 'Export my data').getByText(`in the file ${file.suggestedFilename()}`).waitFor()
})

describe('the account is deleted', () => {
  const review = { rating: 5, title: 'A calm companion', content: 'It answers in my own language.' }

  async function deleteAs(choice: string) {
    const { page, account, complaints } = await openSettings()
    const { id } = await (await nila.agentOf(account)).call(createReview, { body: review })
    const moderator = await nila.agentOf(await nila.createAccount({ role: 'admin' }))
    await moderator.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    await part(page, 'Delete my account').getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel(choice).check()
    const submit = dialog.getByRole('button', { name: 'Delete my account' })
    await dialog.getByLabel('To confirm, type your username').fill('somebody else')
    await submit.click()
    await dialog.getByText('This is not your username.').waitFor()
    await dialog.getByLabel('To confirm, type your username').fill(` ${account.username.toUpperCase()} `)
    await submit.click()
    await confirmIdentity(page)
    await page.waitForURL('**/goodbye')
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    await page.goto('/profile')
    await page.waitForURL(/\/auth\?redirect_to=/)
    await expect(nila.agentOf(account)).rejects.toMatchObject({ code: 'invalid_credentials' })
    const { items } = await moderator.list(listReviews)
    return { kept: items.find((one) => one.id === id), complaints }
  }

  test('and its review stays without a name', async () => {
    expect((await deleteAs('Keep it without my name')).kept).toMatchObject({ ...review, username: null })
  })

  test('and its review goes with it', async () => {
    expect((await deleteAs('Remove it as well')).kept).toBeUndefined()
  })
})

test('by keyboard alone the account is all but deleted, and Escape leads back each time', async () => {
  const { page, account } = await openSettings()
  const begin = part(page, 'Delete my account').getByRole('button', { name: 'Delete my account…' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.username)
  await page.keyboard.press('Enter')
  const identity = page.getByRole('dialog', { name: 'Is it you?' })
  await identity.waitFor()
  await page.keyboard.press('Escape')
  await identity.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').getByLabel('Remove it as well').isChecked()).toBe(true)
  expect(await page.getByRole('dialog').getByLabel('To confirm').inputValue()).toBe(account.username)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focusedName(page)).toBe('Delete my account…')
})

describe('trouble', () => {
  test('a part that cannot be loaded says so and is tried again; the others are there', async () => {
    const account = await nila.createAccount()
    const { page, context } = await nila.visit('/')
    await context.route('**/api/sessions*', (route) => route.abort())
    await openAs(page, account, '/settings')
    const sessions = part(page, 'Where you are signed in')
    await sessions.getByText('Nila cannot be reached.').waitFor()
    await part(page, 'Passkeys').getByText('You have no passkey yet.').waitFor()
    await context.unrouteAll()
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await sessions.getByText('This device').waitFor()
    expect(await sessions.getByRole('alert').getByText('cannot be reached').count()).toBe(0)
  })

  test('without a connection nothing that was typed is lost, and it can be sent again', async () => {
    const { page, context } = await openSettings()
    const password = part(page, 'Password')
    await password.getByLabel('Present password').fill(PASSWORD)
    await password.getByLabel('New password').fill('another-river-28')
    await context.setOffline(true)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Nothing was changed: Nila cannot be reached.').waitFor()
    await context.setOffline(false)
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Your password is changed.').waitFor()
  })

  test('a session that has ended meanwhile offers to sign in beside, and the form waits', async () => {
    const { page, context } = await openSettings()
    const email = part(page, 'Email')
    await email.getByLabel('New email address').fill('meera@example.org')
    await context.clearCookies()
    await email.getByRole('button', { name: 'Change the address' }).click()
    await email.getByText('You are not signed in any more.').waitFor()
    const link = email.getByRole('link', { name: 'Sign in in a new tab' })
    expect(await link.getAttribute('href')).toBe('/auth?redirect_to=%2Fsettings')
    expect(await email.getByLabel('New email address').inputValue()).toBe('meera@example.org')
  })

  test('the menu leads to each part, also from another page', async () => {
    const { page } = await openSettings()
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await links.first().waitFor()
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(targets).toHaveLength(11)
    for (const target of targets) expect(await page.locator(target).count()).toBe(1)
    await page.goto('/profile')
    await page.goto('/settings#privacy')
    await expect
      .poll(() => page.locator('#privacy').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200)
  })
})
