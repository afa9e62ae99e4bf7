import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { activeUsers, noFigures } from '../testing/fake-analytics.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
// Here already, with the map that is drawn for it: loading it is not what the first test waits for.
import '../analytics/AnalyticsScreen.tsx'

const ACTIVE_USERS = '/api/admin/active-users'

afterEach(() => vi.useRealTimers())

const open = (answer = () => answers.json(activeUsers())) =>
  renderApp('/analytics', {
    'GET /api/admin/analytics': () => answers.json(noFigures()),
    [`GET ${ACTIVE_USERS}`]: answer,
  })
const card = async () => within(await screen.findByRole('region', { name: 'Real-Time Analytics' }))
const figure = async (name: string) => (await card()).getByText(name).nextSibling?.textContent

test('the card says who is here, where they are and for how long', async () => {
  open()
  const { findByRole, getByText } = await card()
  const rows = within(await findByRole('table', { name: 'Active Sessions' })).getAllByRole('row')
  const cells = rows.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ lastChild }) => lastChild?.textContent),
  )
  expect(cells).toEqual([
    [],
    ['/hi', 'Madurai, India', '1h 2m', '203.0.113.0'],
    ['/', 'Unknown', '59s', '2001:db8:1::'],
  ])
  expect(await figure('Active Users')).toBe('2')
  expect(await figure('Total Sessions')).toBe('3')
  getByText('The latest 2 of 3 are listed.')
  getByText(/^Last updated: /)
  screen.getByRole('link', { name: '2 here now' })
})

test('where nobody is, that is said', async () => {
  open(() => answers.json({ count: 0, totalSessions: 0, activeSessions: [] }))
  await (await card()).findByText('No active sessions detected')
})

test('a change of their number shows at once, and who they are is asked for', async () => {
  const { api, live } = open()
  await (await card()).findByRole('table')
  const before = api.asked('GET', ACTIVE_USERS).length
  api.routes[`GET ${ACTIVE_USERS}`] = () => answers.json(activeUsers({ count: 7, totalSessions: 9 }))
  await act(() => live.tell({ type: 'activeUsers', count: 7, timestamp: '2026-11-20T09:30:05.000Z' }))
  await waitFor(async () => expect(await figure('Active Users')).toBe('7'))
  await waitFor(async () => expect(await figure('Total Sessions')).toBe('9'))
  expect(api.asked('GET', ACTIVE_USERS)).toHaveLength(before + 1)
})

test('it is asked for every five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { api } = open()
  await (await card()).findByRole('table')
  const before = api.asked('GET', ACTIVE_USERS).length
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  await waitFor(() => expect(api.asked('GET', ACTIVE_USERS).length).toBe(before + 2))
})

test('a connection that is lost is Disconnected, and Live again after three seconds, with a toast', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { live } = open()
  await (await card()).findByText('Live')
  act(() => live.drop(1006))
  await (await card()).findByText('Disconnected')
  await act(() => vi.advanceTimersByTimeAsync(3100))
  await (await card()).findByText('Live')
  await screen.findByText('Real-time analytics connected')
})

test('who is here and cannot be loaded is asked for twice more, and then it is said', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { api, user } = open(() => answers.problem('service_unavailable'))
  await waitFor(() => expect(api.asked('GET', ACTIVE_USERS)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await (await card()).findByText('Error loading real-time data')
  ;(await card()).getByText('Failed to load active user data. Please try refreshing.')
  expect(api.asked('GET', ACTIVE_USERS)).toHaveLength(3)
  api.routes[`GET ${ACTIVE_USERS}`] = () => answers.json(activeUsers())
  await user.click((await card()).getByRole('button', { name: 'Try again' }))
  await (await card()).findByRole('table')
})
