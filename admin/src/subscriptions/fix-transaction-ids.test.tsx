import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccess, keepingAccess } from '../testing/fake-access.ts'
import { answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const FIX = 'POST /api/admin/fix-transaction-ids'
const result = (subscriptionId: number, action: string, transactionId: string | null = null) => ({
  subscriptionId,
  success: action !== 'error',
  action,
  transactionId,
})
const fixed = (results: unknown[], operationId: number | null = 71) => ({
  [FIX]: () => answers.json({ message: 'Transaction IDs: …', results, operationId }),
})

async function fix(routes: Parameters<typeof renderApp>[1]) {
  const rendered = renderApp('/subscriptions/all', { ...keepingAccess(anAccess()), ...routes })
  await rendered.user.click(await screen.findByRole('button', { name: 'Fix Transaction IDs' }))
  return rendered
}
const results = async () => within(await screen.findByRole('dialog', { name: 'Transaction ID Fix Results' }))

test('each result is shown with its action in words', async () => {
  const { api } = await fix(
    fixed([
      result(1, 'fixed_existing', '412345678901'),
      result(2, 'added_recovery', 'RECOVERY-2-20261121'),
      result(3, 'error', 'no id at all'),
      result(4, 'skipped', 'ABCD-12345'),
    ]),
  )
  const shown = await results()
  for (const [id, action, transactionId] of [
    ['1', 'Brought into shape', '412345678901'],
    ['2', 'Recovery ID added', 'RECOVERY-2-20261121'],
    ['3', 'Could not be fixed', 'no id at all'],
    ['4', 'Nothing to do', 'ABCD-12345'],
  ] as const) {
    const row = within(shown.getByRole('row', { name: new RegExp(transactionId) }))
    row.getByText(id)
    row.getByText(action)
  }
  shown.getByText('One ID was brought into shape.')
  shown.getByText('One record without an ID got a recovery ID.')
  shown.getByText('One record could not be fixed.')
  await screen.findByText('Transaction IDs Fixed')
  expect(api.asked('POST', '/api/admin/fix-transaction-ids')).toHaveLength(1)
  await waitFor(() => expect(api.asked('GET', '/api/admin/subscriptions').length).toBeGreaterThan(1))
})

test('all of it is undone at once', async () => {
  const { api, user } = await fix(fixed([result(2, 'added_recovery', 'RECOVERY-2-20261121')]))
  const shown = await results()
  await user.click(shown.getByRole('button', { name: 'Undo all of it' }))
  await shown.findByText('The change was taken back.')
  expect(api.asked('POST', '/api/admin/undo/71')).toHaveLength(1)
  expect(shown.queryByRole('button', { name: 'Undo all of it' })).toBeNull()
})

test('undoing that comes too late says so', async () => {
  const { user } = await fix({
    ...fixed([result(2, 'added_recovery', 'RECOVERY-2-20261121')]),
    'POST /api/admin/undo/:id': () => answers.problem('operation_moved_on'),
  })
  const shown = await results()
  await user.click(shown.getByRole('button', { name: 'Undo all of it' }))
  await shown.findByText(/cannot be undone any more/)
})

test('where nothing had to be changed there is nothing to undo', async () => {
  await fix(fixed([result(4, 'skipped', 'ABCD-12345')], null))
  const shown = await results()
  shown.getByText('Every transaction ID is in order already. Nothing was changed.')
  expect(shown.queryByRole('button', { name: 'Undo all of it' })).toBeNull()
})

test('many results are shown fifty at a time', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    result(index + 1, 'skipped', `ABCD-${10_000 + index}`),
  )
  const { user } = await fix(fixed(many, null))
  const shown = await results()
  expect(shown.getAllByText('Nothing to do')).toHaveLength(50)
  await user.click(shown.getByRole('button', { name: 'Show more (70)' }))
  await user.click(shown.getByRole('button', { name: 'Show more (20)' }))
  expect(shown.getAllByText('Nothing to do')).toHaveLength(120)
})

test.each([
  ["You don't have permission to access admin functions.", () => answers.problem('admin_forbidden')],
  [
    'Authentication required. Please log in as admin.',
    () => answers.problem('admin_authentication_required'),
  ],
  ['Server error: 504', () => new Response('', { status: 504 })],
])('a refusal is Error Fixing Transaction IDs: %s', async (words, answer) => {
  await fix({ [FIX]: answer })
  const toast = within(await screen.findByRole('region', { name: 'Notifications' }))
  await toast.findByText('Error Fixing Transaction IDs')
  toast.getByText(words)
  expect(screen.queryByRole('dialog')).toBeNull()
})
