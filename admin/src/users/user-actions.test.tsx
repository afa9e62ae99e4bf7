import type { AdminUser } from '@nila/api/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { administrator, answers, aUser } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const USER = '/api/admin/users/12'
const PASSWORD = 'a quiet river'

interface Options {
  role?: 'admin' | 'super_admin'
  routes?: Parameters<typeof renderApp>[1]
}

/** The details of a user whom the API changes as it is told, after the password. */
async function openDetails(
  over: Partial<AdminUser> = {},
  { role = 'super_admin', routes = {} }: Options = {},
) {
  let person = aUser(over)
  let isConfirmed = false
  const guarded = (answer: () => Response) =>
    isConfirmed ? answer() : answers.problem('reauthentication_required')
  const app = renderApp(`/users/${person.id}`, {
    'GET /api/user': () => answers.json({ ...administrator, role }),
    'GET /api/admin/users': () => answers.list([person]),
    'GET /api/admin/users/:id': () => answers.json(person),
    'GET /api/admin/users/:id/login-history': () => answers.list([]),
    'GET /api/admin/audit-log': () => answers.list([]),
    'POST /api/reauthentication': () => {
      isConfirmed = true
      return answers.none()
    },
    'PATCH /api/admin/users/:id': ({ body }) =>
      guarded(() => {
        person = { ...person, ...(body as Partial<AdminUser>) }
        return answers.json(person)
      }),
    'DELETE /api/admin/users/:id/sessions': () => {
      person = { ...person, sessions: 0 }
      return answers.none()
    },
    'POST /api/admin/users/:id/reset-link': () =>
      guarded(() =>
        answers.json(
          { link: 'https://nila.test/reset-password#secret', expiresAt: '2026-11-20T09:40:00.000Z' },
          { status: 201 },
        ),
      ),
    ...routes,
  })
  const name = `User Details: ${person.username}`
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByText('No sign-in has been recorded yet.')
  return { ...app, dialog }
}
type Opened = Awaited<ReturnType<typeof openDetails>>

async function answerQuestion({ user }: Opened, action: string) {
  const question = within(await screen.findByRole('dialog', { name: action }))
  await user.click(question.getByRole('button', { name: action }))
}
async function givePassword({ user }: Opened) {
  const confirmation = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await user.type(confirmation.getByLabelText(/^Password/), `${PASSWORD}{Enter}`)
}
const press = ({ user, dialog }: Opened, name: string) => user.click(dialog.getByRole('button', { name }))

describe('what is offered', () => {
  const ALL = ['Sign out everywhere', 'Reset link', 'Change role', 'Suspend', 'Restore']
  const offered = ({ dialog }: Opened) => ALL.filter((name) => dialog.queryByRole('button', { name }))

  test.each([
    ['super_admin', {}, ['Sign out everywhere', 'Reset link', 'Change role', 'Suspend']],
    ['super_admin', { suspended: true }, ['Sign out everywhere', 'Change role', 'Restore']],
    ['super_admin', { role: 'admin' }, ['Sign out everywhere', 'Reset link', 'Change role', 'Suspend']],
    ['super_admin', { id: administrator.id, role: 'super_admin' }, ['Sign out everywhere', 'Reset link']],
    ['admin', {}, ['Sign out everywhere', 'Reset link']],
    ['admin', { role: 'editor' }, []],
    ['admin', { role: 'super_admin' }, []],
  ] as const)('to a %s for an account with %o', async (role, over, expected) => {
    expect(offered(await openDetails(over, { role }))).toEqual(expected)
  })
})

test('signing out everywhere asks first, says that it is done and shows what is left', async () => {
  const app = await openDetails({ sessions: 3 })
  await press(app, 'Sign out everywhere')
  screen.getByText(/^priya is signed out on every device, also where the device is remembered/)
  await answerQuestion(app, 'Sign out everywhere')
  expect((await app.dialog.findByText('priya is signed out on every device.')).getAttribute('role')).toBe(
    'status',
  )
  await screen.findByText('Signed out everywhere')
  expect(app.api.asked('DELETE', `${USER}/sessions`)).toHaveLength(1)
  await waitFor(() => expect(app.dialog.getByText('Live sessions').nextSibling?.textContent).toBe('0'))
})

test('Cancel changes nothing', async () => {
  const app = await openDetails()
  await press(app, 'Suspend')
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(app.api.asked('PATCH', USER)).toHaveLength(0)
})

test('R26 a suspension asks for the password, is shown, and is taken back', async () => {
  const app = await openDetails()
  await press(app, 'Suspend')
  await answerQuestion(app, 'Suspend')
  await givePassword(app)
  await app.dialog.findByText('priya is signed out and cannot sign in.')
  await app.dialog.findByText('Suspended')
  await press(app, 'Restore')
  await answerQuestion(app, 'Restore')
  await app.dialog.findByText('priya can sign in again.')
  await waitFor(() => expect(app.dialog.queryByText('Suspended')).toBeNull())
  const bodies = app.api.asked('PATCH', USER).map(({ body }) => body)
  expect(bodies).toEqual([{ suspended: true }, { suspended: true }, { suspended: false }])
})

test('R26 a role is chosen among what each of them means, and given after the password', async () => {
  const app = await openDetails()
  await press(app, 'Change role')
  const question = within(await screen.findByRole('dialog', { name: 'Role of priya' }))
  expect(question.getAllByRole('radio')).toHaveLength(4)
  question.getByText('Also changes the words on the pages. Sees neither users nor reviews here.')
  expect(question.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true)
  await app.user.click(question.getByRole('radio', { name: /^Editor/ }))
  await app.user.click(question.getByRole('button', { name: 'Change role' }))
  await givePassword(app)
  await screen.findByText('priya now has the role Editor.')
  expect(app.api.asked('PATCH', USER).at(-1)).toMatchObject({ body: { role: 'editor' } })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Role of priya' })).toBeNull())
  app.dialog.getByText('Editor')
})

test('a refused role is said where it was chosen, and the choice stays', async () => {
  const app = await openDetails(
    {},
    { routes: { 'PATCH /api/admin/users/:id': () => answers.problem('own_account') } },
  )
  await press(app, 'Change role')
  const question = within(await screen.findByRole('dialog', { name: 'Role of priya' }))
  await app.user.click(question.getByRole('radio', { name: /^Editor/ }))
  await app.user.click(question.getByRole('button', { name: 'Change role' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/^You cannot change your own role/)
  expect(question.getByRole('radio', { name: /^Editor/ })).toHaveProperty('checked', true)
})

test('a refusal stands beside the buttons', async () => {
  const refused = { 'DELETE /api/admin/users/:id/sessions': () => answers.problem('user_not_found') }
  const app = await openDetails({}, { routes: refused })
  await press(app, 'Sign out everywhere')
  await answerQuestion(app, 'Sign out everywhere')
  expect((await app.dialog.findByRole('alert')).textContent).toBe('User not found.')
})

test('a reset link is shown once with how long it works, copied, and then nowhere', async () => {
  const app = await openDetails()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await press(app, 'Reset link')
  await givePassword(app)
  const shown = within(await screen.findByRole('dialog', { name: 'Reset link for priya' }))
  expect(shown.getByLabelText('Link')).toHaveProperty('value', 'https://nila.test/reset-password#secret')
  shown.getByText(
    /^With this link, priya chooses a new password\. It works once, until 3:10 PM\. Please hand it over personally/,
  )
  await app.user.click(shown.getByRole('button', { name: 'Copy' }))
  await shown.findByText('Copied.')
  expect(copied).toHaveBeenCalledWith('https://nila.test/reset-password#secret')
  await app.user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByDisplayValue(/#secret/)).toBeNull())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
})

test('where the browser does not copy, the link stands selected and that is said', async () => {
  const app = await openDetails()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await press(app, 'Reset link')
  await givePassword(app)
  await app.user.click(await screen.findByRole('button', { name: 'Copy' }))
  await screen.findByText(/The link is selected/)
  const link = screen.getByLabelText<HTMLInputElement>('Link')
  expect(link.selectionEnd).toBe(link.value.length)
})
