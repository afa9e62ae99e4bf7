import type { EmailLog } from '@nila/api/contract/email-logs'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, anEmailLog, answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const HTML = '<!doctype html><title>Welcome to Nila</title><p>Hello</p>'
const LOGS = '/api/admin/email-logs'

/** An API that keeps its logs, as the real one does. */
function keeping(...start: EmailLog[]) {
  let logs = start
  const nameOf = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')
  return {
    [`GET ${LOGS}`]: () => answers.logs(logs),
    [`GET ${LOGS}/:filename`]: () => answers.html(HTML),
    [`DELETE ${LOGS}/:filename`]: ({ path }: { path: string }) => {
      logs = logs.filter(({ filename }) => filename !== nameOf(path))
      return answers.none()
    },
    [`DELETE ${LOGS}`]: () => {
      const deleted = logs.length
      logs = []
      return answers.json({ deleted })
    },
  }
}
const asha = anEmailLog()
const binod = anEmailLog({
  filename: '20261119T050000-ba9876543210.html',
  timestamp: '2026-11-19T05:00:00.000Z',
  recipient: 'binod@example.org',
  reason: 'not_configured',
})
const asOrdinaryAdmin = { 'GET /api/user': () => answers.json({ ...administrator, role: 'admin' }) }
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const viewOf = (name: string) => button(new RegExp(`^View the email to ${name}`))
const deleteOf = (name: string) => button(new RegExp(`^Delete the email to ${name}`))
type User = ReturnType<typeof renderApp>['user']

async function confirmIn(user: User, title: string, action: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: action }))
}

test('a row says when, to whom, how big and why', async () => {
  renderApp('/email-logs', keeping(asha, binod))
  const row = within((await screen.findByText('asha@example.org')).closest('[role=row]') as HTMLElement)
  row.getByText('Nov 20, 2026, 3:00:00 PM')
  row.getByText('1.5 KB')
  row.getByText('Could not be reached')
  screen.getByText('No provider configured')
  screen.getByText(/^These are emails that could not be sent through external providers/)
})

test.each([
  [1023, '1,023 B'],
  [1024, '1.0 KB'],
  [1024 ** 2, '1.0 MB'],
  [2_621_440, '2.5 MB'],
])('%i bytes are shown as %s', async (size, words) => {
  renderApp('/email-logs', keeping(anEmailLog({ size })))
  await screen.findByText(words)
})

test.each(['refused', 'expired'] as const)('the reason %s has words', async (reason) => {
  renderApp('/email-logs', keeping(anEmailLog({ reason })))
  await screen.findByText(
    { refused: 'Refused by the recipient’s side', expired: 'Too old to be sent' }[reason],
  )
})

test('a search asks for a recipient, and a heading sorts', async () => {
  const { api, user } = renderApp('/email-logs', keeping(asha, binod))
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'asha')
  await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ query: { filter: { q: 'asha' } } }))
  await user.click(screen.getByRole('button', { name: 'Size' }))
  await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ query: { sort: ['size', 'ASC'] } }))
})

test('View shows the content in a frame that may do nothing, and the address keeps it', async () => {
  const { user } = renderApp('/email-logs', keeping(asha, binod))
  expect(await screen.findAllByRole('tab')).toHaveLength(1)
  await user.click(await viewOf('asha'))
  await screen.findByRole('tab', { name: 'Email Content', selected: true })
  const frame = await screen.findByTitle('Email: Welcome to Nila')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('src')).toBe(asha.path)
  screen.getByText('asha@example.org')
  expect(window.location.pathname).toBe(`/admin/email-logs/${asha.filename}`)
})

test('the address alone shows the content, and the list keeps the selection', async () => {
  const { user } = renderApp(`/email-logs/${asha.filename}`, keeping(asha, binod))
  await screen.findByTitle('Email: Welcome to Nila')
  await user.click(screen.getByRole('tab', { name: 'Log List' }))
  const row = (await screen.findByText('asha@example.org')).closest('[role=row]')
  expect(row?.getAttribute('aria-current')).toBe('true')
  expect(window.location.pathname).toBe(`/admin/email-logs/${asha.filename}/list`)
  await user.click(screen.getByRole('tab', { name: 'Email Content' }))
  await screen.findByTitle('Email: Welcome to Nila')
})

test('where there are none, the reader learns why that may be', async () => {
  renderApp('/email-logs', keeping())
  await screen.findByRole('heading', { name: 'No Email Logs' })
  screen.getByText('Either all emails were sent, or none were attempted.')
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull()
})

test('an ordinary administrator views but sees nothing that deletes', async () => {
  renderApp('/email-logs', { ...keeping(asha), ...asOrdinaryAdmin })
  await viewOf('asha')
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('Delete asks with the name of the log; Cancel keeps it, and the focus goes back', async () => {
  const { api, user } = renderApp('/email-logs', keeping(asha, binod))
  await user.click(await deleteOf('asha'))
  await screen.findByText(`Are you sure you want to delete the email log "${asha.filename}"?`)
  await confirmIn(user, 'Delete email log', 'Cancel')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('a deleted log leaves the list, and the next one has the focus', async () => {
  const { user } = renderApp('/email-logs', keeping(asha, binod))
  await user.click(await deleteOf('asha'))
  await confirmIn(user, 'Delete email log', 'Delete')
  await (await toast()).findByText('Email log deleted')
  await waitFor(() => expect(screen.queryByText('asha@example.org')).toBeNull())
  expect(document.activeElement).toBe(await viewOf('binod'))
})

test('deleting the selected log clears the selection', async () => {
  const { user } = renderApp(`/email-logs/${asha.filename}/list`, keeping(asha, binod))
  await screen.findByRole('tab', { name: 'Email Content' })
  await user.click(await deleteOf('asha'))
  await confirmIn(user, 'Delete email log', 'Delete')
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Email Content' })).toBeNull())
  expect(window.location.pathname).toBe('/admin/email-logs')
})

test('deleting another log keeps the selection', async () => {
  const { user } = renderApp(`/email-logs/${asha.filename}/list`, keeping(asha, binod))
  await user.click(await deleteOf('binod'))
  await confirmIn(user, 'Delete email log', 'Delete')
  await (await toast()).findByText('Email log deleted')
  screen.getByRole('tab', { name: 'Email Content' })
})

test('Delete All asks, empties the list and the selection, and the focus stays on the screen', async () => {
  const { user } = renderApp(`/email-logs/${asha.filename}`, keeping(asha, binod))
  await user.click(await button('Delete All'))
  await screen.findByText('Are you sure you want to delete ALL email logs? This action cannot be undone!')
  await confirmIn(user, 'Delete all email logs', 'Delete All')
  const notice = await toast()
  await notice.findByText('All email logs deleted')
  notice.getByText('2 logs are gone for good.')
  await screen.findByRole('heading', { name: 'No Email Logs' })
  expect(window.location.pathname).toBe('/admin/email-logs')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tabpanel'))
})

const away = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['the API refuses', () => answers.problem('email_log_not_found'), 'Failed to load email log'],
  ['there is no answer', away, 'Email log view failed'],
] as const)('content that cannot be shown because %s is announced', async (_, answer, title) => {
  const routes = { ...keeping(asha), [`GET ${LOGS}/:filename`]: answer }
  renderApp(`/email-logs/${asha.filename}`, routes)
  await (await toast()).findByText(title)
  await screen.findByRole('heading', { name: 'Failed to load email content' })
})

test('content that failed to load is there after another try', async () => {
  let isAway = true
  const answer = () => (isAway ? answers.problem('service_unavailable') : answers.html(HTML))
  const routes = { ...keeping(asha), [`GET ${LOGS}/:filename`]: answer }
  const { user } = renderApp(`/email-logs/${asha.filename}`, routes)
  await screen.findByRole('heading', { name: 'Failed to load email content' })
  isAway = false
  await user.click(await button('Try again'))
  await screen.findByTitle('Email: Welcome to Nila')
})

test.each([
  ['refused', () => answers.problem('email_log_not_found'), 'Failed to delete email log'],
  ['not answered', away, 'Delete operation failed'],
] as const)('a deletion that is %s is said and keeps the log', async (_, answer, title) => {
  const routes = { ...keeping(asha), [`DELETE ${LOGS}/:filename`]: answer }
  const { user } = renderApp('/email-logs', routes)
  await user.click(await deleteOf('asha'))
  await confirmIn(user, 'Delete email log', 'Delete')
  await (await toast()).findByText(title)
  screen.getByText('asha@example.org')
})

test('a refused Delete All is said and keeps the logs', async () => {
  const routes = { ...keeping(asha), [`DELETE ${LOGS}`]: () => answers.problem('service_unavailable') }
  const { user } = renderApp('/email-logs', routes)
  await user.click(await button('Delete All'))
  await confirmIn(user, 'Delete all email logs', 'Delete All')
  await (await toast()).findByText('Failed to delete all email logs')
  screen.getByText('asha@example.org')
})

test('logs that cannot be loaded are announced with what to do', async () => {
  renderApp('/email-logs', { [`GET ${LOGS}`]: () => answers.problem('service_unavailable') })
  const notice = await toast()
  await notice.findByText('Failed to load email logs')
  notice.getByText('Could not retrieve email logs from server')
  await screen.findByRole('button', { name: 'Try again' })
})
