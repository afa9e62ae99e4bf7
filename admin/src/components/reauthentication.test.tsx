import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEmailLog, answers } from '../testing/fake-api.ts'
import { renderApp } from '../testing/render-app.tsx'

const log = anEmailLog()
const DELETION = ['DELETE', log.path] as const

/** An API that deletes its one log only for who gave the password. */
function guarding(check: (password: string) => Response) {
  let isConfirmed = false
  let logs = [log]
  return {
    'GET /api/admin/email-logs': () => answers.logs(logs),
    'POST /api/reauthentication': ({ body }: { body: unknown }) => {
      const answer = check((body as { password: string }).password)
      isConfirmed = answer.ok
      return answer
    },
    'DELETE /api/admin/email-logs/:filename': () => {
      if (!isConfirmed) return answers.problem('reauthentication_required')
      logs = []
      return answers.none()
    },
  }
}
const wrong = () => {
  const fields = { password: { code: 'password_wrong', error: '' } }
  return answers.problem('invalid_input', fields)
}

async function startDeleting(check: (password: string) => Response) {
  const app = renderApp('/email-logs', guarding(check))
  await app.user.click(await screen.findByRole('button', { name: /^Delete the email to asha/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  const element = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  return { ...app, dialog: within(element) }
}

test('the password is asked for, and the refused deletion is then done by itself', async () => {
  const { api, user, dialog } = await startDeleting(answers.none)
  await user.type(dialog.getByLabelText(/^Password/), 'a quiet river{Enter}')
  await screen.findByText('Email log deleted')
  expect(api.asked('POST', '/api/reauthentication')).toMatchObject([{ body: { password: 'a quiet river' } }])
  expect(api.asked(...DELETION)).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the password field has the focus, and an empty one asks the API for nothing', async () => {
  const { api, user, dialog } = await startDeleting(answers.none)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/)))
  await user.keyboard('{Enter}')
  await dialog.findByText('Password is required')
  expect(api.asked('POST', '/api/reauthentication')).toHaveLength(0)
})

test('a wrong password is said at the field, and nothing is deleted', async () => {
  const { api, user, dialog } = await startDeleting(wrong)
  await user.type(dialog.getByLabelText(/^Password/), 'guess{Enter}')
  await dialog.findByText('That is not your password.')
  expect(dialog.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true')
  expect(api.asked(...DELETION)).toHaveLength(1)
})

test('too many attempts are said in the dialog', async () => {
  const { user, dialog } = await startDeleting(() => answers.problem('too_many_attempts'))
  await user.type(dialog.getByLabelText(/^Password/), 'guess{Enter}')
  await dialog.findByText('Too many attempts. Please wait a little and try again.')
})

test('Cancel leaves everything as it was', async () => {
  const { api, user, dialog } = await startDeleting(answers.none)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('asha@example.org')
  expect(api.asked(...DELETION)).toHaveLength(1)
  expect(screen.queryByText(/Failed to delete|Delete operation failed|Email log deleted/)).toBeNull()
})
