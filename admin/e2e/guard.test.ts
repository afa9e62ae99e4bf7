import { expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false })

test('a guest is led to sign-in with the way back', async () => {
  const page = await office.open()
  await page.goto('/admin/reviews?page=2')
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/admin/reviews?page=2')
})

test('a user who is no administrator sees the Access Denied card', async () => {
  const page = await office.openAs('user')
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await page.waitForURL(`${office.nila.url}/`)
})

test('a session that ends in the middle of the work leads to sign-in with the way back', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/audit-log')
  await page.getByRole('table', { name: 'Audit log' }).waitFor()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(page.url()).searchParams.get('redirect_to')).toBe('/admin/audit-log')
})

test('what was being typed when the session ended is there after signing in again', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/email-testing/standard')
  await page.getByLabel('Email address').fill('asha@example.org')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.waitForURL((url) => url.pathname === '/auth')
  await page.request.post('/api/login', { data: await office.nila.createAccount({ role: 'admin' }) })
  await page.goto('/admin/email-testing/standard')
  expect(await page.getByLabel('Email address').inputValue()).toBe('asha@example.org')
})

test('a logout leads to the landing page, and the way back is closed', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/\?loggedout=\d+/)
  expect((await page.request.get('/api/user')).status()).toBe(401)
})
