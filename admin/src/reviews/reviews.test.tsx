import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, aReview } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
import { keepingReviews } from '../testing/review-api.ts'

const three = () => [
  aReview({ id: 1, title: 'First' }),
  aReview({ id: 2, title: 'Second', username: null }),
  aReview({ id: 3, title: 'Third' }),
]
const card = (name: string) => screen.findByRole('article', { name })
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))

async function choose(user: ReturnType<typeof renderApp>['user'], title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for “${title}”` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('the tabs carry their counts from the request of the list', async () => {
  const { api } = renderApp('/reviews', keepingReviews(...three(), aReview({ id: 4, isApproved: 1 })))
  await screen.findByRole('tab', { name: 'Pending (3)', selected: true })
  screen.getByRole('tab', { name: 'Approved (1)' })
  screen.getByRole('tab', { name: 'Rejected (0)' })
  screen.getByRole('tab', { name: 'All (4)' })
  expect(api.asked('GET', '/api/admin/reviews')).toHaveLength(1)
})

test('a card shows rating, title, text, author, day and status', async () => {
  renderApp('/reviews', keepingReviews(...three()))
  const first = within(await card('First'))
  first.getByText('4 out of 5')
  first.getByText('She explained it until I understood.')
  first.getByText('priya')
  first.getByText('Nov 19, 2026')
  first.getByText('Pending')
  within(await card('Second')).getByText('Former member')
})

test('Approve is sent at once, announced, and moves the review to its tab', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await choose(user, 'First', 'Approve')
  await (await toast()).findByText('Review updated')
  expect(api.asked('PATCH', '/api/admin/reviews/1')).toMatchObject([
    { body: { isApproved: 1 }, ifMatch: '"1"', keepalive: true },
  ])
  await screen.findByRole('tab', { name: 'Pending (2)' })
  expect(screen.queryByRole('article', { name: 'First' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Approved (1)' }))
  await card('First')
})

test.each([
  ['Reject', 'Rejected (1)', 1],
  ['Mark as Pending', 'Pending (1)', 2],
] as const)('%s changes the status', async (action, tab, from) => {
  const { user } = renderApp(
    '/reviews?filter=%7B%7D',
    keepingReviews(aReview({ title: 'First', isApproved: from })),
  )
  await choose(user, 'First', action)
  await screen.findByRole('tab', { name: tab })
})

test('three reviews are approved by keys alone', async () => {
  const { user } = renderApp('/reviews', keepingReviews(...three()))
  await card('First')
  while (document.activeElement?.tagName !== 'ARTICLE') await user.tab()
  for (const left of [2, 1, 0]) {
    await user.keyboard('a')
    await screen.findByRole('tab', { name: `Pending (${left})` })
    if (left > 0) await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  }
  await screen.findByRole('heading', { name: 'No pending reviews' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tabpanel'))
})

test('the menu works by Enter and arrows', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await card('First')
  while (document.activeElement?.getAttribute('aria-label') !== 'Actions for “First”') await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'Actions for “First”' })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() =>
    expect(api.asked('PATCH', '/api/admin/reviews/1')).toMatchObject([{ body: { isApproved: 2 } }]),
  )
})

test('several selected reviews are approved in one request', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await user.click(await screen.findByRole('checkbox', { name: 'Select “First”' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select “Third”' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await (await toast()).findByText('2 reviews are approved and public.')
  expect(api.asked('POST', '/api/admin/reviews/bulk')).toMatchObject([
    { body: { ids: [1, 3], versions: { 1: 1, 3: 1 }, isApproved: 1 }, keepalive: true },
  ])
  await card('Second')
  expect(screen.queryByRole('article', { name: 'First' })).toBeNull()
})

test('Delete Review asks first, and Cancel keeps the review', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await choose(user, 'First', 'Delete Review')
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(api.asked('DELETE', '/api/admin/reviews/1')).toHaveLength(0)
  await choose(user, 'First', 'Delete Review')
  await user.click(await screen.findByRole('button', { name: 'Delete Review' }))
  await (await toast()).findByText('Review deleted')
  await screen.findByRole('tab', { name: 'All (2)' })
})

test('a refused decision says Update failed with the words of the API', async () => {
  const routes = {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () => answers.problem('review_not_found'),
  }
  const { user } = renderApp('/reviews', routes)
  await choose(user, 'First', 'Approve')
  const shown = await toast()
  await shown.findByText('Update failed')
  shown.getByText('Review not found. It may have been deleted.')
})

test('a refused deletion says Delete failed', async () => {
  const routes = {
    ...keepingReviews(...three()),
    'DELETE /api/admin/reviews/:id': () => answers.problem('service_unavailable'),
  }
  const { user } = renderApp('/reviews', routes)
  await choose(user, 'First', 'Delete Review')
  await user.click(await screen.findByRole('button', { name: 'Delete Review' }))
  await (await toast()).findByText('Delete failed')
})

test('reviews that cannot be loaded are announced with what to do', async () => {
  renderApp('/reviews', { 'GET /api/admin/reviews': () => answers.problem('service_unavailable') })
  const shown = await toast()
  await shown.findByText('Error Loading Reviews')
  shown.getByText('There was a problem loading the reviews. Please try again or check your permissions.')
  await screen.findByRole('button', { name: 'Try again' })
})
