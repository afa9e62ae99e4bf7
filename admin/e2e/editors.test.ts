import { expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false })

/** Every screen that is for administrators alone. */
const screens = [
  '',
  '/users',
  '/reviews',
  '/subscriptions',
  '/subscriptions/all',
  '/avatars',
  '/avatars/new',
  '/analytics',
  '/assistant',
  '/assistant-usage',
  '/chat-reports',
  '/email-testing/standard',
  '/email-logs',
  '/audit-log',
]

test('an editor finds the copy and the releases in the menu, and nothing else', async () => {
  const page = await office.openAs('editor')
  await page.goto('/admin')
  await page.waitForURL((url) => url.pathname === '/admin/copy')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('link', { name: 'Copy' }).waitFor()
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Copy', 'Releases'])
  await menu.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('heading', { name: 'Releases', level: 1 }).waitFor()
  expect(office.complaints).toEqual([])
})

test('every screen of administrators leads an editor to the copy, without having asked for what it shows', async () => {
  const page = await office.openAs('editor')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, first, second = ''] =
      /^\/api\/(?:(admin)\/)?([\w-]+)/.exec(new URL(request.url()).pathname) ?? []
    if (first) asked.add(second)
  })
  await page.goto('/admin/releases')
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('heading', { name: 'Releases', level: 1 }).waitFor()
  for (const screen of screens) {
    // As the browser's own way back leads there, without loading the page anew.
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin${screen}`)
    await page.waitForURL((url) => url.pathname === '/admin/copy')
    await expect.poll(() => heading.textContent(), { message: screen }).toBe('Copy')
  }
  expect([...asked].sort()).toEqual(['copy', 'releases'])
  expect(office.complaints).toEqual([])
})

test.each(['/admin/copy', '/admin/releases', '/admin/releases/preview'])(
  'a user who looks after nothing sees the Access Denied card at %s',
  async (address) => {
    const page = await office.openAs('user')
    await page.goto(address)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
  },
)
