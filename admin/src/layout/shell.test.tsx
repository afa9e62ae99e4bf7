import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { administrator, answers, aReview } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const nobody = { 'GET /api/admin/users': () => answers.list([], 0) }

test('the frame says who works here, leads to the screens and ends with the year', async () => {
  renderApp('/users', nobody)
  await screen.findByText('Admin: ADMIN')
  const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Users',
    'Reviews',
    'Avatar Access',
    'Avatars',
    'Analytics',
    'Copy',
    'Releases',
    'Chat reports',
    'Assistant',
    'Assistant usage',
    'Email Testing',
    'Email Logs',
    'Audit log',
  ])
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Nila`)
})

test('where the data is invented, every screen says so', async () => {
  renderApp('/users', { ...nobody, 'GET /api/installation': () => answers.json({ isDemo: true }) })
  await screen.findByText('Demo data')
  cleanup()
  renderApp('/users', nobody)
  await screen.findByText('Admin: ADMIN')
  expect(screen.queryByText('Demo data')).toBeNull()
})

test('a signed-in user who is no administrator sees Access Denied and no data is asked for', async () => {
  const { api } = renderApp('/users', {
    'GET /api/user': () => answers.json({ ...administrator, role: 'user', isAdmin: false }),
  })
  await screen.findByRole('heading', { name: 'Access Denied' })
  screen.getByText("You don't have permission to access the admin area.")
  expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/')
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/user'])
})

test('an administrator who is demoted meanwhile sees Access Denied at the next refusal', async () => {
  let role = 'admin'
  renderApp('/users', {
    'GET /api/user': () => answers.json({ ...administrator, role }),
    'GET /api/admin/users': () => {
      role = 'user'
      return answers.problem('admin_forbidden')
    },
  })
  await screen.findByRole('heading', { name: 'Access Denied' })
})

test('R11 where the API misses a second factor, a card leads to the settings instead of an error', async () => {
  renderApp('/users', { 'GET /api/admin/users': () => answers.problem('second_factor_needed') })
  await screen.findByRole('heading', { name: 'This needs a second factor' })
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/settings')
  screen.getByText(/Please add a passkey or an authenticator app in your settings/)
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('whoever has one and did not use it is told so, and can log out to sign in with it', async () => {
  renderApp('/users', {
    'GET /api/user': () => answers.json({ ...administrator, secondFactor: true }),
    'GET /api/admin/users': () => answers.problem('second_factor_needed'),
  })
  await screen.findByText(/you signed in without it/)
  screen.getByRole('button', { name: 'Logout' })
})

test("a banner stands above every screen in the session of the operator's link", async () => {
  const session = { id: 3, isCurrent: true, createdAt: '2026-11-20T09:00:00.000Z' }
  renderApp('/users', {
    ...nobody,
    'GET /api/user': () => answers.json({ ...administrator, directAccess: true }),
    'GET /api/sessions': () => answers.list([session]),
  })
  const banner = await screen.findByRole('note')
  expect(banner.textContent).toBe('Direct Admin Access Mode until 3:00 PM')
  cleanup()
  renderApp('/users', nobody)
  await screen.findByText('Admin: ADMIN')
  expect(screen.queryByRole('note')).toBeNull()
})

test('an API that is away is said, and the way on is one button', async () => {
  let isAway = true
  const { user } = renderApp('/users', {
    ...nobody,
    'GET /api/user': () => (isAway ? answers.problem('service_unavailable') : answers.json(administrator)),
  })
  await screen.findByRole('heading', { name: 'The administration cannot be opened right now' })
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'User Management' })
})

test('an unknown address says so inside the frame', async () => {
  renderApp('/nothing-here', {})
  await screen.findByRole('heading', { name: 'Page not found' })
  screen.getByText('Admin: ADMIN')
})

test('losing the connection is said above the screen', async () => {
  renderApp('/users', nobody)
  await screen.findByRole('heading', { name: 'User Management' })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  screen.getByText(/^You are offline\./)
  online.mockRestore()
})

test('a logout that fails is said', async () => {
  const { user } = renderApp('/users', {
    ...nobody,
    'POST /api/logout': () => answers.problem('service_unavailable'),
  })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Logout failed. Please try refreshing the page.')
})

test('Hindi is chosen for this device and is there again after a reload', async () => {
  const { user } = renderApp('/users', nobody)
  await user.click(await screen.findByRole('button', { name: 'Language' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'हिन्दी' }))
  await screen.findByRole('heading', { name: 'यूज़र प्रबंधन' })
  expect(document.documentElement.lang).toBe('hi')

  cleanup()
  renderApp('/users', nobody)
  await screen.findByRole('heading', { name: 'यूज़र प्रबंधन' })
})

test('a dark appearance is chosen for this device', async () => {
  const { user } = renderApp('/users', nobody)
  await user.click(await screen.findByRole('button', { name: 'Appearance' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  expect(localStorage.getItem('nila_admin_theme')).toBe('dark')
  await user.click(await screen.findByRole('button', { name: 'Appearance' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Like the device' }))
  expect(localStorage.getItem('nila_admin_theme')).toBeNull()
})

test('one toast is shown, and for five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user } = renderApp('/reviews', {
      'GET /api/admin/reviews': () =>
        answers.list([aReview({ title: 'First' }), aReview({ id: 2, title: 'Second' })]),
      'PATCH /api/admin/reviews/:id': () => answers.problem('review_not_found'),
    })
    const first = () => screen.findByRole('article', { name: 'First' })
    ;(await first()).focus()
    await user.keyboard('a')
    await screen.findByText('Update failed')
    // It is back where it was, and can be decided again.
    const again = await first()
    await waitFor(() => expect(again.closest('ul')?.getAttribute('aria-busy')).toBe('false'))
    again.focus()
    await user.keyboard('r')
    expect(await screen.findAllByText('Update failed')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(() => expect(screen.queryByText('Update failed')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})
