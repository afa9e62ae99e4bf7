import { DASHBOARD_DAYS, type Dashboard } from '@nila/api/contract/dashboard'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someFigures } from '../testing/fake-analytics.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const DAY = 86_400_000
/** The counts of these days up to Nov 20, and none on the days before. */
const daysUntil = (...counts: number[]) =>
  Array.from({ length: DASHBOARD_DAYS }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 20) - (DASHBOARD_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
    count: counts[index - DASHBOARD_DAYS + counts.length] ?? 0,
  }))

const figures: Dashboard = {
  pending: { reviews: 12, subscriptions: 1, 'chat-reports': 2, missingTransactionIds: 0 },
  users: { total: 1_234_567, signUps: daysUntil(4, 9, 2) },
  reviews: { total: 320, approved: 300, rejected: 8, written: daysUntil() },
  subscriptions: { active: 41, requested: daysUntil(1) },
  chat: { answers: daysUntil(11, 5) },
  mail: {
    waiting: 3,
    logged: 5,
    sent: daysUntil(7).slice(-7),
    providers: [
      { name: 'brevo', isConfigured: true, isWorking: true },
      { name: 'gmail', isConfigured: false, isWorking: false },
      { name: 'sink', isConfigured: false, isWorking: false },
    ],
  },
}
const open = (answer = () => answers.json(figures)) =>
  renderApp('/', {
    'GET /api/admin/dashboard': answer,
    'GET /api/admin/analytics': () => answers.json(someFigures()),
  })
const tile = async (name: string) => within(await screen.findByRole('region', { name }))

test('the administration opens with the dashboard', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await tile('Waiting for a decision')
  expect(document.title).toContain('Dashboard · Nila')
})

test('each number leads to the list behind it', async () => {
  open()
  await within(await screen.findByRole('region', { name: 'Visitors' })).findByText('1,204')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(
    links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['12 reviews', '/admin/reviews?filter={"isApproved":0}'],
    ['1 access request', '/admin/subscriptions?filter={}'],
    ['0 of them without a transaction ID', '/admin/subscriptions?filter={"isMissingTransactionId":true}'],
    ['2 reported answers', '/admin/chat-reports?filter={"status":"open"}'],
    ['1,204 visitors, last 30 days', '/admin/analytics?range=month'],
    ['1,500 Visits, last 3 days', '/admin/analytics?range=month'],
    ['5 answers today', '/admin/assistant-usage'],
    ['16 Answers, last 30 days', '/admin/assistant-usage'],
    ['1,234,567 accounts', '/admin/users?filter={}'],
    ['15 Sign-ups, last 30 days', '/admin/users?filter={}'],
    ['320 in all', '/admin/reviews?filter={}'],
    ['300 approved', '/admin/reviews?filter={"isApproved":1}'],
    ['8 rejected', '/admin/reviews?filter={"isApproved":2}'],
    ['0 Written, last 30 days', '/admin/reviews?filter={}'],
    ['41 active', '/admin/subscriptions/all?filter={"status":"active"}'],
    ['1 Requested, last 30 days', '/admin/subscriptions/all?filter={}'],
    ['3 waiting to be sent', '/admin/email-testing'],
    ['5 that nobody took, in the logs', '/admin/email-logs?filter={}'],
    ['7 Sent, last 7 days', '/admin/email-testing'],
  ])
})

test('how many of the visitors talked is said where it is known, and not guessed where it is not', async () => {
  open()
  expect((await tile('Assistant')).queryByText(/who talked/)).toBeNull()
  cleanup()
  renderApp('/', {
    'GET /api/admin/dashboard': () => answers.json(figures),
    'GET /api/admin/analytics': () => answers.json(someFigures({ aiUsers: 87 })),
  })
  const link = await (await tile('Assistant')).findByRole('link', { name: /who talked/ })
  expect(link.textContent).toBe('87 visitors who talked, last 30 days')
})

test('a picture of the days says what it shows, and is a table on demand', async () => {
  const { user } = open()
  const users = await tile('Users')
  users.getByRole('img', { name: 'Sign-ups a day over 30 days: 15 in all, at most 9 on Nov 19, 2026' })
  await user.click(users.getByText('As a table'))
  const table = within(users.getByRole('table', { name: 'Sign-ups by day, last 30 days' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(DASHBOARD_DAYS + 1)
  expect(rows.slice(0, 4)).toEqual(['DaySign-ups', 'Nov 20, 20262', 'Nov 19, 20269', 'Nov 18, 20264'])
})

test('days on which nothing happened have words instead of a picture', async () => {
  open()
  const reviews = await tile('Reviews')
  reviews.getByText('Nothing in these days.')
  expect(reviews.queryByRole('img')).toBeNull()
})

test('where nothing waits, that is said', async () => {
  open(() =>
    answers.json({
      ...figures,
      pending: { reviews: 0, subscriptions: 0, 'chat-reports': 0, missingTransactionIds: 0 },
    }),
  )
  ;(await tile('Waiting for a decision')).getByText('Everything has been decided.')
})

test('who carries mail is said with how it goes', async () => {
  open()
  const rows = (await tile('Email')).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['BrevoWorking', 'GmailNot configured'])
})

test('figures that cannot be loaded can be asked for again', async () => {
  let isAway = true
  const { user } = open(() => (isAway ? answers.problem('service_unavailable') : answers.json(figures)))
  await screen.findByText('Error loading the dashboard')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await tile('Users')
})

test('figures that cannot be refreshed stay, and it is said of when they are', async () => {
  let isAway = false
  const { user } = open(() => (isAway ? answers.problem('service_unavailable') : answers.json(figures)))
  await tile('Users')
  isAway = true
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText(/^This could not be refreshed; it shows how things were at /)
  await tile('Users')
})

test('the figures are asked for again every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { api } = open()
    await tile('Users')
    const before = api.asked('GET', '/api/admin/dashboard').length
    await vi.advanceTimersByTimeAsync(60_500)
    await waitFor(() => expect(api.asked('GET', '/api/admin/dashboard')).toHaveLength(before + 1))
  } finally {
    vi.useRealTimers()
  }
})
