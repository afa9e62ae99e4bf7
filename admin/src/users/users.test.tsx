import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEntry, answers, aTestResult, aUser } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const people = [
  aUser(),
  aUser({ id: 13, username: 'arjun', email: null, role: 'editor' }),
  aUser({ id: 1, username: 'ADMIN', role: 'super_admin', isAdmin: true }),
]
const listed = { 'GET /api/admin/users': () => answers.list(people, 27) }
const aLogin = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  ip: '203.0.113.0',
  browser: null,
  country: 'IN',
  outcome: 'success',
}
const detailed = {
  ...listed,
  'GET /api/admin/users/:id': () => answers.json(aUser({ email: null })),
  'GET /api/admin/audit-log': () => answers.list([]),
  'GET /api/admin/users/:id/login-history': () =>
    answers.list([aLogin, { ...aLogin, id: 2, country: null, outcome: 'failure' }]),
}
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name, { selector: 'bdi' })
  return within(cell.closest<HTMLElement>('[role=row]') as HTMLElement)
}

test('the table shows each user with e-mail, day of registration and role', async () => {
  renderApp('/users', listed)
  const priya = await rowOf('priya')
  priya.getByText('priya@example.org')
  priya.getByText('Nov 20, 2026')
  priya.getByText('User')
  const arjun = await rowOf('arjun')
  arjun.getByText('No email')
  arjun.getByText('Editor')
  const admin = await rowOf('ADMIN')
  admin.getByText('Admin')
})

test('the table says who has a second factor, how many sessions are live, and who is suspended', async () => {
  const kavya = aUser({ id: 14, username: 'kavya', secondFactor: true, sessions: 7, suspended: true })
  renderApp('/users', { 'GET /api/admin/users': () => answers.list([aUser(), kavya]) })
  const withFactor = await rowOf('kavya')
  withFactor.getByText('Set up')
  withFactor.getByText('7')
  withFactor.getByText('Suspended')
  const without = await rowOf('priya')
  without.getByText('None')
  expect(without.queryByText('Suspended')).toBeNull()
})

test('the footer says which of the results are shown and leads to the next page', async () => {
  const { api, user } = renderApp('/users', listed)
  await screen.findByText('Showing 1 to 10 of 27 results')
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Showing 11 to 20 of 27 results')
  await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ query: { range: [10, 19] } }))
  expect(window.location.search).toContain('page=2')
})

test.each([
  [10_000, 'more than 10,000'],
  [437, 'at least 437'],
])('where the API stopped counting, a total of %i is said as %s', async (total, said) => {
  renderApp('/users', {
    'GET /api/admin/users': () => {
      const answer = answers.list(people, total)
      answer.headers.set('X-Counts-Limit', '10000')
      return answer
    },
  })
  await screen.findByText(`Showing 1 to 10 of ${said} results`)
})

test('the list is narrowed to a role, which is in the address', async () => {
  const { api, user } = renderApp('/users', listed)
  await user.click(await screen.findByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Editor' }))
  await waitFor(() =>
    expect(api.asked('GET', '/api/admin/users').at(-1)).toMatchObject({
      query: { filter: { role: 'editor' } },
    }),
  )
  expect(decodeURIComponent(window.location.search)).toContain('{"role":"editor"}')
  expect(screen.getByRole('combobox', { name: 'Role' }).textContent).toBe('Editor')
})

test('Manual Fetch asks again and says what came of it', async () => {
  let isAway = false
  const { api, user } = renderApp('/users', {
    'GET /api/admin/users': () => (isAway ? answers.problem('admin_forbidden') : answers.list(people)),
  })
  await rowOf('priya')
  await user.click(screen.getByRole('button', { name: 'Manual Fetch' }))
  await screen.findByText('Users fetched')
  expect(api.asked('GET', '/api/admin/users')).toHaveLength(2)
  isAway = true
  await user.click(screen.getByRole('button', { name: 'Manual Fetch' }))
  await screen.findByText('Error loading user data')
  await screen.findByText('Failed to load user data. Please try refreshing the page.')
})

test('a search asks the API and is kept in the address', async () => {
  const { api, user } = renderApp('/users', listed)
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'pri')
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({ query: { filter: { q: 'pri' }, range: [0, 9] } }),
  )
  expect(decodeURIComponent(window.location.search)).toContain('{"q":"pri"}')
})

test('a search that finds nobody says No results', async () => {
  renderApp('/users?filter=%7B%22q%22%3A%22zzz%22%7D', { 'GET /api/admin/users': () => answers.list([], 0) })
  await screen.findByRole('heading', { name: 'No results' })
})

test('a failure to load is said in the words of the spec and can be tried again', async () => {
  let isAway = true
  const { user } = renderApp('/users', {
    'GET /api/admin/users': () =>
      isAway ? answers.problem('admin_forbidden') : answers.list(people, people.length),
  })
  await screen.findByText('Failed to load user data. Please try refreshing the page.')
  screen.getByText(/^403: /)
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await rowOf('priya')
})

test('Details opens a dialog with an address of its own', async () => {
  const { user } = renderApp('/users', detailed)
  await user.click(await screen.findByRole('button', { name: 'Details of priya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'User Details: priya' }))
  expect(window.location.pathname).toBe('/admin/users/12')
  dialog.getByRole('heading', { name: 'Basic Information' })
  dialog.getByText('Not provided')
  dialog.getByRole('heading', { name: 'Registration Information' })
  dialog.getByText('Nov 20, 2026, 3:00 PM')
  dialog.getByRole('heading', { name: 'Activity Information' })
  dialog.getByRole('heading', { name: 'System Information' })
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(window.location.pathname).toBe('/admin/users')
})

test('the details end with the history of the user', async () => {
  const suspension = anEntry({ action: 'user.suspend', subjectType: 'user', subjectId: 12 })
  renderApp('/users/12', { ...detailed, 'GET /api/admin/audit-log': () => answers.list([suspension]) })
  const history = await screen.findByRole('list', { name: 'History of User 12' })
  within(history).getByText('Suspended an account')
})

test('the login history has date, time, masked address, country and outcome', async () => {
  renderApp('/users/12', detailed)
  const history = within(await screen.findByRole('table', { name: 'Login History' }))
  expect(history.getAllByText('203.0.113.0')).toHaveLength(2)
  expect(history.getAllByText('3:30 PM')).toHaveLength(2)
  expect(history.getAllByText('India')).toHaveLength(1)
  history.getByText('Success')
  history.getByText('Failed')
})

test('the country is named in the language of the screen', async () => {
  localStorage.setItem('nila_admin_locale', 'hi')
  renderApp('/users/12', detailed)
  await screen.findByText('भारत')
})

test('a test e-mail is sent to the address of the user', async () => {
  const { api, user } = renderApp('/users/12', {
    ...detailed,
    'GET /api/admin/users/:id': () => answers.json(aUser()),
    'POST /api/admin/test-email': () => answers.json(aTestResult()),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'User Details: priya' }))
  dialog.getByRole('heading', { name: 'Admin Actions' })
  await user.click(dialog.getByRole('button', { name: 'Send Test Email' }))
  await screen.findByText('Email sent successfully')
  expect(dialog.getByText('Brevo accepted the email.').getAttribute('role')).toBe('status')
  expect(api.asked('POST', '/api/admin/test-email')).toMatchObject([
    { body: { kind: 'standard', email: 'priya@example.org' } },
  ])
})

test('a test e-mail that was not sent is said', async () => {
  const { user } = renderApp('/users/12', {
    ...detailed,
    'GET /api/admin/users/:id': () => answers.json(aUser()),
    'POST /api/admin/test-email': () => answers.problem('too_many_attempts'),
  })
  await user.click(await screen.findByRole('button', { name: 'Send Test Email' }))
  await screen.findByText('Failed to send email')
})

test('without an address there is nowhere to send a test e-mail', async () => {
  renderApp('/users/12', detailed)
  expect(await screen.findByRole('button', { name: 'Send Test Email' })).toHaveProperty('disabled', true)
  screen.getByText('This account has no email address that a test could be sent to.')
})

test('the details of a user who is gone say so', async () => {
  renderApp('/users/99', { ...detailed, 'GET /api/admin/users/:id': () => answers.problem('user_not_found') })
  await screen.findByText('User not found.')
})

test.each([
  ['visible', 1],
  ['hidden', 0],
] as const)(
  'while the page is %s, the list is asked for %i more times a minute',
  async (visibility, more) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const state = vi.spyOn(document, 'visibilityState', 'get')
    try {
      const { api } = renderApp('/users', listed)
      await rowOf('priya')
      state.mockReturnValue(visibility)
      const before = api.asked('GET', '/api/admin/users').length
      await vi.advanceTimersByTimeAsync(60_500)
      expect(api.asked('GET', '/api/admin/users')).toHaveLength(before + more)
    } finally {
      state.mockRestore()
      vi.useRealTimers()
    }
  },
)

test('an API that is away for a moment is asked once more before the failure is said', async () => {
  let asked = 0
  renderApp('/users', {
    'GET /api/admin/users': () =>
      asked++ === 0 ? answers.problem('service_unavailable') : answers.list(people),
  })
  await rowOf('priya')
  expect(asked).toBe(2)
})
