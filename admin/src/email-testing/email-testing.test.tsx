import type { EmailTestResult } from '@nila/api/contract/email-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEmailLog, answers, aProvider, aTestResult } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const TEST = 'POST /api/admin/test-email'
const WELCOME = 'POST /api/admin/test-welcome-email'
const noQueue = { waiting: 0, retrying: 0, oldest: null }
const gmail = aProvider({ name: 'gmail', leftToday: null, reserved: 0 })
const state = {
  'GET /api/admin/email-providers': () => answers.json({ providers: [aProvider(), gmail], queue: noQueue }),
}
const answering = (result: EmailTestResult) => ({ ...state, [TEST]: () => answers.json(result) })
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const address = () => screen.findByLabelText(/^Email address/)
const sendButton = () => screen.getByRole('button', { name: 'Send test email' })

async function send(tab: string, routes: Parameters<typeof renderApp>[1]) {
  const app = renderApp(`/email-testing/${tab}`, routes)
  await app.user.type(await address(), 'asha@example.org{Enter}')
  return app
}
const result = async () => within(await screen.findByRole('region', { name: 'Result' }))

test.each([
  ['standard', 'Standard Test'],
  ['enhanced', 'Enhanced Test'],
  ['direct', 'Direct Test'],
])('the %s test is sent as that kind', async (kind, tab) => {
  const { api, user } = renderApp('/email-testing', answering(aTestResult()))
  await user.click(await screen.findByRole('tab', { name: tab }))
  await user.type(await address(), 'asha@example.org')
  await user.click(sendButton())
  await (await toast()).findByText('Email sent successfully')
  expect(api.asked('POST', '/api/admin/test-email')).toMatchObject([
    { body: { kind, email: 'asha@example.org' } },
  ])
})

test('the welcome e-mail is sent with a username', async () => {
  const { api, user } = renderApp('/email-testing/welcome', {
    ...state,
    [WELCOME]: () => answers.json(aTestResult()),
  })
  await user.type(await address(), 'asha@example.org')
  await user.type(screen.getByLabelText(/^Username/), 'asha')
  await user.click(screen.getByRole('button', { name: 'Send welcome email' }))
  await (await toast()).findByText('Email sent successfully')
  expect(api.asked('POST', '/api/admin/test-welcome-email')).toMatchObject([
    { body: { email: 'asha@example.org', username: 'asha' } },
  ])
})

test.each([
  ['standard', '{Enter}', 'Email required', 'Please enter an email address to test.', 'Email address'],
  ['standard', 'asha{Enter}', 'Invalid Email', 'Please enter a valid email address.', 'Email address'],
  ['enhanced', '{Enter}', 'Invalid Email', 'Please enter a valid email address.', 'Email address'],
  ['direct', 'asha{Enter}', 'Invalid Email', 'Please enter a valid email address.', 'Email address'],
  ['welcome', 'a@example.org{Enter}', 'Invalid Username', 'Please enter a username.', 'Username'],
])('%s with "%s" says %s, in a toast and at the field', async (tab, typed, title, text, field) => {
  const { api, user } = renderApp(`/email-testing/${tab}`, state)
  await user.type(await address(), typed)
  const notice = await toast()
  await notice.findByText(title)
  notice.getByText(text)
  const input = screen.getByLabelText(new RegExp(`^${field}`))
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('nothing can be sent with an empty field, nor a second time while sending', async () => {
  let answer: (response: Response) => void = () => {}
  const { user } = renderApp('/email-testing', {
    ...state,
    [TEST]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await address()
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.type(await address(), 'asha@example.org')
  expect(sendButton()).toHaveProperty('disabled', false)
  await user.click(sendButton())
  expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveProperty('disabled', true)
  answer(answers.json(aTestResult()))
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
})

test('what was typed is there on every tab, and each tab keeps its result', async () => {
  const { user } = await send('standard', answering(aTestResult()))
  await result()
  await user.click(screen.getByRole('tab', { name: 'Direct Test' }))
  expect(window.location.pathname).toBe('/admin/email-testing/direct')
  expect(await address()).toHaveProperty('value', 'asha@example.org')
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Standard Test' }))
  await result()
})

test('a success names the provider and what it said', async () => {
  await send('standard', answering(aTestResult({ message: 'Brevo took it.' })))
  const shown = await result()
  shown.getByRole('heading', { name: 'Email sent successfully' })
  shown.getByText('Brevo accepted the email.')
  shown.getByText('Brevo took it.')
  shown.getByText('<0123456789ab@nila.test>')
})

const { filename } = anEmailLog()

test('where no provider takes it, the page says Email Logged and leads to the log', async () => {
  const over = { success: false, emailLogFiles: [filename], emailLogTotal: 1 }
  await send('standard', answering(aTestResult(over, { state: 'logged', provider: null, log: filename })))
  await (await toast()).findByText('Failed to send email')
  const shown = await result()
  shown.getByRole('heading', { name: 'Email Logged' })
  const link = shown.getByRole('link', { name: 'View it in the email logs' })
  expect(link.getAttribute('href')).toBe(`/admin/email-logs/${filename}`)
})

test.each([
  ['refused', 'Failed to send email', 'Refused by the recipient’s side'],
  ['waiting', 'Still waiting to be sent', 'Still waiting to be sent'],
] as const)('an e-mail that is %s is said', async (stateOfMail, title, heading) => {
  await send('standard', answering(aTestResult({ success: false }, { state: stateOfMail, provider: null })))
  await (await toast()).findByText(title)
  ;(await result()).getByRole('heading', { name: heading })
})

test('a refusal by the API says Failed to send email with its words', async () => {
  await send('standard', { ...state, [TEST]: () => answers.problem('too_many_attempts') })
  const notice = await toast()
  await notice.findByText('Failed to send email')
  notice.getByText('Too many attempts. Please wait a little and try again.')
  ;(await result()).getByRole('heading', { name: 'Failed to send email' })
})

test('an address that only the API refuses is said at the field', async () => {
  const fields = { email: { code: 'email_invalid', error: '' } }
  await send('standard', { ...state, [TEST]: () => answers.problem('invalid_input', fields) })
  await result()
  await waitFor(async () => expect((await address()).getAttribute('aria-invalid')).toBe('true'))
})

test('an answer that cannot be read is left in the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await send('standard', { ...state, [TEST]: () => answers.html('<p>Gateway</p>') })
  const notice = await toast()
  await notice.findByText('Error')
  notice.getByText('Failed to send test email. Check console for details.')
  expect(log).toHaveBeenCalledWith(expect.any(SyntaxError))
  log.mockRestore()
})

test('a direct test shows diagnostics, the preview and what each provider answered', async () => {
  const diagnostics = {
    gmailConfigured: false,
    brevoConfigured: true,
    fallbackLoggingEnabled: true,
    environmentTimestamp: '2026-11-20T09:30:00.000Z',
  }
  const attempts = [
    { provider: 'brevo', outcome: 'failed', answer: '429 Too Many Requests' },
    { provider: 'gmail', outcome: 'skipped', answer: 'not configured' },
  ] as const
  const over = { diagnostics, previewUrl: 'http://localhost:8025/' }
  await send('direct', answering(aTestResult(over, { answers: [...attempts] })))
  const shown = await result()
  expect(shown.getByRole('link', { name: 'Open the preview' }).getAttribute('href')).toBe(
    'http://localhost:8025/',
  )
  const table = within(shown.getByRole('table', { name: 'What each provider answered' }))
  table.getByText('429 Too Many Requests')
  table.getByText('Failed')
  table.getByText('Not asked')
  const shownFor = (name: string) => shown.getByText(name).nextElementSibling?.textContent
  expect(shownFor('Brevo configured')).toBe('Yes')
  expect(shownFor('Gmail configured')).toBe('No')
  expect(shownFor('Time of the server')).toBe('Nov 20, 2026, 3:00:00 PM')
  screen.getByText('Gmail App Password missing')
})

test('of the logs at most five are named, the rest is counted', async () => {
  const emailLogFiles = [1, 2, 3, 4, 5].map((day) => `2026112${day}T093000-0123456789ab.html`)
  await send('enhanced', answering(aTestResult({ emailLogFiles, emailLogTotal: 1205 })))
  const shown = await result()
  expect(shown.getAllByRole('link', { name: /\.html$/ })).toHaveLength(5)
  shown.getByText('and 1,200 more')
})

test('Direct Test leads to the email logs', async () => {
  const logs = { 'GET /api/admin/email-logs': () => answers.logs([]) }
  const { user } = renderApp('/email-testing/direct', { ...state, ...logs })
  await user.click(await screen.findByRole('link', { name: 'View Email Logs' }))
  await screen.findByRole('heading', { name: 'No Email Logs' })
})
