import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEntry, answers, aUser } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const entry = anEntry({ details: { title: 'Fine', origin: 'list' } })

test('an entry says when, who, what, on which subject and with which details', async () => {
  renderApp('/audit-log', { 'GET /api/admin/audit-log': () => answers.list([entry]) })
  const table = within(await screen.findByRole('table', { name: 'Audit log' }))
  table.getByText('Nov 20, 2026, 3:00 PM')
  table.getByText('ADMIN')
  table.getByText('Approved a review')
  table.getByText('Review 101')
  table.getByText('Title: Fine · origin: list')
})

test.each([
  ['email_log', null, 'email_log.delete_all', 'All email logs'],
  ['email_log', 7, 'email_log.delete', 'Email log 7'],
  ['email', null, 'email.test', 'Email'],
  ['avatar', 3, 'avatar.update', 'Avatar 3'],
  ['planet', 3, 'review.approve', 'planet 3'],
] as const)('the subject %s %s is said in words', async (subjectType, subjectId, action, words) => {
  renderApp('/audit-log', {
    'GET /api/admin/audit-log': () => answers.list([{ ...entry, subjectType, subjectId, action }]),
  })
  await screen.findByText(words)
})

test('a change of role names both roles', async () => {
  const change = { ...entry, action: 'user.change_role', subjectType: 'user', subjectId: 12 }
  renderApp('/audit-log', {
    'GET /api/admin/audit-log': () =>
      answers.list([{ ...change, details: { from: 'user', to: 'super_admin' } }]),
  })
  await screen.findByText('Changed a role')
  expect(screen.getByRole('listitem').textContent).toBe('Role: User → Super admin')
  screen.getByText('User 12')
})

test('what nobody in particular did is shown as done by the system', async () => {
  renderApp('/audit-log', {
    'GET /api/admin/audit-log': () => answers.list([{ ...entry, actorId: null, actorName: null }]),
  })
  await screen.findByText('System')
})

test('the log is narrowed to one kind of action', async () => {
  const { api, user } = renderApp('/audit-log', { 'GET /api/admin/audit-log': () => answers.list([entry]) })
  await user.click(await screen.findByRole('combobox', { name: 'Action' }))
  await user.click(await screen.findByRole('option', { name: 'Deleted a review' }))
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({ query: { filter: { action: 'review.delete' } } }),
  )
})

test('what was changed is shown field by field, and from where it was done', async () => {
  const changed = anEntry({
    action: 'avatar.update',
    subjectType: 'avatar',
    subjectId: 3,
    before: { price: 2000, isActive: true, persona: '', version: 4 },
    after: { price: 2500, isActive: false, persona: 'Speak as a kind cook. '.repeat(10), version: 5 },
    ip: '203.0.113.0',
    country: 'IN',
  })
  renderApp('/audit-log', { 'GET /api/admin/audit-log': () => answers.list([changed]) })
  const table = within(await screen.findByRole('table', { name: 'Audit log' }))
  const changes = table.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(changes.slice(0, 2)).toEqual(['Price: ₹2,000 → ₹2,500', 'On the list: Yes → No'])
  expect(changes[2]).toMatch(/^Persona: Empty → Speak as a kind cook\. .{50,60}…$/)
  expect(changes).toHaveLength(3)
  table.getByText('203.0.113.0 · India')
})

test('the details are at an address of their own, with the whole of a long text and what was done together', async () => {
  const persona = 'Speak as a kind cook. '.repeat(10).trim()
  const one = anEntry({ operationId: 40, before: { persona: '' }, after: { persona }, ip: '203.0.113.0' })
  const others = [anEntry({ id: 10, subjectId: 102, operationId: 40, details: { title: 'Also fine' } })]
  const { user } = renderApp('/audit-log', {
    'GET /api/admin/audit-log': ({ query }) =>
      'operationId' in (query.filter as object) ? answers.list([one, ...others], 200) : answers.list([one]),
  })
  await user.click(
    await screen.findByRole('button', { name: 'Details: Approved a review, Nov 20, 2026, 3:00 PM' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Approved a review' }))
  expect(window.location.pathname).toBe('/admin/audit-log/9')
  dialog.getByText(persona)
  await dialog.findByRole('heading', { name: 'Done together with 199 more' })
  const link = (name: string) =>
    decodeURIComponent((dialog.getByRole('link', { name }) as HTMLAnchorElement).search)
  expect(dialog.getByRole('link', { name: 'Review 102' }).getAttribute('href')).toBe('/admin/audit-log/10')
  expect(link('ADMIN')).toBe('?filter={"actorId":1}')
  expect(link('Review 101')).toBe('?filter={"subjectType":"review","subjectId":101}')
  expect(link('Show the whole operation')).toBe('?filter={"operationId":40}')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(window.location.pathname).toBe('/admin/audit-log')
})

test('an entry that is not there says so', async () => {
  renderApp('/audit-log/99', {
    'GET /api/admin/audit-log': ({ query }) => answers.list('id' in (query.filter as object) ? [] : [entry]),
  })
  await screen.findByText('There is no such entry')
})

test('an operation is taken back from its row', async () => {
  const undoable = anEntry({ operationId: 40, isUndoable: true })
  const { api, user } = renderApp('/audit-log', {
    'GET /api/admin/audit-log': () => answers.list([undoable]),
    'POST /api/admin/undo/:operationId': () =>
      answers.json({ operationId: 41, resource: 'reviews', results: [{ id: 101, success: true }] }),
  })
  await user.click(
    await screen.findByRole('button', { name: 'Undo: Approved a review, Nov 20, 2026, 3:00 PM' }),
  )
  await screen.findByText('The change was taken back.')
  expect(api.asked('POST', '/api/admin/undo/40')).toHaveLength(1)
  expect(window.location.pathname).toBe('/admin/audit-log')
})

test('the log is narrowed to one person, who is searched for by name', async () => {
  const { api, user } = renderApp('/audit-log', {
    'GET /api/admin/audit-log': () => answers.list([entry]),
    'GET /api/admin/users': () => answers.list([aUser()]),
  })
  await user.type(await screen.findByRole('combobox', { name: 'Who' }), 'pri')
  await user.click(await screen.findByRole('option', { name: 'priya' }))
  await waitFor(() =>
    expect(api.asked('GET', '/api/admin/audit-log').at(-1)).toMatchObject({
      query: { filter: { actorId: 12 } },
    }),
  )
  expect(api.asked('GET', '/api/admin/users').at(-1)).toMatchObject({ query: { filter: { q: 'pri' } } })
})

test('the log is narrowed to a kind of subject, and turned over', async () => {
  const { api, user } = renderApp('/audit-log', { 'GET /api/admin/audit-log': () => answers.list([entry]) })
  await user.click(await screen.findByRole('combobox', { name: 'Subject' }))
  await user.click(await screen.findByRole('option', { name: 'Avatar access' }))
  await user.click(await screen.findByRole('combobox', { name: 'Order' }))
  await user.click(await screen.findByRole('option', { name: 'Oldest first' }))
  await waitFor(() =>
    expect(api.asked('GET', '/api/admin/audit-log').at(-1)).toMatchObject({
      query: { filter: { subjectType: 'subscription' }, sort: ['at', 'ASC'] },
    }),
  )
})

test('a link to one record says which, and is widened again', async () => {
  const filter = encodeURIComponent('{"subjectType":"review","subjectId":101}')
  const { api, user } = renderApp(`/audit-log?filter=${filter}`, {
    'GET /api/admin/audit-log': () => answers.list([entry]),
  })
  const chip = (await screen.findByText('Only on: Review 101')).closest<HTMLElement>('.MuiChip-root')
  chip?.focus()
  await user.keyboard('{Delete}')
  await waitFor(() =>
    expect(api.asked('GET', '/api/admin/audit-log').at(-1)).toMatchObject({
      query: { filter: { subjectType: 'review' } },
    }),
  )
})
