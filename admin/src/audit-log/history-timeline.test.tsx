import type { AuditEntry } from '@nila/api/contract/audit-log'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEntry, answers, aUser } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const UNDO = '/api/admin/undo/:id'
const aChange = (over: Partial<AuditEntry> = {}) =>
  anEntry({
    subjectType: 'user',
    subjectId: 12,
    before: { isApproved: 0, version: 1 },
    after: { isApproved: 1, version: 2 },
    operationId: 40,
    isUndoable: true,
    ...over,
  })
const undone = (results: object[] = [{ id: 12, success: true }]) =>
  answers.json({ operationId: 41, resource: 'reviews', results })

/** The history of a user, as it stands in the user's dialog. */
async function openHistory(entries: AuditEntry[], routes: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/users/12', {
    'GET /api/admin/users': () => answers.list([aUser()]),
    'GET /api/admin/users/:id': () => answers.json(aUser()),
    'GET /api/admin/users/:id/login-history': () => answers.list([]),
    'GET /api/admin/audit-log': ({ query }) =>
      'operationId' in (query.filter as object) ? answers.list([{}]) : answers.list(entries),
    ...routes,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'User Details: priya' }))
  await dialog.findByRole('heading', { name: 'History' })
  return { ...app, dialog }
}

test('a history says newest first what was done by whom, when, from where, and what became of each field', async () => {
  const { api, dialog } = await openHistory([
    aChange({ ip: '203.0.113.0', country: 'IN' }),
    aChange({
      id: 8,
      action: 'user.change_role',
      before: null,
      after: null,
      details: { from: 'user', to: 'editor' },
    }),
  ])
  const [newest, oldest] = (await dialog.findByRole('list', { name: 'History of User 12' })).children
  expect(newest?.textContent).toContain('Approved a review')
  expect(newest?.textContent).toContain('Status: Pending → Approved')
  expect(newest?.textContent).toContain('ADMIN · Nov 20, 2026, 3:00 PM · 203.0.113.0 · India')
  expect(newest?.textContent).not.toContain('version')
  expect(oldest?.textContent).toContain('Role: User → Editor')
  expect(api.asked('GET', '/api/admin/audit-log')[0]).toMatchObject({
    query: { filter: { subjectType: 'user', subjectId: 12 }, sort: ['id', 'DESC'] },
  })
})

test('Undo takes the change back at once, says so, and reads the history again', async () => {
  const { api, dialog, user } = await openHistory([aChange()], { [`POST ${UNDO}`]: () => undone() })
  await user.click(await dialog.findByRole('button', { name: /^Undo: Approved a review/ }))
  expect((await dialog.findByText('The change was taken back.')).getAttribute('role')).toBe('status')
  expect(api.asked('POST', '/api/admin/undo/40')).toHaveLength(1)
  const read = () => api.calls.filter(({ query }) => 'subjectId' in ((query.filter as object) ?? {}))
  await waitFor(() => expect(read()).toHaveLength(2))
})

test('what was undone is undone again from the toast', async () => {
  const { api, dialog, user } = await openHistory([aChange()], { [`POST ${UNDO}`]: () => undone() })
  await user.click(await dialog.findByRole('button', { name: /^Undo: / }))
  await screen.findByText('Undone')
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  await waitFor(() => expect(api.asked('POST', '/api/admin/undo/41')).toHaveLength(1))
})

test('what has moved on stays, and that is said', async () => {
  const { dialog, user } = await openHistory([aChange()], {
    [`POST ${UNDO}`]: () => answers.problem('operation_moved_on'),
  })
  await user.click(await dialog.findByRole('button', { name: /^Undo: / }))
  await screen.findByText('Not undone')
  expect((await dialog.findByText(/^This cannot be undone any more/)).getAttribute('role')).toBe('status')
})

test('an operation on many records is undone only after a question, and what stays is counted', async () => {
  const { api, dialog, user } = await openHistory([aChange()], {
    'GET /api/admin/audit-log': ({ query }) =>
      'operationId' in (query.filter as object) ? answers.list([{}], 200) : answers.list([aChange()]),
    [`POST ${UNDO}`]: () =>
      undone([
        { id: 12, success: true },
        { id: 13, success: false, code: 'operation_moved_on' },
      ]),
  })
  const ask = async () => {
    await user.click(await dialog.findByRole('button', { name: /^Undo: / }))
    return within(await screen.findByRole('dialog', { name: 'Undo all of it?' }))
  }
  const question = await ask()
  question.getByText(/^This was done to 200 records at once/)
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(api.asked('POST', '/api/admin/undo/40')).toHaveLength(0)
  await user.click((await ask()).getByRole('button', { name: 'Undo' }))
  await dialog.findByText('1 were taken back; 1 were changed again in the meantime and stay as they are.')
})

test('what cannot be undone has no Undo', async () => {
  const { dialog } = await openHistory([aChange({ isUndoable: false })])
  await dialog.findByText('Approved a review')
  expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('earlier entries are shown on demand', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aChange({ id: 100 - index }))
  const { dialog, user } = await openHistory([], {
    'GET /api/admin/audit-log': ({ query }) => {
      const [from, to] = query.range as [number, number]
      return answers.list(many.slice(from, to + 1), many.length)
    },
  })
  await waitFor(() => expect(dialog.getAllByText('Approved a review')).toHaveLength(10))
  await user.click(dialog.getByRole('button', { name: 'Show earlier entries' }))
  await waitFor(() => expect(dialog.getAllByText('Approved a review')).toHaveLength(14))
  expect(dialog.queryByRole('button', { name: 'Show earlier entries' })).toBeNull()
})

test('a record to which nothing was done says so', async () => {
  const { dialog } = await openHistory([])
  await dialog.findByText('Nothing has been recorded yet.')
})

test('a history that cannot be loaded can be tried again', async () => {
  let isAway = true
  const { dialog, user } = await openHistory([], {
    'GET /api/admin/audit-log': () =>
      isAway ? answers.problem('service_unavailable') : answers.list([aChange()]),
  })
  await dialog.findByText(/^The history could not be loaded\./)
  isAway = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('Approved a review')
})
