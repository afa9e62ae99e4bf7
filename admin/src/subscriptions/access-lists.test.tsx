import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAccess, keepingAccess } from '../testing/fake-access.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const table = async (name: string) => within(await screen.findByRole('table', { name }))
const headings = (shown: ReturnType<typeof within>) =>
  shown.getAllByRole('columnheader').map((heading: HTMLElement) => heading.textContent)
const PENDING = 'GET /api/admin/pending-subscriptions'
const ALL = 'GET /api/admin/subscriptions'

test('Pending Access Requests has its columns, its actions and a badge with the count of its own request', async () => {
  const { api } = renderApp(
    '/subscriptions',
    keepingAccess(anAccess(), anAccess({ id: 302, status: 'active' })),
  )
  const shown = await table('Pending Access Requests')
  expect(headings(shown)).toEqual([
    'Select',
    'ID',
    'User',
    'Avatar',
    'Method',
    'Transaction ID',
    'Date',
    'Status',
    'Actions',
  ])
  const row = within(shown.getByRole('row', { name: /priya/ }))
  row.getByText('301')
  row.getByText('Guru Vidya')
  row.getByText('UPI')
  row.getByText('412345678901')
  row.getByText('Nov 20, 2026')
  row.getByText('pending access')
  row.getByRole('button', { name: 'View details: priya, Guru Vidya' })
  row.getByRole('button', { name: 'Approve: priya, Guru Vidya' })
  row.getByRole('button', { name: 'Reject: priya, Guru Vidya' })
  screen.getByRole('tab', { name: 'Pending Access Requests 1', selected: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Avatar Access')
  expect(api.asked('GET', '/api/admin/pending-subscriptions')).toHaveLength(1)
  expect(api.asked('GET', '/api/admin/subscriptions')).toHaveLength(0)
})

test('All Avatar Access has its columns, Refresh and Fix Transaction IDs', async () => {
  renderApp('/subscriptions/all', keepingAccess(anAccess(), anAccess({ id: 302 })))
  const shown = await table('All Avatar Access')
  expect(headings(shown)).toEqual([
    'ID',
    'User',
    'Avatar',
    'Payment Method',
    'Transaction ID',
    'Created',
    'Status',
    'Expires',
    'Actions',
  ])
  screen.getByRole('button', { name: 'Refresh' })
  screen.getByRole('button', { name: 'Fix Transaction IDs' })
  screen.getByRole('tab', { name: 'Pending Access Requests 2', selected: false })
})

describe('the transaction ID', () => {
  test.each([
    ['of a request by UPI without one is missing', { transactionId: null }, 'MISSING TRANSACTION ID'],
    [
      'of free access is none',
      { paymentMethod: 'free_access', transactionId: null },
      'Free Avatar Access - No Payment Required',
    ],
    ['that was made up says so', { transactionId: 'RECOVERY-301-20261120' }, 'Recovered'],
  ])('%s', async (_, over, words) => {
    renderApp('/subscriptions', keepingAccess(anAccess(over)))
    ;(await table('Pending Access Requests')).getByText(words)
  })

  test('is missing only while the request waits', async () => {
    const old = anAccess({ transactionId: null, status: 'active', effectiveStatus: 'active' })
    renderApp('/subscriptions/all', keepingAccess(old))
    ;(await table('All Avatar Access')).getByText('None given')
    expect(screen.queryByText('MISSING TRANSACTION ID')).toBeNull()
  })

  test('is what the requests can be narrowed by, in the address', async () => {
    const { api, user } = renderApp(
      '/subscriptions',
      keepingAccess(anAccess(), anAccess({ id: 302, username: 'ravi', transactionId: null })),
    )
    await user.click(await screen.findByRole('switch', { name: 'Only those without a transaction ID (1)' }))
    await waitFor(() => expect(screen.queryByText('priya')).toBeNull())
    screen.getByText('ravi')
    expect(api.calls.at(-1)?.query.filter).toEqual({ isMissingTransactionId: true })
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"isMissingTransactionId":true}')
  })
})

describe('status and end', () => {
  test.each([
    ['active', null, null, 'active access', 'Unlimited'],
    ['active', '2026-12-20T09:30:00.000Z', 30, 'active access', '30 days remaining'],
    ['active', '2026-11-21T09:30:00.000Z', 1, 'active access', '1 day remaining'],
    ['active', '2026-11-21T09:30:00.000Z', 0, 'active access', '0 days remaining'],
    ['expired', '2026-10-20T09:30:00.000Z', null, 'inactive', 'Oct 20, 2026'],
    ['rejected', null, null, 'access denied', '–'],
    ['pending_verification', null, null, 'pending access', '–'],
  ] as const)(
    '%s until %s, with %s days left, is %s',
    async (effectiveStatus, expiresAt, daysRemaining, status, end) => {
      const stored = effectiveStatus === 'expired' ? 'active' : effectiveStatus
      renderApp(
        '/subscriptions/all',
        keepingAccess(anAccess({ status: stored, effectiveStatus, expiresAt, daysRemaining })),
      )
      const row = within((await table('All Avatar Access')).getByRole('row', { name: /priya/ }))
      row.getByText(status)
      row.getByText(end)
    },
  )

  test('payment methods of other names are shown as they are', async () => {
    renderApp('/subscriptions/all', keepingAccess(anAccess({ paymentMethod: 'bank transfer' })))
    ;(await table('All Avatar Access')).getByText('bank transfer')
  })

  test('the status filter has a count for each choice, and its choice is sent and in the address', async () => {
    const { api, user } = renderApp(
      '/subscriptions/all',
      keepingAccess(
        anAccess(),
        anAccess({ id: 2, status: 'active', effectiveStatus: 'active' }),
        anAccess({ id: 3, status: 'active', effectiveStatus: 'expired', username: 'ravi' }),
        anAccess({ id: 4, status: 'rejected', effectiveStatus: 'rejected' }),
        anAccess({ id: 5, paymentMethod: 'free_access', status: 'active', effectiveStatus: 'active' }),
      ),
    )
    await user.click(await screen.findByRole('combobox', { name: 'Status' }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Statuses (5)',
      'Active (2)',
      'Free Unlimited (1)',
      'Pending (1)',
      'Expired (1)',
      'Rejected (1)',
    ])
    await user.click(screen.getByRole('option', { name: 'Expired (1)' }))
    await waitFor(() => expect(screen.queryByText('priya')).toBeNull())
    screen.getByText('ravi')
    expect(api.calls.at(-1)?.query.filter).toEqual({ status: 'expired' })
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"status":"expired"}')
  })
})

describe('the address', () => {
  test('opens the tab, the filter and the record that it names', async () => {
    renderApp('/subscriptions/all/301?filter=%7B%22status%22%3A%22pending%22%7D', keepingAccess(anAccess()))
    await screen.findByRole('dialog', { name: 'Access Details' })
    screen.getByRole('tab', { name: /All Avatar Access/, selected: true, hidden: true })
    const status = screen.getByRole('combobox', { name: 'Status', hidden: true })
    expect(status.textContent).toBe('Pending (1)')
  })

  test('follows the tab and keeps what is searched for', async () => {
    const { user } = renderApp('/subscriptions?filter=%7B%22q%22%3A%22priya%22%7D', keepingAccess(anAccess()))
    await user.click(await screen.findByRole('tab', { name: 'All Avatar Access' }))
    await table('All Avatar Access')
    expect(location.pathname).toBe('/admin/subscriptions/all')
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"q":"priya"}')
    await user.click(screen.getByRole('tab', { name: /Pending Access Requests/ }))
    await table('Pending Access Requests')
    expect(location.pathname).toBe('/admin/subscriptions')
  })
})

describe('empty and failed', () => {
  test('no request waits', async () => {
    renderApp('/subscriptions', keepingAccess())
    await screen.findByRole('heading', { name: 'No pending requests' })
    screen.getByRole('tab', { name: 'Pending Access Requests 0' })
  })

  test('nobody has asked yet, or nothing matches', async () => {
    renderApp('/subscriptions/all', keepingAccess())
    await screen.findByRole('heading', { name: 'Nobody has asked for an avatar yet' })
  })

  test('a filter that finds nothing leads back to everything', async () => {
    const { user } = renderApp(
      '/subscriptions/all?filter=%7B%22status%22%3A%22rejected%22%7D',
      keepingAccess(anAccess()),
    )
    await screen.findByRole('heading', { name: 'No results' })
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await table('All Avatar Access')
  })

  test('a list that cannot be loaded offers Retry Pending and Retry All, and each loads its list', async () => {
    const working = keepingAccess(anAccess())
    const { api, user } = renderApp('/subscriptions', {
      ...working,
      [PENDING]: () => answers.problem('invalid_query'),
      [ALL]: () => answers.problem('invalid_query'),
    })
    await screen.findByRole('heading', { name: 'Error Loading Data' })
    screen.getByText('The list cannot be sorted, filtered or paged that way.')
    await user.click(screen.getByRole('button', { name: 'Retry Pending' }))
    await waitFor(() => expect(api.asked('GET', '/api/admin/pending-subscriptions')).toHaveLength(2))
    await screen.findByRole('heading', { name: 'Error Loading Data' })
    Object.assign(api.routes, working)
    await user.click(screen.getByRole('button', { name: 'Retry All' }))
    await table('All Avatar Access')
  })

  test('a session that has ended is said on the screen, with Log In and Admin Login', async () => {
    const records = keepingAccess(anAccess())
    const { api, user } = renderApp('/subscriptions', records)
    await table('Pending Access Requests')
    api.routes[PENDING] = () => answers.problem('admin_authentication_required')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('heading', { name: 'Authentication Required' })
    screen.getByText('Authentication required. Please log in as admin.')
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/auth?redirect_to=%2Fadmin%2Fsubscriptions',
    )
    expect(screen.getByRole('link', { name: 'Admin Login' }).getAttribute('href')).toBe('/admin/login')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('refreshing', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  test.each([
    ['/subscriptions', '/api/admin/pending-subscriptions', 30],
    ['/subscriptions/all', '/api/admin/subscriptions', 60],
  ])('%s asks again every so many seconds', async (address, path, seconds) => {
    const { api } = renderApp(address, keepingAccess(anAccess()))
    await screen.findByRole('table')
    const before = api.asked('GET', path).length
    await vi.advanceTimersByTimeAsync((seconds - 2) * 1000)
    expect(api.asked('GET', path)).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(3000)
    expect(api.asked('GET', path)).toHaveLength(before + 1)
  })

  test('an API that is away for a moment is asked once more, and only once', async () => {
    const { api } = renderApp('/subscriptions', {
      ...keepingAccess(anAccess()),
      [PENDING]: () => answers.problem('service_unavailable'),
    })
    await screen.findByRole('heading', { name: 'Error Loading Data' })
    expect(api.asked('GET', '/api/admin/pending-subscriptions')).toHaveLength(2)
  })
})
