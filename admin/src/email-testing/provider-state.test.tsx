import type { EmailProvider } from '@nila/api/contract/email-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answers, aProvider } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const PROVIDERS = '/api/admin/email-providers'
const noQueue = { waiting: 0, retrying: 0, oldest: null }
const gmail = aProvider({ name: 'gmail', leftToday: null, reserved: 0 })
const answering = (providers: EmailProvider[], queue: object = noQueue) => ({
  [`GET ${PROVIDERS}`]: () => answers.json({ providers, queue }),
})
const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('a card says whether the provider works, what it sent, what is left and what is kept back', async () => {
  renderApp('/email-testing', answering([aProvider(), gmail]))
  const brevo = await card('Brevo')
  brevo.getByText('Working')
  brevo.getByText('41')
  brevo.getByText('259, 50 of them kept for security emails')
  ;(await card('Gmail')).getByText('No limit')
})

test('a provider that is left alone says what happened last, and when', async () => {
  const lastErrorAt = '2026-11-20T09:30:05.000Z'
  renderApp(
    '/email-testing',
    answering([aProvider({ breaker: 'open', lastError: '503 Service Unavailable', lastErrorAt }), gmail]),
  )
  const brevo = await card('Brevo')
  brevo.getByText('Paused')
  brevo.getByText('503 Service Unavailable')
  brevo.getByText('Nov 20, 2026, 3:00:05 PM')
})

test('a provider that is tried again says so', async () => {
  renderApp('/email-testing', answering([aProvider({ breaker: 'probing' }), gmail]))
  ;(await card('Brevo')).getByText('Trying again')
})

test('where Gmail is not configured, the App Password is explained', async () => {
  renderApp('/email-testing', answering([aProvider(), { ...gmail, isConfigured: false }]))
  ;(await card('Gmail')).getByText('Not configured')
  screen.getByText('Gmail App Password missing')
  screen.getByText(/Set GMAIL_USER to the address and GMAIL_APP_PASSWORD to the App Password/)
})

test('where Gmail is configured, there is no such hint', async () => {
  renderApp('/email-testing', answering([aProvider(), gmail]))
  await card('Gmail')
  expect(screen.queryByText('Gmail App Password missing')).toBeNull()
})

test('where nothing is configured, the page says where the mails go', async () => {
  const nothing = { isConfigured: false }
  renderApp('/email-testing', answering([aProvider(nothing), { ...gmail, ...nothing }]))
  await screen.findByText('No provider is configured: every email is kept in the email logs.')
})

test.each([
  [true, 1],
  [false, 0],
])('the development mailbox, configured: %s, is shown %i times', async (isConfigured, times) => {
  renderApp('/email-testing', answering([aProvider(), gmail, aProvider({ name: 'sink', isConfigured })]))
  await card('Brevo')
  expect(screen.queryAllByRole('article', { name: 'Development mailbox' })).toHaveLength(times)
})

test('the queue says how many wait, how many failed, and since when', async () => {
  renderApp(
    '/email-testing',
    answering([aProvider()], { waiting: 3, retrying: 2, oldest: '2026-11-20T09:30:05.000Z' }),
  )
  const queue = within(await screen.findByRole('region', { name: 'Queue' }))
  queue.getByText('3')
  queue.getByText('2')
  queue.getByText('Nov 20, 2026, 3:00:05 PM')
})

test('an empty queue says so', async () => {
  renderApp('/email-testing', answering([aProvider()]))
  await screen.findByText('No email is waiting to be sent.')
})

test.each([
  ['visible', 2],
  ['hidden', 0],
] as const)('while the page is %s, it is asked %i more times in ten seconds', async (visibility, more) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const state = vi.spyOn(document, 'visibilityState', 'get')
  try {
    const { api } = renderApp('/email-testing', answering([aProvider()]))
    await card('Brevo')
    state.mockReturnValue(visibility)
    const before = api.asked('GET', PROVIDERS).length
    await vi.advanceTimersByTimeAsync(10_500)
    expect(api.asked('GET', PROVIDERS)).toHaveLength(before + more)
  } finally {
    state.mockRestore()
    vi.useRealTimers()
  }
})

test('a picture that could not be refreshed stays and says that it is old', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T09:30:00.000Z') })
  try {
    let isAway = false
    const { api } = renderApp('/email-testing', {
      [`GET ${PROVIDERS}`]: () =>
        isAway
          ? answers.problem('service_unavailable')
          : answers.json({ providers: [aProvider()], queue: noQueue }),
    })
    await card('Brevo')
    isAway = true
    await vi.advanceTimersByTimeAsync(5500)
    await screen.findByText(
      /This could not be refreshed; it shows how things were at Nov 20, 2026, 3:00:\d\d PM/,
    )
    ;(await card('Brevo')).getByText('Working')
    isAway = false
    const before = api.asked('GET', PROVIDERS).length
    await vi.advanceTimersByTimeAsync(5500)
    await waitFor(() => expect(api.asked('GET', PROVIDERS).length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.queryByText(/This could not be refreshed/)).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

test('a state that cannot be loaded at all is said and can be asked for again', async () => {
  let isAway = true
  const { user } = renderApp('/email-testing', {
    [`GET ${PROVIDERS}`]: () =>
      isAway
        ? answers.problem('service_unavailable')
        : answers.json({ providers: [aProvider()], queue: noQueue }),
  })
  await screen.findByText(/The state of the providers could not be loaded/)
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('Brevo')
})
