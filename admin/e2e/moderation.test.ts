import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: true })

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const id = activeElement?.getAttribute('aria-labelledby')
    return activeElement?.tagName === 'ARTICLE' && id ? document.getElementById(id)?.textContent : null
  })

async function pendingCount(page: Page): Promise<number> {
  const tab = page.getByRole('tab', { name: /^Pending \(/ })
  await tab.waitFor()
  return Number((await tab.textContent())?.replace(/\D/g, ''))
}

test('three reviews are approved with keys alone, and the audit log names who did it', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/reviews')
  const before = await pendingCount(page)
  while (!(await focusedName(page))) await page.keyboard.press('Tab')
  for (const done of [1, 2, 3]) {
    await page.keyboard.press('a')
    await page.getByRole('tab', { name: `Pending (${before - done})` }).waitFor()
    await expect.poll(() => focusedName(page)).toBeTruthy()
  }
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page
    .getByRole('row', { name: /Approved a review/ })
    .nth(2)
    .waitFor()
  expect(office.complaints).toEqual([])
})

test('a decision is undone from its toast', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/reviews')
  const before = await pendingCount(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Reject' }).press('Enter')
  await page.getByRole('tab', { name: `Pending (${before - 1})` }).waitFor()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('tab', { name: `Pending (${before})` }).waitFor()
})

test('a whole page is approved in one request', async () => {
  const page = await office.openAs('admin')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(new URL(request.url()).pathname)
  })
  await page.goto('/admin/reviews')
  const before = await pendingCount(page)
  const onPage = await page.getByRole('article').count()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('tab', { name: `Pending (${before - onPage})` }).waitFor()
  expect(requests).toEqual(['/api/admin/reviews/bulk'])
})

test('a user is found, and the details open at an address that can be shared', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: 'Search' }).fill('ADMIN')
  await page.getByRole('button', { name: 'Details of ADMIN' }).click()
  await page.getByRole('dialog', { name: 'User Details: ADMIN' }).waitFor()
  const address = page.url()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto(address)
  await page.getByRole('dialog', { name: 'User Details: ADMIN' }).waitFor()
})
