import { PASSWORD } from '@nila/api/testing'
import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'

// Nothing that carries mail is configured, so every mail ends in the log.
const office = withBackOffice({ demo: false })
const ADDRESS = 'asha@example.org'

const sendOne = (page: Page, recipient = ADDRESS) =>
  page.request.post('/api/admin/test-email', { data: { email: recipient, kind: 'direct' } })

test.each([
  ['standard', 'Send test email'],
  ['enhanced', 'Send test email'],
  ['welcome', 'Send welcome email'],
  ['direct', 'Send test email'],
])('the %s test falls back to the log, and the log is shown', async (tab, action) => {
  const page = await office.openAs('admin')
  await page.goto(`/admin/email-testing/${tab}`)
  await page.getByText('No provider is configured: every email is kept in the email logs.').waitFor()
  await page.getByLabel('Email address').fill(ADDRESS)
  if (tab === 'welcome') await page.getByLabel('Username').fill('asha')
  await page.getByRole('button', { name: action }).click()

  const result = page.getByRole('region', { name: 'Result' })
  await result.getByRole('heading', { name: 'Email Logged' }).waitFor()
  const framed = page.waitForResponse((response) => response.request().resourceType() === 'document')
  await result.getByRole('link', { name: 'View it in the email logs' }).click()
  const frame = page.locator('iframe')
  await frame.waitFor()
  expect(await frame.getAttribute('sandbox')).toBe('')
  expect(await frame.evaluate((element) => getComputedStyle(element).height)).toBe('600px')
  const html = await framed
  expect(html.status()).toBe(200)
  expect(html.headers()['content-security-policy']).toContain('sandbox')
  await page.getByText(ADDRESS).waitFor()
  expect(office.complaints).toEqual([])
})

test('a super-admin gives the password once, deletes a log and then all, by keyboard', async () => {
  const page = await office.openAs('super_admin')
  for (const recipient of ['first@example.org', 'second@example.org', 'third@example.org'])
    await sendOne(page, recipient)
  await page.goto('/admin/email-logs')
  await page.getByRole('button', { name: /^Delete the email to third@/ }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete email log' })
  await question.getByRole('button', { name: 'Delete' }).press('Enter')

  const password = page.getByRole('dialog', { name: 'Confirm that it is you' }).getByLabel('Password')
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await page.getByText('That is not your password.').waitFor()
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Email log deleted').waitFor()
  await page.getByRole('row', { name: /third@/ }).waitFor({ state: 'detached' })
  const next = page.getByRole('button', { name: /^View the email to second@/ })
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Delete All' }).press('Enter')
  const questionOfAll = page.getByRole('dialog', { name: 'Delete all email logs' })
  await questionOfAll.getByRole('button', { name: 'Delete All' }).press('Enter')
  await page.getByRole('heading', { name: 'No Email Logs' }).waitFor()
  await page.getByText('All email logs deleted').waitFor()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('row', { name: /Deleted all email logs/ }).waitFor()
  await page.getByRole('row', { name: /Entered the password again/ }).waitFor()
  expect(office.complaints).toEqual([])
})

test('an ordinary administrator sees no delete controls, and the API refuses', async () => {
  const page = await office.openAs('admin')
  await sendOne(page)
  await page.goto('/admin/email-logs')
  await page
    .getByRole('button', { name: /^View the email to asha@/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /Delete/ }).count()).toBe(0)
  expect((await page.request.delete('/api/admin/email-logs')).status()).toBe(403)
})

test('a test e-mail is sent from the details of a user', async () => {
  const page = await office.openAs('admin')
  const { username } = await office.nila.createAccount({ email: 'priya@example.org' })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: `Details of ${username}` }).click()
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await page.getByText('Failed to send email').waitFor()
  await page.getByText('It was kept in the email logs instead.').first().waitFor()
})

test('a test that meets the end of the session leads to sign-in with the way back', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/email-testing/enhanced')
  await page.getByLabel('Email address').fill(ADDRESS)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/admin/email-testing/enhanced')
  expect(office.complaints).toEqual([])
})
