import type { AuditEntry } from '@nila/api/contract/audit-log'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const entry: AuditEntry = {
  id: 9,
  at: '2026-11-20T09:30:00.000Z',
  actorId: 1,
  actorName: 'ADMIN',
  action: 'review.approve',
  subjectType: 'review',
  subjectId: 101,
  details: { title: 'Fine', origin: 'list' },
}

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
  ['avatar', 3, 'review.approve', 'avatar 3'],
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
  screen.getByText('User → Super admin')
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
