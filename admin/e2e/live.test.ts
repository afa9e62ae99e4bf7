import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: true })

/** How many reviews wait, as the menu says it to screen readers. */
async function badge(page: Page): Promise<number> {
  const entry = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Reviews/ })
  return Number(/ (\d+) waiting/.exec((await entry.textContent()) ?? '')?.[1] ?? 0)
}

/** Resolves when the page has opened its socket. */
const socketOf = (page: Page) => page.waitForEvent('websocket')

const REVIEW = { rating: 5, title: 'Written just now', content: 'She answered in my own language, at once.' }

test('a review that a user submits shows in the badge, the title and the open list of an administrator, without a reload', async () => {
  const admin = await office.openAs('admin')
  const [socket] = await Promise.all([socketOf(admin), admin.goto('/admin/reviews')])
  expect(new URL(socket.url()).pathname).toBe('/ws')
  await expect.poll(() => badge(admin), { timeout: 20_000 }).toBeGreaterThan(0)
  const before = await badge(admin)
  let isReloaded = false
  admin.on('domcontentloaded', () => {
    isReloaded = true
  })

  const user = await office.openAs('user')
  const submitted = await user.request.post('/api/reviews', { data: REVIEW })
  expect(submitted.status()).toBe(201)
  await expect.poll(() => badge(admin), { interval: 20 }).toBe(before + 1)
  await admin.getByRole('article', { name: REVIEW.title }).waitFor()
  expect(await admin.title()).toMatch(/^\(\d+\) Review Management · Nila$/)

  // What a colleague decides leaves the list as well.
  const colleague = await office.openAs('admin')
  const reviews = await (await colleague.request.get('/api/admin/reviews?range=[0,0]')).json()
  await colleague.request.patch(`/api/admin/reviews/${reviews[0].id}`, { data: { isApproved: 1 } })
  await admin.getByRole('article', { name: REVIEW.title }).waitFor({ state: 'detached' })
  await expect.poll(() => badge(admin)).toBe(before)
  expect(isReloaded).toBe(false)
  // The policy of the page lets the socket through, and nothing else was complained of.
  expect(office.complaints).toEqual([])
})

test('who is signed out elsewhere is led to sign-in at once, and back to the screen afterwards', async () => {
  const admin = await office.openAs('admin')
  await Promise.all([socketOf(admin), admin.goto('/admin/reviews')])
  await expect.poll(() => badge(admin), { timeout: 20_000 }).toBeGreaterThan(0)
  // Another tab of the same browser.
  await admin.request.post('/api/logout', { data: {} })
  await admin.waitForURL((url) => url.pathname === '/auth')
  expect(new URL(admin.url()).searchParams.get('redirect_to')).toMatch(/^\/admin\/reviews/)
})
