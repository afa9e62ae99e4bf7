import { readFile } from 'node:fs/promises'
import type { AdminReview } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: true })

/** The same administrator in as many browsers as are wanted. */
async function administrator() {
  const data = await office.nila.createAccount({ role: 'admin' })
  return async (): Promise<Page> => {
    const page = await office.open()
    expect((await page.request.post('/api/login', { data })).ok()).toBe(true)
    return page
  }
}

const filterIn = (page: Page) => new URL(page.url()).searchParams.get('filter')
const tool = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function saveView(page: Page, name: string, choices: string[]): Promise<void> {
  await tool(page, /^Views/).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  for (const choice of choices) await dialog.getByRole('checkbox', { name: choice }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a view saved in one browser opens as default in another, and a colleague finds it', async () => {
  const openAsAsha = await administrator()
  const page = await openAsAsha()
  await page.goto('/admin/users')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.getByRole('columnheader', { name: 'Username' }).getByRole('button').click()
  await tool(page, 'Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Live sessions' }).click()
  await page.keyboard.press('Escape')
  await saveView(page, 'Who writes', ['Everybody sees it', 'Open the list with it'])
  await tool(page, 'Views: Who writes').waitFor()

  const elsewhere = await openAsAsha()
  await elsewhere.goto('/admin/users')
  await tool(elsewhere, 'Views: Who writes').waitFor()
  expect(filterIn(elsewhere)).toBe('{"role":"editor"}')
  await elsewhere.getByRole('columnheader', { name: 'Second factor' }).waitFor()
  expect(await elsewhere.getByRole('columnheader', { name: 'Live sessions' }).count()).toBe(0)
  const rows = elsewhere.getByRole('row')
  expect(await rows.filter({ hasText: 'Editor' }).count()).toBe((await rows.count()) - 1)

  const colleague = await (await administrator())()
  await colleague.goto('/admin/users')
  await colleague.getByRole('table').waitFor()
  expect(filterIn(colleague)).toBeNull()
  await tool(colleague, 'Views').click()
  await colleague.getByRole('menuitemradio', { name: /^Who writes/ }).click()
  await tool(colleague, 'Views: Who writes').waitFor()
  expect(filterIn(colleague)).toBe('{"role":"editor"}')
  expect(office.complaints).toEqual([])
})

test('the whole filtered list is saved as a file', async () => {
  const page = await office.openAs('admin')
  const filter = JSON.stringify({ isApproved: 1 })
  await page.goto(`/admin/reviews?${new URLSearchParams({ filter })}`)
  await page.getByRole('article').first().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^reviews-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  const answer = await page.request.get(
    `/api/admin/reviews?${new URLSearchParams({ filter, range: '[0,0]' })}`,
  )
  const total = Number(answer.headers()['content-range']?.split('/')[1])
  expect(total).toBeGreaterThan(100)
  expect(csv.trimEnd().split(/\r\n(?=\d+,)/)).toHaveLength(total + 1)
  expect(office.complaints).toEqual([])
})

test('what was done by mistake is found in the audit log, taken back, and both are in the history', async () => {
  const page = await office.openAs('admin')
  const pending = await page.request.get(
    `/api/admin/reviews?${new URLSearchParams({ filter: '{"isApproved":0}', range: '[0,0]' })}`,
  )
  const [review] = (await pending.json()) as AdminReview[]
  if (!review) throw new Error('The demo has no pending review.')
  const { id, title } = review
  await page.request.patch(`/api/admin/reviews/${id}`, { data: { isApproved: 2 } })

  await page.goto('/admin/audit-log?filter=%7B%7D')
  const row = page
    .getByRole('row')
    .filter({ hasText: `Review ${id}` })
    .first()
  await row.getByText('Rejected a review').waitFor()
  await row.getByText(/^Status:\s+Pending\s+→\s+Rejected$/).waitFor()
  await row.getByRole('button', { name: /^Undo: Rejected a review/ }).click()
  await page.getByText('The change was taken back.').waitFor()
  const now = (await (await page.request.get(`/api/admin/reviews/${id}`)).json()) as AdminReview
  expect(now.isApproved).toBe(0)

  await page.goto(`/admin/reviews?${new URLSearchParams({ filter: JSON.stringify({ q: title }) })}`)
  const card = page.getByRole('article').filter({ hasText: title }).first()
  await card.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('list', { name: `History of Review ${id}` })
  const [undo, rejection] = [history.locator('> li').nth(0), history.locator('> li').nth(1)]
  await undo.getByText('Takes back an earlier change').waitFor()
  await rejection.getByText('Rejected a review').waitFor()
  expect(office.complaints).toEqual([])
})

test('the dashboard leads to the list behind each number', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin')
  const link = page.getByRole('link', { name: /^\d+ approved$/ })
  const count = (await link.textContent())?.match(/\d+/)?.[0]
  await link.click()
  await page.getByRole('tab', { name: `Approved (${count})`, selected: true }).waitFor()
})

const viewport = { width: 360, height: 800 }

test('the dashboard, its tables too', async () => {
  const page = await office.openAs('admin', { viewport })
  await page.goto('/admin')
  await page.getByText('As a table').first().click()
  await page.getByRole('table').first().waitFor()
  await expectNoBarrier(page)
})

test('the tools of a list, their menus and dialogs', async () => {
  const page = await office.openAs('admin', { viewport })
  await page.goto('/admin/users?filter=%7B%7D')
  await page.getByRole('table').waitFor()
  await saveView(page, 'Everybody', [])
  await tool(page, /^Views/).click()
  await page.getByRole('menuitemradio', { name: 'Everybody' }).waitFor()
  await expectNoBarrier(page)
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('dialog').waitFor()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await tool(page, /^Views/).click()
  await page.getByRole('menuitem', { name: 'Manage views…' }).click()
  await tool(page, 'Rename “Everybody”').click()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await tool(page, 'Columns').click()
  await page.getByRole('menuitemcheckbox').first().waitFor()
  await expectNoBarrier(page)
})

test('the audit log, an entry and a history', async () => {
  const page = await office.openAs('admin', { viewport })
  await page.goto('/admin/audit-log?filter=%7B%22subjectType%22%3A%22review%22%7D')
  await page.getByRole('table').waitFor()
  await expectNoBarrier(page)
  await page.getByRole('combobox', { name: 'Who' }).click()
  await page.getByRole('option').first().waitFor()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await tool(page, /^Details: /)
    .first()
    .click()
  await page.getByRole('dialog').getByText('When').waitFor()
  await expectNoBarrier(page)
  await page.goto('/admin/users/5')
  await page.getByRole('heading', { name: 'History', exact: true }).waitFor()
  await expectNoBarrier(page)
})
