import type { PendingWork } from '@nila/api/contract/dashboard'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { administrator, answers, aReview } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The reviews screen of somebody whose colleagues and users do things meanwhile. */
function openReviews(initial: PendingWork = { reviews: 0, subscriptions: 0, 'chat-reports': 0 }) {
  let pending = initial
  let titles = ['First']
  const app = renderApp('/reviews', {
    'GET /api/admin/pending-work': () => answers.json(pending),
    'GET /api/admin/reviews': () =>
      answers.list(titles.map((title, n) => aReview({ id: n + 1, title, userId: n + 1 }))),
  })
  return {
    ...app,
    /** A review is written, and everybody is told. */
    write(title: string) {
      titles = [...titles, title]
      pending = { ...pending, reviews: pending.reviews + 1 }
      return act(() => app.live.tell({ type: 'changed', resource: 'reviews', ids: [titles.length] }))
    },
    decide() {
      pending = { ...pending, reviews: pending.reviews - 1 }
      return act(() => app.live.tell({ type: 'changed', resource: 'reviews', ids: [1] }))
    },
  }
}

const entry = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', { name })
const spoken = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent?.trim()

test('the menu and the title of the page say how much is waiting', async () => {
  openReviews({ reviews: 3, subscriptions: 2, 'chat-reports': 1 })
  await screen.findByRole('article', { name: 'First' })
  await waitFor(() => expect(document.title).toBe('(6) Review Management · Nila'))
  entry(/^Reviews.*3 waiting$/)
  entry(/^Avatar Access.*2 waiting$/)
  entry(/^Chat reports.*1 waiting$/)
  // What was waiting already is no news.
  expect(spoken()).toBe('')
})

test('a review that is written shows at once: in the badge, the title, the list, and to the ear', async () => {
  const { write, decide } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  await waitFor(() => expect(document.title).toBe('Review Management · Nila'))
  entry(/^Reviews$/)

  await write('Second')
  await screen.findByRole('article', { name: 'Second' })
  await waitFor(() => entry(/^Reviews.*1 waiting$/))
  expect(document.title).toBe('(1) Review Management · Nila')
  expect(spoken()).toBe('1 review is waiting.')

  await decide()
  await waitFor(() => entry(/^Reviews$/))
  expect(document.title).toBe('Review Management · Nila')
  expect(spoken()).toBe('')
})

test('what is no list on the screen is not asked for', async () => {
  const { live, api } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  const before = api.asked('GET', '/api/admin/reviews').length
  await act(() => live.tell({ type: 'changed', resource: 'users', ids: [1] }))
  expect(api.asked('GET', '/api/admin/users')).toEqual([])
  expect(api.asked('GET', '/api/admin/reviews')).toHaveLength(before)
})

test('a socket that closes is opened again after three seconds, and what was missed is asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { live, api } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  const before = api.asked('GET', '/api/admin/reviews').length
  act(() => live.drop(1001))
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(live.sockets).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(live.sockets).toHaveLength(2)
  await waitFor(() => expect(api.asked('GET', '/api/admin/reviews')).toHaveLength(before + 1))
})

test('a page that nobody sees tries again every half a minute, and at once when it is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { live } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => live.drop(1006))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(live.sockets).toHaveLength(1)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(live.sockets).toHaveLength(2)
})

test('without a socket the screen asks every half a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { live, api } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  live.isReachable = false
  act(() => live.drop(1006))
  const before = api.asked('GET', '/api/admin/reviews').length
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(api.asked('GET', '/api/admin/reviews')).toHaveLength(before + 2)
})

test('R20 who is demoted meanwhile is told so at once, by asking the API once', async () => {
  const { live, api } = openReviews()
  await screen.findByRole('article', { name: 'First' })
  api.routes['GET /api/user'] = () => answers.json({ ...administrator, role: 'user', isAdmin: false })
  api.routes['GET /api/admin/pending-work'] = () => answers.problem('admin_forbidden')
  const before = api.calls.length
  act(() => live.drop(4401))
  await screen.findByRole('heading', { name: 'Access Denied' })
  expect(api.calls.slice(before).map(({ path }) => path)).toEqual(['/api/admin/pending-work', '/api/user'])
})
