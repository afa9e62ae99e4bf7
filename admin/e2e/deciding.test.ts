import { type AdminReview, setReviewStatuses } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: true })

// A busy machine is slow, not wrong.
const PATIENCE = { timeout: 20_000 }

const reviewsOf = async (page: Page, filter: object): Promise<AdminReview[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })
  return (await page.request.get(`/api/admin/reviews?${query}`)).json()
}
const review = async (page: Page, id: number): Promise<AdminReview> =>
  (await page.request.get(`/api/admin/reviews/${id}`)).json()

/** Decides reviews behind the back of whoever looks at them. */
async function decide(page: Page, ids: number[], isApproved: 0 | 1 | 2): Promise<void> {
  const answer = await page.request.post(`/api${setReviewStatuses.path}`, { data: { ids, isApproved } })
  expect(answer.ok()).toBe(true)
}

/** An administrator's page, with as many pending reviews as the test needs. */
async function openWithPending(count: number): Promise<{ page: Page; pending: AdminReview[] }> {
  const page = await office.openAs('admin')
  const [before, others] = [
    await reviewsOf(page, { isApproved: 0 }),
    await reviewsOf(page, { isApproved: 1 }),
  ]
  if (before.length > count)
    await decide(
      page,
      before.slice(count).map(({ id }) => id),
      1,
    )
  if (before.length < count)
    await decide(
      page,
      others.slice(0, count - before.length).map(({ id }) => id),
      0,
    )
  await page.goto('/admin/reviews')
  await page.getByRole('tab', { name: `Pending (${count})` }).waitFor()
  return { page, pending: await reviewsOf(page, { isApproved: 0 }) }
}

/** Has the list stay as it is now, as if a colleague were faster than the news of it. */
async function freezeList(page: Page): Promise<void> {
  const answers = new Map<string, Awaited<ReturnType<Page['request']['get']>>>()
  await page.route(/\/api\/admin\/reviews\?/, async (route) => {
    const url = route.request().url()
    const response = answers.get(url) ?? (await route.fetch())
    answers.set(url, response)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => answers.size, PATIENCE).toBe(1)
}

const card = (page: Page, { title }: AdminReview) => page.getByRole('article', { name: title, exact: true })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const hasFocusOnRow = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'ARTICLE')

test('twenty pending reviews are cleared with the keyboard alone, the last is undone and found in the history', async () => {
  const { page, pending } = await openWithPending(20)
  await page.keyboard.press('j')
  for (let done = 0; done < 20; done++) {
    await expect.poll(() => hasFocusOnRow(page), PATIENCE).toBe(true)
    await page.keyboard.press(done === 19 ? 'r' : 'a')
  }
  await page.getByRole('heading', { name: 'No pending reviews' }).waitFor()
  await page.getByRole('tab', { name: 'Pending (0)' }).waitFor()
  const last = pending.at(-1) as AdminReview
  expect(await review(page, last.id)).toMatchObject({ isApproved: 2 })

  await page.keyboard.press('u')
  await page.getByRole('tab', { name: 'Pending (1)' }).waitFor()
  await card(page, last).waitFor()
  expect(await review(page, last.id)).toMatchObject({ isApproved: 0 })

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const history = page.getByRole('dialog', { name: `History of “${last.title}”` })
  await history.getByText('Rejected a review').waitFor()
  await history.getByText('Marked a review as pending').first().waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or do something' }).waitFor()
  await page.keyboard.type('audit')
  await page.getByRole('option', { name: 'Audit log', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('row').filter({ hasText: last.title })
  await rows.filter({ hasText: 'Marked a review as pending' }).first().waitFor()
  await rows.filter({ hasText: 'Rejected a review' }).first().waitFor()
  expect(office.complaints).toEqual([])
})

test('of two who decide one review, the second sees both versions and overwrites nothing', async () => {
  const { page, pending } = await openWithPending(3)
  const [contested] = pending as [AdminReview, ...AdminReview[]]
  const colleague = await office.openAs('admin')
  await page.goto('/admin/reviews?filter=%7B%7D')
  await card(page, contested).waitFor()
  await freezeList(page)
  await decide(colleague, [contested.id], 2)
  await card(page, contested).focus()
  await page.keyboard.press('a')

  const dialog = page.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
  const status = dialog.getByRole('row', { name: /^Status/ })
  await status.getByText('Pending').waitFor()
  await status.getByText('Rejected').waitFor()
  await dialog.getByRole('button', { name: 'Leave it' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await review(page, contested.id)).toMatchObject({ isApproved: 2 })
})

test('a decision stands where the tab is closed right after it', async () => {
  const { page, pending } = await openWithPending(2)
  const [first] = pending as [AdminReview, ...AdminReview[]]
  const observer = await office.openAs('admin')
  await card(page, first).focus()
  await page.keyboard.press('a')
  await page.close()
  await expect.poll(async () => (await review(observer, first.id)).isApproved, PATIENCE).toBe(1)
})

test('with single keys switched off, pressing them does nothing', async () => {
  const { page, pending } = await openWithPending(2)
  const [first] = pending as [AdminReview, ...AdminReview[]]
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url())
  })
  await page.getByRole('button', { name: 'Single keys' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Off' }).press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await card(page, first).focus()
  for (const key of ['a', 'r', 'x', 'u', '?', '/', 'j']) await page.keyboard.press(key)
  expect(await card(page, first).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(changes).toEqual([])
})

test('of many decided at once, those that a colleague was faster with are named', async () => {
  const { page, pending } = await openWithPending(4)
  const [first] = pending as [AdminReview, ...AdminReview[]]
  const colleague = await office.openAs('admin')
  await freezeList(page)
  await decide(colleague, [first.id], 2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  await notifications(page).getByText('1 was left as it was.').waitFor()
  await page.keyboard.press('F8')
  await notifications(page).getByRole('button', { name: 'Show it, with the reason' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Left as they were' })
  await dialog.getByText(first.title).waitFor()
  await dialog.getByText(/^Somebody changed this in the meantime/).waitFor()
})

test.each([1280, 320])('palette, keys, history and conflict are free of barriers at %i px', async (width) => {
  const page = await office.openAs('admin', { viewport: { width, height: 800 } })
  const colleague = await office.openAs('admin')
  const [contested] = (await reviewsOf(colleague, { isApproved: 1 })) as [AdminReview, ...AdminReview[]]
  await page.goto(`/admin/reviews?filter=${encodeURIComponent(JSON.stringify({ id: [contested.id] }))}`)
  await card(page, contested).waitFor()
  await expectNoBarrier(page)

  await page.getByRole('button', { name: 'Search or do something' }).click()
  const palette = page.getByRole('dialog', { name: 'Search or do something' })
  await palette.getByRole('combobox').fill('a')
  await palette.getByRole('group', { name: 'Users' }).waitFor()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await card(page, contested).press('Enter')
  await page.getByRole('dialog', { name: /^History of/ }).waitFor()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await freezeList(page)
  await decide(colleague, [contested.id], 0)
  await card(page, contested).press('r')
  await page.getByRole('dialog', { name: 'Somebody changed this in the meantime' }).waitFor()
  await expectNoBarrier(page)
})
