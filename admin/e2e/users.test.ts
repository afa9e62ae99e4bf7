import { PASSWORD } from '@nila/api/testing'
import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false })

/** A super-admin before the details of somebody, and that somebody in a browser of their own. */
async function meet(username: string) {
  await office.nila.createAccount({ username, email: null })
  const theirs = await office.open()
  await signIn(theirs, username)
  const page = await office.openAs('super_admin')
  await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: username }))}`)
  await page.getByRole('button', { name: `Details of ${username}` }).click()
  const dialog = page.getByRole('dialog', { name: `User Details: ${username}` })
  await dialog.getByRole('table', { name: 'Login History' }).waitFor()
  return { page, dialog, theirs }
}

const signIn = (page: Page, username: string, password = PASSWORD) =>
  page.request.post('/api/login', { data: { username, password } })
const isSignedIn = async (page: Page) => (await page.request.get('/api/user')).ok()

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

test('a super-admin suspends a user, who is out at once, and restores them', async () => {
  const { page, dialog, theirs } = await meet('meena')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog', { name: 'Suspend' }).getByRole('button', { name: 'Suspend' }).click()
  await confirm(page)
  await dialog.getByText('meena is signed out and cannot sign in.').waitFor()
  await dialog.getByText('Suspended', { exact: true }).waitFor()
  expect(await isSignedIn(theirs)).toBe(false)
  expect((await signIn(theirs, 'meena')).status()).toBe(403)

  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog', { name: 'Restore' }).getByRole('button', { name: 'Restore' }).click()
  await dialog.getByText('meena can sign in again.').waitFor()
  expect((await signIn(theirs, 'meena')).status()).toBe(200)
  expect(office.complaints).toEqual([])
})

test('a super-admin makes a user an administrator, by keyboard, and the audit log says so', async () => {
  const { page, dialog, theirs } = await meet('arjun')
  await theirs.goto('/admin')
  await theirs.getByRole('heading', { name: 'Access Denied' }).waitFor()

  await dialog.getByRole('button', { name: 'Change role' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Role of arjun' })
  await question.getByRole('radio', { name: /^User/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await confirm(page)
  await question.waitFor({ state: 'detached' })
  await dialog.locator('dd').getByText('Admin', { exact: true }).waitFor()

  await theirs.reload()
  await theirs.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto('/admin/audit-log')
  const entry = page.getByRole('row', { name: /Changed a role/ })
  await entry.getByText('User → Admin').waitFor()
  expect(office.complaints).toEqual([])
})

test('an administrator signs a user out everywhere', async () => {
  const { page, dialog, theirs } = await meet('kavya')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog.getByText('kavya is signed out on every device.').waitFor()
  expect(await isSignedIn(theirs)).toBe(false)
  expect((await signIn(theirs, 'kavya')).status()).toBe(200)
})

test('a link that is handed over lets a user without an address choose a new password', async () => {
  const { page, dialog } = await meet('tara')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Reset link' }).click()
  await confirm(page)
  const shown = page.getByRole('dialog', { name: 'Reset link for tara' })
  const link = await shown.getByLabel('Link').inputValue()
  await shown.getByRole('button', { name: 'Copy' }).click()
  await shown.getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await shown.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(new URL(link).hash)

  const theirs = await office.open()
  await theirs.goto(link)
  await theirs.locator('input[type=password]').first().fill('a moon over the quiet river')
  for (const field of await theirs.locator('input[type=password]').all())
    await field.fill('a moon over the quiet river')
  await theirs.locator('button[type=submit]:visible').click()
  await expect
    .poll(async () => (await signIn(theirs, 'tara', 'a moon over the quiet river')).status())
    .toBe(200)
})

test("R13 the operator's link signs an administrator in by itself, and a banner says until when", async () => {
  await office.nila.createAccount({ username: 'asha', role: 'admin' })
  const link = await office.nila.recoveryLink('asha')
  const page = await office.open()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  const banner = page.getByRole('note')
  expect(await banner.textContent()).toMatch(/^Direct Admin Access Mode\s+until \d+:\d\d [AP]M$/)
  await page.getByText('Admin: asha').waitFor()

  const other = await office.open()
  await other.goto(link)
  await other.getByText('This link has already been used or has expired.').waitFor()
  await other.getByText('npm run admin:recover').waitFor()
  expect(await isSignedIn(other)).toBe(false)
  expect(office.complaints).toEqual([])
})

test('the old address of the login for administrators leads to sign-in', async () => {
  const page = await office.open()
  await page.goto('/admin/login')
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/admin')
})
