import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers, aReview } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
import { keepingReviews } from '../testing/review-api.ts'

const three = () => [
  aReview({ id: 1, title: 'First' }),
  aReview({ id: 2, title: 'Second' }),
  aReview({ id: 3, title: 'Third' }),
]
const card = (name: string) => screen.findByRole('article', { name })
const toasts = async () => within(await screen.findByRole('region', { name: 'Notifications' }))

async function focusOn(name: string) {
  const element = await card(name)
  element.focus()
}

test('a decision is seen before the API has answered, and the next record has the focus', async () => {
  let answer: (response: Response) => void = () => {}
  const { api, user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await focusOn('First')
  await user.keyboard('a')
  expect(screen.queryByRole('article', { name: 'First' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Second' }))
  expect(api.asked('GET', '/api/admin/reviews')).toHaveLength(1)

  answer(answers.problem('review_not_found'))
  await card('First')
  await (await toasts()).findByText('Update failed')
})

test('in a list that still shows it, the record stays and says what was decided', async () => {
  const { user } = renderApp('/reviews?filter=%7B%7D', {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () => new Promise<Response>(() => {}),
  })
  await focusOn('First')
  await user.keyboard('r')
  within(screen.getByRole('article', { name: 'First' })).getByText('Rejected')
})

test('Undo in the toast takes a decision back by a request of its own', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await focusOn('First')
  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await card('First')
  await (await toasts()).findByText('Undone')
  expect(api.asked('POST', '/api/admin/undo/1')).toHaveLength(1)
})

test('u undoes the last decision, then the one before it, and says when there is none left', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...three()))
  await focusOn('First')
  await user.keyboard('a')
  await screen.findByRole('tab', { name: 'Approved (1)' })
  await user.keyboard('r')
  await screen.findByRole('tab', { name: 'Rejected (1)' })
  await user.keyboard('u')
  await card('Second')
  await user.keyboard('u')
  await card('First')
  await user.keyboard('u')
  await (await toasts()).findByText('There is nothing to undo here')
  expect(api.calls.filter(({ path }) => path.includes('/undo/')).map(({ path }) => path)).toEqual([
    '/api/admin/undo/2',
    '/api/admin/undo/1',
  ])
})

test('u pressed before the answer waits for it', async () => {
  let answer: (response: Response) => void = () => {}
  const { api, user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await focusOn('First')
  await user.keyboard('au')
  expect(api.calls.some(({ path }) => path.includes('/undo/'))).toBe(false)
  answer(answers.json({ ...aReview({ id: 1, title: 'First', isApproved: 1 }), operationId: 77 }))
  await waitFor(() => expect(api.asked('POST', '/api/admin/undo/77')).toHaveLength(1))
})

test('what has moved on is not undone, and that is said', async () => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'POST /api/admin/undo/:operationId': () => answers.problem('operation_moved_on'),
  })
  await focusOn('First')
  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await (await toasts()).findByText(/This cannot be undone any more: it was changed again since/)
})

test('a decision that changed nothing offers nothing to undo', async () => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () =>
      answers.json({ ...aReview({ id: 1, isApproved: 1 }), operationId: null }),
  })
  await focusOn('First')
  await user.keyboard('a')
  await (await toasts()).findByText('Review updated')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a toast with Undo stays for thirty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user } = renderApp('/reviews', keepingReviews(...three()))
    await focusOn('First')
    await user.keyboard('a')
    await screen.findByText('Review updated')
    await vi.advanceTimersByTimeAsync(25_000)
    screen.getByRole('button', { name: 'Undo' })
    await vi.advanceTimersByTimeAsync(5_000)
    await waitFor(() => expect(screen.queryByText('Review updated')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

test('of many, those that were left are named with their reasons', async () => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'POST /api/admin/reviews/bulk': () =>
      answers.json({
        operationId: 5,
        results: [
          { id: 1, success: true },
          { id: 2, success: false, code: 'stale_version' },
          { id: 3, success: false, code: 'review_not_found' },
        ],
        records: [
          aReview({ id: 1, title: 'First', isApproved: 1, version: 2 }),
          aReview({ id: 2, title: 'Second', version: 2 }),
        ],
      }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const shown = await toasts()
  await shown.findByText('The review is approved and public. 2 were left as they were.')
  shown.getByRole('button', { name: 'Undo' })
  await user.click(shown.getByRole('button', { name: 'Show them, with the reasons' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left as they were' }))
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^SecondSomebody changed this in the meantime/),
    'ThirdReview not found. It may have been deleted.',
  ])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const changed = aReview({ id: 1, title: 'First', content: 'Other words than before.', version: 4 })
const conflicting = {
  ...keepingReviews(...three()),
  'PATCH /api/admin/reviews/:id': ({ ifMatch }: { ifMatch: string | null }) =>
    ifMatch === '"4"'
      ? answers.json({ ...changed, isApproved: 1, version: 5, operationId: 9 })
      : answers.problem('stale_version', {}, changed),
}

test('what a colleague changed meanwhile is shown beside what was seen, and is overwritten only when asked', async () => {
  const { api, user } = renderApp('/reviews', conflicting)
  await focusOn('First')
  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this in the meantime' }))
  const row = within(dialog.getByRole('row', { name: /^Field Text/ }))
  row.getByText('She explained it until I understood.')
  row.getByText('Other words than before.')
  row.getByText('Changed')
  expect(within(dialog.getByRole('row', { name: /^Field Title/ })).queryByText('Changed')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Decide on the new version' }))
  await (await toasts()).findByText('Review updated')
  expect(api.asked('PATCH', '/api/admin/reviews/1')).toMatchObject([{ ifMatch: '"1"' }, { ifMatch: '"4"' }])
})

test('Leave it sends nothing more', async () => {
  const { api, user } = renderApp('/reviews', conflicting)
  await focusOn('First')
  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: 'Leave it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await card('First')
  expect(api.asked('PATCH', '/api/admin/reviews/1')).toHaveLength(1)
})

const many = Array.from({ length: 23 }, (_, index) =>
  aReview({ id: index + 1, title: `Review ${index + 1}` }),
)

test('everything that the filter finds is selected and decided in one request', async () => {
  const { api, user } = renderApp('/reviews', keepingReviews(...many))
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  screen.getByText('10 selected')
  await user.click(screen.getByRole('button', { name: 'Select all 23 that were found' }))
  await screen.findByText('23 selected')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await (await toasts()).findByText('23 reviews are rejected.')
  const ids = many.map(({ id }) => id)
  expect(api.asked('POST', '/api/admin/reviews/bulk')).toMatchObject([{ body: { ids, isApproved: 2 } }])
})

test('a page that was decided is followed by the next, which has the focus', async () => {
  const { user } = renderApp('/reviews', keepingReviews(...many))
  await focusOn('Review 1')
  await user.keyboard('a'.repeat(10))
  await card('Review 11')
  expect(screen.queryByText('No pending reviews')).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  await user.keyboard('a')
  await screen.findByRole('tab', { name: 'Approved (11)' })
})

test.each([
  ['admin_authentication_required', 'Authentication required. Please log in as admin.'],
  ['admin_forbidden', "You don't have permission to access admin functions."],
  ['service_unavailable', 'Nila is busy for a moment. Nothing was lost; please try again shortly.'],
] as const)('a decision refused with %s says so in words', async (code, words) => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'PATCH /api/admin/reviews/:id': () => answers.problem(code),
  })
  await focusOn('First')
  await user.keyboard('a')
  const shown = await toasts()
  await shown.findByText('Update failed')
  shown.getByText(words)
})
