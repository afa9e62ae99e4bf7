import { expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false })
const printedLink = () => office.nila.printed.match(/http\S+\/nila-admin#\S+/)?.[0] ?? ''

test('the printed link creates the administrator, who is signed in and named in the audit log', async () => {
  const page = await office.open()
  await page.goto(printedLink())
  await page.getByText('Direct Admin Access Mode').waitFor()
  expect(page.url()).toBe(`${office.nila.url}/nila-admin`)

  await page.getByLabel('Password', { exact: false }).first().fill('a moon over the quiet river')
  await page.getByLabel('Repeat the password').fill('a moon over the quiet river')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
  await page.getByText('Admin: ADMIN').waitFor()

  await page.getByRole('link', { name: 'Audit log' }).click()
  const entry = page.getByRole('row', { name: /Created the administrator/ })
  await entry.waitFor()
  expect(office.complaints).toEqual([])
})

test('a link that was used says how to print another', async () => {
  const page = await office.open()
  await page.goto(printedLink())
  await page.getByLabel('Password', { exact: false }).first().fill('another quiet river')
  await page.getByLabel('Repeat the password').fill('another quiet river')
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await page.getByText('npm run admin:create').waitFor()
})

test('without a link the page leads to sign-in', async () => {
  const page = await office.open()
  await page.goto('/nila-admin')
  await page.waitForURL('**/auth')
})
