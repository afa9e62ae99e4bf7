import { PASSWORD } from '@nila/api/testing'
import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: true })

/** Each with what is there when it has loaded. */
const screens = [
  ['/admin', 'role=img'],
  ['/admin/users', 'role=table'],
  ['/admin/users/5', 'role=dialog >> role=table'],
  ['/admin/reviews', 'role=article'],
  ['/admin/reviews?filter=%7B%7D', 'role=article'],
  ['/admin/email-testing/direct', 'role=article'],
  ['/admin/email-testing/welcome', 'role=article'],
  ['/admin/email-logs', 'role=heading[name="No Email Logs"]'],
  ['/admin/audit-log', 'role=table'],
  ['/admin/assistant', 'role=heading[level=2]'],
  ['/admin/assistant-usage', 'role=img'],
  ['/admin/chat-reports', 'role=article'],
  ['/admin/copy', 'role=textbox[name="Hero · Title"]'],
  ['/admin/copy?key=landing.hero.title&locale=ur', 'role=textbox[name="Hero · Title"]'],
  ['/admin/copy?page=site', 'role=switch[name="Testimonials"]'],
  ['/admin/releases', 'role=heading[name="Published releases"]'],
  ['/admin/releases/preview', 'role=heading[name="There is nothing to look at"]'],
  ['/admin/users?filter=%7B%22q%22%3A%22no-such-person%22%7D', 'role=heading[name="No results"]'],
  ['/admin/nothing-here', 'role=heading[name="Page not found"]'],
] as const

async function expectNothingWrong(page: Page, widths?: number[]): Promise<void> {
  await expectNoBarrier(page, widths)
  expect(office.complaints).toEqual([])
}

test.each(screens)('%s is free of barriers in light and dark, wide and narrow', async (address, loaded) => {
  const page = await office.openAs('admin')
  await page.goto(address)
  await page.locator(loaded).first().waitFor()
  await expectNothingWrong(page, [1280, 320])
})

test('so are the card of a refused visitor and the page of the one-time link', async () => {
  const page = await office.openAs('user', { viewport: { width: 320, height: 800 } })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await expectNothingWrong(page)
  await page.goto('/nila-admin#t=not-a-link&username=ADMIN')
  await page.getByRole('button', { name: 'Create administrator' }).waitFor()
  await expectNothingWrong(page)
})

test('so are the questions before something is done to a user', async () => {
  const page = await office.openAs('super_admin', { viewport: { width: 320, height: 800 } })
  await page.goto('/admin/users/5')
  for (const [action, title] of [
    ['Change role', /^Role of/],
    ['Suspend', 'Suspend'],
    ['Sign out everywhere', 'Sign out everywhere'],
    ['Reset link', 'Confirm that it is you'],
  ] as const) {
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await expectNothingWrong(page)
    if (action !== 'Reset link') await page.keyboard.press('Escape')
  }
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Reset link for/ }).waitFor()
  await expectNothingWrong(page)
})

test('so are a release that waits, its preview, and the question before it is published', async () => {
  const page = await office.openAs('editor')
  await page.request.put('/api/admin/copy/entries/ur/notFound.title', { data: { value: 'صفحہ نہیں ملا' } })
  await page.request.post('/api/admin/releases')
  await page.goto('/admin/releases')
  const preview = page.getByRole('link', { name: 'Open preview' })
  await preview.waitFor({ timeout: 45_000 })
  await expectNothingWrong(page, [1280, 320])
  await preview.click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await expectNothingWrong(page, [1280, 320])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog', { name: /^Publish release/ }).waitFor()
  await expectNothingWrong(page, [1280, 320])
})

test('so is the administration in Hindi', async () => {
  const page = await office.openAs('admin', { locale: 'hi-IN' })
  await page.goto('/admin/reviews')
  await page.getByRole('heading', { name: 'समीक्षा प्रबंधन' }).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('hi')
  await expectNothingWrong(page)
})
