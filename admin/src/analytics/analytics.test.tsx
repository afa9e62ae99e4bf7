import type { AnalyticsQuery } from '@nila/api/contract/analytics'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { activeUsers, noFigures, someCountries, someFigures } from '../testing/fake-analytics.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'
// Here already, with the map that is drawn for it: loading it is not what the first test waits for.
import './AnalyticsScreen.tsx'

type Call = { query: Record<string, unknown> }

const filterOf = ({ range = 'day', date }: AnalyticsQuery) => (date ? { date } : { range })

/** An API that answers each question with figures of the time that was asked for. */
const open = (address = '/analytics', figures = someFigures(), routes = {}) =>
  renderApp(address, {
    'GET /api/admin/analytics': ({ query }: Call) =>
      answers.json({ ...figures, filterInfo: { ...figures.filterInfo, appliedFilter: filterOf(query) } }),
    'GET /api/admin/geo-distribution': () => answers.json(someCountries),
    'GET /api/admin/active-users': () => answers.json(activeUsers()),
    ...routes,
  })
type App = ReturnType<typeof open>

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const asked = ({ api }: App) => api.asked('GET', '/api/admin/analytics').at(-1)?.query
const askedForCountries = ({ api }: App) => api.asked('GET', '/api/admin/geo-distribution').at(-1)?.query
const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }))

test('the summary says each figure, of which time it is, and how it was before', async () => {
  open()
  const visitors = await card('Total Website Visitors')
  visitors.getByText('1,204')
  visitors.getByText('Last 24 hours')
  visitors.getByText('100% more than in the period before (602)')
  const duration = await card('Average Usage Duration')
  duration.getByText('2m 5s')
  duration.getByText('25% more than in the period before (1m 40s)')
  ;(await card('Total Usage Hours')).getByText('52.1')
  ;(await card('Visits')).getByText('As in the period before (1,500)')
  ;(await card('Page views')).getByText('20% less than in the period before (5,000)')
  ;(await card('Bounce rate')).getByText('2.0 points less than in the period before (42%)')
  const rates = await card('Return Rate')
  const rows = rates
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  expect(rows).toEqual(['24 hours 20%', '7 days 25%', '30 days 31.5%', 'All time 40%'])
})

test('AI users are not known while nobody counts them, and a figure when they are', async () => {
  const app = open()
  ;(await card('AI Users')).getByText('No counted visitor has talked in the chat yet.')
  app.api.routes['GET /api/admin/analytics'] = () => answers.json(someFigures({ aiUsers: 12 }))
  await press(app, 'Refresh')
  await (await card('AI Users')).findByText('12')
})

test('range, date and country are asked for, and in the address', async () => {
  const app = open()
  await card('Total Website Visitors')
  expect(asked(app)).toEqual({})
  expect(screen.getByRole('button', { name: 'Day' }).getAttribute('aria-pressed')).toBe('true')

  await press(app, 'Week')
  await (await card('Total Website Visitors')).findByText('Last 7 days')
  expect(window.location.search).toBe('?range=week')
  expect(asked(app)).toEqual({ range: 'week' })
  expect(askedForCountries(app)).toEqual({ range: 'week' })

  fireEvent.change(screen.getByLabelText('Specific Date'), { target: { value: '2026-11-10' } })
  await (await card('Total Website Visitors')).findByText('November 10, 2026')
  expect(asked(app)).toEqual({ date: '2026-11-10' })
  ;(await card('Return Rate')).getByText('Selected date')

  await app.user.click((await card('Visitors by country')).getByText('As a table'))
  await press(app, 'Singapore')
  await screen.findByRole('button', { name: 'Only Singapore: show all countries again' })
  await waitFor(() => expect(asked(app)).toEqual({ date: '2026-11-10', country: 'SG' }))
  // The map goes on showing all of them.
  expect(askedForCountries(app)).toEqual({ date: '2026-11-10' })

  await press(app, 'Clear filter')
  await waitFor(() => expect(asked(app)).toEqual({ country: 'SG' }))
  expect(screen.getByRole('button', { name: 'Day' }).getAttribute('aria-pressed')).toBe('true')
  await press(app, 'Only Singapore: show all countries again')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a link shows what it is of, and its figures are a file', async () => {
  const app = open('/analytics?range=month&country=IN')
  await (await card('Total Website Visitors')).findByText('Last 30 days')
  expect(asked(app)).toEqual({ range: 'month', country: 'IN' })
  const file = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file)).toBe('/api/admin/visit-days.csv?filter={"range":"month","country":"IN"}')
})

test('the map leads through the countries with visitors by arrow keys, and Enter narrows the screen to one', async () => {
  const app = open()
  const countries = await screen.findAllByRole('option')
  expect(countries.map((country) => country.getAttribute('aria-label'))).toEqual([
    'India: 602 visitors, 50% of all',
    'United States: 361 visitors, 30% of all',
    'Singapore: 60 visitors, 5% of all',
  ])
  expect(countries.map((country) => country.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  countries[0]?.focus()
  await app.user.keyboard('{ArrowRight}{End}{ArrowLeft}{Enter}')
  await waitFor(() => expect(asked(app)).toEqual({ country: 'US' }))
  expect(screen.getByRole('option', { selected: true })).toBe(countries[1])
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('the three countries with the most visitors are cards, and map and countries are credited', async () => {
  open()
  const map = await card('Visitors by country')
  const top = within(await map.findByRole('list', { name: 'Most visitors' }))
  expect(top.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'India50% of all602 visitors',
    'United States30% of all361 visitors',
    'Singapore5% of all60 visitors',
  ])
  map.getByRole('link', { name: 'Made with Natural Earth' })
  map.getByRole('link', { name: 'IP Geolocation by DB-IP' })
})

test('each panel says its names and figures, and what nothing was counted of', async () => {
  open()
  const rowsOf = async (name: string) =>
    (await card(name)).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(await rowsOf('Top pages')).toEqual([
    ['Page', 'Views'],
    ['/', '3,000'],
    ['/chat', '1,000'],
  ])
  expect((await rowsOf('Referrers'))[1]).toEqual(['No link led here', '900'])
  expect((await rowsOf('Devices'))[1]).toEqual(['Phone', '1,500', '40%'])
  expect((await rowsOf('Systems'))[1]).toEqual(['Unknown', '1,500'])
  expect((await rowsOf('Screens'))[1]).toEqual(['Under 600 px', '1,500'])
  expect((await rowsOf('Scroll depth'))[1]).toEqual(['25%', '900'])
  expect((await rowsOf('Time on page'))[1]).toEqual(['1m 0s', '300'])
  expect((await rowsOf('Calls to action'))[1]).toEqual(['Talk with Nila Now', '77'])
  ;(await card('Signs of leaving')).getByText('Nothing of this was counted.')
})

test('the days are a picture of what is chosen, and a table', async () => {
  const { user } = open('/analytics?range=week')
  const days = await card('Day by day')
  days.getByRole('img', { name: 'Visitors a day over 3 days: at most 600 on Nov 19, 2026' })
  await user.click(days.getByRole('button', { name: 'Page views' }))
  days.getByRole('img', { name: 'Page views a day over 3 days: at most 2,000 on Nov 19, 2026' })
  await user.click(days.getByText('As a table'))
  expect(days.getAllByRole('row')[1]?.textContent).toBe('Nov 20, 20262503001,000')
})

test('codes of visitors that changed within the time are told of', async () => {
  const filterInfo = { appliedFilter: { range: 'month' as const }, saltsChanged: ['2026-11-01'] }
  open('/analytics?range=month', someFigures({ filterInfo }))
  await screen.findByText(/Who came both before and after Nov 1, 2026 is counted as two\./)
})

test('a time without visits has words instead of a map, and invents no rates', async () => {
  open('/analytics', noFigures())
  await screen.findByRole('heading', { name: 'No visits' })
  ;(await card('Average Usage Duration')).getByText('No visits to count it from.')
  expect((await card('Return Rate')).getAllByText('Not known')).toHaveLength(5)
  expect(screen.queryByRole('region', { name: 'Visitors by country' })).toBeNull()
})

test('Refresh asks for everything again and says so', async () => {
  const app = open()
  await card('Visitors by country')
  const before = app.api.asked('GET', '/api/admin/geo-distribution').length
  await press(app, 'Refresh')
  await screen.findByText('Data refreshed')
  screen.getByText('Analytics data has been updated.')
  expect(app.api.asked('GET', '/api/admin/geo-distribution')).toHaveLength(before + 1)
})

test('an API that stays away is asked three times more, a second apart, and then without the filter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const app = open('/analytics?range=week', someFigures(), {
      'GET /api/admin/analytics': ({ query }: Call) =>
        query.range ? answers.problem('service_unavailable') : answers.json(someFigures()),
    })
    await waitFor(() => expect(asked(app)).toEqual({ range: 'week' }))
    await vi.advanceTimersByTimeAsync(3500)
    await screen.findByText(/These are the figures of: Last 24 hours\./)
    expect(app.api.asked('GET', '/api/admin/analytics').map(({ query }) => query)).toEqual([
      ...Array(4).fill({ range: 'week' }),
      {},
    ])
    ;(await card('Total Website Visitors')).getByText('Last 24 hours')
  } finally {
    vi.useRealTimers()
  }
})

test('figures that cannot be had at all are a message with a way to try again, not zeros', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const app = open('/analytics', someFigures(), {
      'GET /api/admin/analytics': () => answers.problem('service_unavailable'),
    })
    await waitFor(() => expect(asked(app)).toEqual({}))
    // Its toast is before the one of the failure.
    await screen.findByText('Live')
    await vi.advanceTimersByTimeAsync(3500)
    await screen.findByText('Failed to load analytics data. Please try refreshing or contact support.')
    screen.getByRole('heading', { name: 'Error' })
    await screen.findByText('Error fetching data')
    screen.getByText('Failed to load analytics data')
    expect(screen.queryByRole('region', { name: 'AI Users' })).toBeNull()
    app.api.routes['GET /api/admin/analytics'] = () => answers.json(someFigures())
    await press(app, 'Try again')
    await card('AI Users')
  } finally {
    vi.useRealTimers()
  }
})
