import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anAccess, keepingAccess } from '../testing/fake-access.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const DECIDE = 'POST /api/admin/verify-subscription/:id'
const BULK = 'POST /api/admin/subscriptions/bulk'
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const button = (name: string) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const DAY = 24 * 60 * 60 * 1000

const three = () => [
  anAccess({ id: 1, username: 'asha' }),
  anAccess({ id: 2, username: 'ravi' }),
  anAccess({ id: 3, username: 'meena' }),
]

/** The screen with a request, after Approve or Reject was confirmed. */
async function decided(action: 'Approve' | 'Reject', routes: Parameters<typeof renderApp>[1]) {
  const rendered = renderApp('/subscriptions', { ...keepingAccess(anAccess()), ...routes })
  const { user } = rendered
  await user.click(await button(`${action}: priya, Guru Vidya`))
  const asking = await dialog(`${action} Avatar Access`)
  await user.click(asking.getByRole('button', { name: action }))
  return rendered
}

describe('approving', () => {
  test('asks until when, sends it with the version that was seen, and says Subscription Approved', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(...three()))
    await user.click(await button('Approve: ravi, Guru Vidya'))
    const asking = await dialog('Approve Avatar Access')
    asking.getByText('ravi can use Guru Vidya in the chat as soon as you approve.')
    await user.click(asking.getByRole('button', { name: 'Approve' }))
    await (await toast()).findByText('Subscription Approved')
    expect(api.asked('POST', '/api/admin/verify-subscription/2')).toMatchObject([
      { body: { action: 'approve', expiresAt: null }, ifMatch: '"1"' },
    ])
    expect(screen.queryByText('ravi')).toBeNull()
    await screen.findByRole('tab', { name: 'Pending Access Requests 2' })
  })

  test.each([
    [30, 'After 30 days'],
    [90, 'After 90 days'],
    [365, 'After 365 days'],
  ])('for %i days sends the end', async (days, choice) => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(anAccess()))
    await user.click(await button('Approve: priya, Guru Vidya'))
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${choice}, on `) }))
    const pressed = Date.now()
    await user.click(await button('Approve'))
    await waitFor(() => expect(api.asked('POST', '/api/admin/verify-subscription/301')).toHaveLength(1))
    const [{ body } = { body: {} }] = api.asked('POST', '/api/admin/verify-subscription/301')
    const { expiresAt } = body as { expiresAt: string }
    const late = Date.parse(expiresAt) - pressed - days * DAY
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(DAY)
  })

  test('warns of a request without a transaction ID', async () => {
    const { user } = renderApp('/subscriptions', keepingAccess(anAccess({ transactionId: null })))
    await user.click(await button('Approve: priya, Guru Vidya'))
    const asking = await dialog('Approve Avatar Access')
    asking.getByText('This request has no transaction ID. Please make sure that the payment arrived.')
  })

  test('Cancel sends nothing', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(anAccess()))
    await user.click(await button('Approve: priya, Guru Vidya'))
    await user.click(await button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('POST', '/api/admin/verify-subscription/301')).toHaveLength(0)
  })

  test('is undone from its toast by a request of its own', async () => {
    const { api, user } = await decided('Approve', {})
    await user.click(await button('Undo'))
    await waitFor(() => expect(api.asked('POST', '/api/admin/undo/71')).toHaveLength(1))
    await screen.findByText('priya')
  })
})

describe('rejecting', () => {
  test('warns that the user must submit a new request, and says Subscription Rejected', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(anAccess()))
    await user.click(await button('Reject: priya, Guru Vidya'))
    const asking = await dialog('Reject Avatar Access')
    asking.getByText(/must submit a new request/)
    await user.click(asking.getByRole('button', { name: 'Reject' }))
    await (await toast()).findByText('Subscription Rejected')
    expect(api.asked('POST', '/api/admin/verify-subscription/301')).toMatchObject([
      { body: { action: 'reject' }, ifMatch: '"1"' },
    ])
    await screen.findByRole('heading', { name: 'No pending requests' })
  })
})

describe('the details', () => {
  test('say everything of the record, with the note to verify the user and its history', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(anAccess()))
    await user.click(await button('View details: priya, Guru Vidya'))
    const details = await dialog('Access Details')
    for (const [term, value] of [
      ['Access ID', '301'],
      ['Date created', 'November 20th, 2026 3:00 PM'],
      ['User', 'priya'],
      ['Avatar', 'Guru Vidya'],
      ['Payment Method', 'UPI'],
      ['Status', 'pending access'],
      ['Transaction ID', '412345678901'],
    ] as const)
      expect((await details.findByText(term)).nextElementSibling?.textContent).toBe(value)
    details.getByText(/^Please verify the user before approving/)
    await waitFor(() =>
      expect(api.asked('GET', '/api/admin/audit-log')[0]?.query.filter).toEqual({
        subjectType: 'subscription',
        subjectId: 301,
      }),
    )
    expect(location.pathname).toBe('/admin/subscriptions/301')
    await user.click(details.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/admin/subscriptions')
  })

  test.each(['Approve', 'Reject'] as const)(
    '%s leads to its question, and a decision closes them',
    async (action) => {
      const { api, user } = renderApp('/subscriptions/301', keepingAccess(anAccess()))
      const details = await dialog('Access Details')
      await user.click(await details.findByRole('button', { name: action }))
      const asking = await dialog(`${action} Avatar Access`)
      await user.click(asking.getByRole('button', { name: action }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(api.asked('POST', '/api/admin/verify-subscription/301')).toHaveLength(1)
    },
  )

  test('of a decided record offer only Close', async () => {
    const active = anAccess({ status: 'active', effectiveStatus: 'active' })
    renderApp('/subscriptions/all/301', keepingAccess(active))
    const details = await dialog('Access Details')
    await details.findByText('active access')
    const names = within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Close'])
    expect(screen.queryByText(/verify the user/)).toBeNull()
  })

  test('of a record that is gone say so', async () => {
    renderApp('/subscriptions/999', keepingAccess(anAccess()))
    const details = await dialog('Access Details')
    await details.findByText('Subscription not found. It may have been deleted.')
  })
})

describe('a refused decision says why', () => {
  const BUSY = 'Nila is busy for a moment. Nothing was lost; please try again shortly.'
  const OFFLINE = 'Nila cannot be reached. Nothing was lost; please check the connection and try again.'
  const SIGN_IN = 'Authentication required. Please log in as admin.'
  const GONE = 'Subscription not found. It may have been deleted.'
  const refusal = (code: Parameters<typeof answers.problem>[0]) => () => answers.problem(code)
  // What stands before the API has no words of ours.
  const foreign = (status: number) => () => new Response('Bad Gateway', { status })
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))

  test.each([
    ['Approve', "You don't have permission to approve subscriptions.", refusal('admin_forbidden')],
    ['Reject', "You don't have permission to reject subscriptions.", refusal('admin_forbidden')],
    ['Approve', SIGN_IN, refusal('admin_authentication_required')],
    ['Reject', SIGN_IN, refusal('authentication_required')],
    ['Approve', GONE, refusal('subscription_not_found')],
    ['Reject', GONE, refusal('subscription_not_found')],
    ['Approve', 'Server error: 502', foreign(502)],
    ['Reject', 'Server error: 500', foreign(500)],
    ['Approve', BUSY, refusal('service_unavailable')],
    ['Approve', OFFLINE, cut],
  ] as const)('%s: %s', async (action, words, answer) => {
    await decided(action, { [DECIDE]: answer })
    const shown = await toast()
    await shown.findByText(action === 'Approve' ? 'Approval Failed' : 'Rejection Failed')
    shown.getByText(words)
  })
})

test.each([
  ['subscription_decided', { status: 'rejected', effectiveStatus: 'rejected' }, 'access denied'],
  ['stale_version', { transactionId: 'ABCD-12345' }, 'ABCD-12345'],
] as const)(
  'a colleague was faster (%s): both versions are shown, nothing is overwritten',
  async (code, over, shown) => {
    const current: AdminSubscription = { ...anAccess(), ...over, version: 2 }
    const { api, user } = await decided('Approve', {
      [DECIDE]: () => answers.problem(code, {}, current),
    })
    const versions = await dialog('Somebody changed this in the meantime')
    versions.getByText(shown)
    const again = versions.queryByRole('button', { name: 'Decide on the new version' })
    expect(again !== null).toBe(code === 'stale_version')
    await user.click(versions.getByRole('button', { name: 'Leave it' }))
    expect(api.asked('POST', '/api/admin/verify-subscription/301')).toHaveLength(1)
  },
)

describe('many at once', () => {
  test('selected requests are approved in one request, with their versions and one end', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(...three()))
    await user.click(await screen.findByRole('checkbox', { name: 'Select “asha, Guru Vidya”' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select “meena, Guru Vidya”' }))
    const bar = within(screen.getByRole('group', { name: 'Decide the selected requests' }))
    await user.click(bar.getByRole('button', { name: 'Approve' }))
    const asking = await dialog('Approve Avatar Access')
    asking.getByText('2 requests are approved; each user can use the avatar at once.')
    await user.click(asking.getByRole('radio', { name: /30 days/ }))
    await user.click(asking.getByRole('button', { name: 'Approve' }))
    await (await toast()).findByText('Subscription Approved')
    const [{ body } = { body: {} }] = api.asked('POST', '/api/admin/subscriptions/bulk')
    expect(body).toMatchObject({
      ids: [1, 3],
      versions: { 1: 1, 3: 1 },
      action: 'approve',
      expiresAt: expect.stringMatching(/Z$/),
    })
    await screen.findByRole('tab', { name: 'Pending Access Requests 1' })
  })

  test('selected requests are rejected in one request', async () => {
    const { api, user } = renderApp('/subscriptions', keepingAccess(...three()))
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('group', { name: 'Decide the selected requests' }))
    await user.click(bar.getByRole('button', { name: 'Reject' }))
    const asking = await dialog('Reject Avatar Access')
    asking.getByText(/3 requests are rejected. Each user must submit a new request/)
    await user.click(asking.getByRole('button', { name: 'Reject' }))
    await screen.findByRole('heading', { name: 'No pending requests' })
    expect(api.asked('POST', '/api/admin/subscriptions/bulk')).toMatchObject([
      { body: { ids: [1, 2, 3], action: 'reject' } },
    ])
  })

  test('those that fail are named, each with its reason', async () => {
    const { user } = renderApp('/subscriptions', {
      ...keepingAccess(...three()),
      [BULK]: () =>
        answers.json({
          operationId: 71,
          results: [
            { id: 1, success: true },
            { id: 2, success: false, code: 'subscription_decided' },
            { id: 3, success: false, code: 'stale_version' },
          ],
          records: [anAccess({ id: 1, status: 'active', effectiveStatus: 'active' })],
        }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.keyboard('a')
    const shown = await toast()
    await shown.findByText('Subscription Approved')
    await user.click(await button('Show them, with the reasons'))
    const left = await dialog('Left as they were')
    left.getByText('ravi, Guru Vidya')
    left.getByText('Somebody has already decided the opposite. Nothing was changed.')
    left.getByText('meena, Guru Vidya')
  })
})

describe('with keys alone', () => {
  /** The focus is on the first row. */
  async function atFirstRow(...records: AdminSubscription[]) {
    const rendered = renderApp('/subscriptions', keepingAccess(...records))
    await screen.findByRole('table')
    await rendered.user.keyboard('j')
    return rendered
  }
  const focused = () => document.activeElement?.textContent

  test('a approves without an end, and the focus goes to the next request', async () => {
    const { api, user } = await atFirstRow(...three())
    await user.keyboard('a')
    await waitFor(() => expect(focused()).toContain('ravi'))
    expect(api.asked('POST', '/api/admin/verify-subscription/1')).toMatchObject([
      { body: { action: 'approve' } },
    ])
    await (await toast()).findByText('Subscription Approved')
  })

  test('r rejects, u undoes', async () => {
    const { api, user } = await atFirstRow(...three())
    await user.keyboard('r')
    await (await toast()).findByText('Subscription Rejected')
    await user.keyboard('u')
    await waitFor(() => expect(api.asked('POST', '/api/admin/undo/71')).toHaveLength(1))
    await screen.findByText('asha')
  })

  test('j and k move, x selects, a decides what is selected', async () => {
    const { api, user } = await atFirstRow(...three())
    await user.keyboard('jjxkx')
    expect(focused()).toContain('ravi')
    await user.keyboard('a')
    await waitFor(() =>
      expect(api.asked('POST', '/api/admin/subscriptions/bulk')).toMatchObject([{ body: { ids: [2, 3] } }]),
    )
  })

  test('Enter opens the details', async () => {
    const { user } = await atFirstRow(...three())
    await user.keyboard('{Enter}')
    await dialog('Access Details')
    expect(location.pathname).toBe('/admin/subscriptions/1')
  })

  test('what is decided already is left alone', async () => {
    const active = anAccess({ status: 'active', effectiveStatus: 'active' })
    const { api, user } = renderApp('/subscriptions/all', keepingAccess(active))
    await screen.findByRole('table')
    await user.keyboard('ja')
    await user.keyboard('r')
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
