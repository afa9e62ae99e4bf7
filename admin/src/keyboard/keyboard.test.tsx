import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, aReview, aUser } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
import { keepingReviews } from '../testing/review-api.ts'

const three = () => [
  aReview({ id: 1, title: 'First' }),
  aReview({ id: 2, title: 'Second' }),
  aReview({ id: 3, title: 'Third' }),
]
const card = (name: string) => screen.findByRole('article', { name })
const focusedTitle = () => document.activeElement?.querySelector('h2')?.textContent
const decisionsOf = ({ calls }: ReturnType<typeof renderApp>['api']) =>
  calls.filter(({ method }) => method !== 'GET')

async function openReviews() {
  const app = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'GET /api/admin/audit-log': () => answers.list([]),
  })
  await card('First')
  return app
}

test('j and k move from row to row, wherever on the screen the focus was', async () => {
  const { user } = await openReviews()
  await user.keyboard('j')
  expect(focusedTitle()).toBe('First')
  await user.keyboard('jj')
  expect(focusedTitle()).toBe('Third')
  await user.keyboard('j')
  expect(focusedTitle()).toBe('Third')
  await user.keyboard('k{ArrowUp}')
  expect(focusedTitle()).toBe('First')
})

test('the list is one stop of the Tab key: the current row', async () => {
  const { user } = await openReviews()
  await user.keyboard('jj')
  const stops = screen.getAllByRole('article').map(({ tabIndex }) => tabIndex)
  expect(stops).toEqual([-1, 0, -1])
})

test('x selects, and a then approves what is selected in one request', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('jxjjx')
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBeTruthy()
  await user.keyboard('a')
  await screen.findByText('2 reviews are approved and public.')
  expect(decisionsOf(api)).toMatchObject([{ path: '/api/admin/reviews/bulk', body: { ids: [1, 3] } }])
})

test('without a row or a selection, a decides nothing', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('a')
  expect(decisionsOf(api)).toEqual([])
})

test.each([
  ['Ctrl', '{Control>}a{/Control}'],
  ['Alt', '{Alt>}a{/Alt}'],
  ['Meta', '{Meta>}a{/Meta}'],
  ['Shift', '{Shift>}A{/Shift}'],
])('with %s, a decides nothing', async (_, keys) => {
  const { api, user } = await openReviews()
  await user.keyboard('j')
  await user.keyboard(keys)
  expect(decisionsOf(api)).toEqual([])
})

test('a key that is held down decides once', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('j{a>5/}')
  await screen.findByText('Review updated')
  expect(decisionsOf(api)).toHaveLength(1)
})

test('on a keyboard without Latin letters, the places of the keys count', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('j')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ो', code: 'KeyA' })
  await screen.findByText('Review updated')
  expect(decisionsOf(api)).toHaveLength(1)
})

test('/ leads to the search field, in which letters are letters', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('j/')
  const field = screen.getByRole('searchbox', { name: 'Search' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('ara?u')
  expect((field as HTMLInputElement).value).toBe('ara?u')
  expect(decisionsOf(api)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter opens what there is to read of a review', async () => {
  const { user } = await openReviews()
  await user.keyboard('j{Enter}')
  await screen.findByRole('dialog', { name: 'History of “First”' })
})

test('? lists the keys of the screen; keys do nothing behind a dialog', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('j?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
  for (const label of ['Next row', 'Select the row', 'Approve', 'Undo the last decision', 'Search this list'])
    dialog.getByText(label)
  await user.keyboard('a')
  expect(decisionsOf(api)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focusedTitle()).toBe('First')
})

test('switched off in the help, single keys do nothing, on this device also later; arrows and Enter go on', async () => {
  const { api, user } = await openReviews()
  await user.keyboard('j?')
  await user.click(await screen.findByRole('switch', { name: 'Single keys do something' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('nila_admin_singleKeys')).toBe('off')
  await user.keyboard('axu?/j')
  expect(focusedTitle()).toBe('First')
  expect(decisionsOf(api)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('article', { name: 'First' }).getAttribute('aria-keyshortcuts')).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(focusedTitle()).toBe('Second')
})

test('they are switched on again beside language and appearance', async () => {
  localStorage.setItem('nila_admin_singleKeys', 'off')
  const { user } = await openReviews()
  await user.click(screen.getByRole('button', { name: 'Single keys' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'On' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.keyboard('j')
  expect(focusedTitle()).toBe('First')
})

const openPalette = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.keyboard('{Control>}k{/Control}')
  return within(await screen.findByRole('dialog', { name: 'Search or do something' }))
}

test('the palette leads to a screen, by keys alone', async () => {
  const { user } = await openReviews()
  const palette = await openPalette(user)
  const field = palette.getByRole('combobox', { name: 'Search or do something' })
  expect(document.activeElement).toBe(field)
  await user.keyboard('email test')
  const option = palette.getByRole('option', { name: 'Email Testing' })
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Email Testing' })
})

test('arrows go round through the entries, and Escape leads back to where the focus was', async () => {
  const { user } = await openReviews()
  await user.keyboard('j')
  const palette = await openPalette(user)
  const current = () =>
    palette.getAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true')
  expect(current()).toBe(0)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(current()).toBe(2)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(current()).toBe(palette.getAllByRole('option').length - 1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focusedTitle()).toBe('First')
})

test('users and reviews are found by the API, the first five of each, and lead to their place', async () => {
  const { api, user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'GET /api/admin/users': () => answers.list([aUser({ id: 44, username: 'asha' })]),
    'GET /api/admin/subscriptions': () => answers.list([]),
  })
  await card('First')
  const palette = await openPalette(user)
  await user.keyboard('ash')
  await palette.findByRole('option', { name: /^asha/ })
  await palette.findByRole('option', { name: /^Second/ })
  expect(api.asked('GET', '/api/admin/users')).toMatchObject([
    { query: { range: [0, 4], filter: { q: 'ash' } } },
  ])
  await user.click(palette.getByRole('option', { name: /^Second/ }))
  await screen.findByText('One review is shown, the one that was looked for.')
  await card('Second')
  expect(screen.queryByRole('article', { name: 'First' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await card('First')
})

test('a search that fails is said, and the screens are still there', async () => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(...three()),
    'GET /api/admin/users': () => answers.problem('service_unavailable'),
    'GET /api/admin/subscriptions': () => answers.list([]),
  })
  await card('First')
  const palette = await openPalette(user)
  await user.keyboard('audit')
  await palette.findByText('Users, reviews and access could not be searched.')
  palette.getByRole('option', { name: 'Audit log' })
})

test('what nobody has is said', async () => {
  const { user } = renderApp('/reviews', {
    ...keepingReviews(),
    'GET /api/admin/users': () => answers.list([], 0),
    'GET /api/admin/subscriptions': () => answers.list([], 0),
  })
  await screen.findByRole('heading', { name: 'No pending reviews' })
  const palette = await openPalette(user)
  await user.keyboard('zzzz')
  await palette.findByText('Nothing was found.')
})

test('the palette opens from the header as well, and changes the appearance', async () => {
  const { user } = await openReviews()
  await user.click(screen.getByRole('button', { name: 'Search or do something' }))
  const palette = within(await screen.findByRole('dialog', { name: 'Search or do something' }))
  await user.click(palette.getByRole('option', { name: 'Appearance: Dark' }))
  await waitFor(() => expect(localStorage.getItem('nila_admin_theme')).toBe('dark'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
