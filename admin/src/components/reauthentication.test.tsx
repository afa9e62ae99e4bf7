import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { administrator, anEmailLog, answers } from '../testing/fake-api.ts'
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

async function startDeleting(check: (password: string) => Response, routes = {}) {
  const app = renderApp('/email-logs', { ...guarding(check), ...routes })
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

/** A browser with passkeys, whose owner does what `get` does. */
function withPasskeys(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: unknown) => options })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
}
afterEach(() => vi.unstubAllGlobals())

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} }
const secured = {
  'GET /api/user': () => answers.json({ ...administrator, secondFactor: true }),
  'POST /api/passkeys/authentication/options': () => answers.json({ challenge: 'BBBB' }),
}

test('a passkey does instead of the password', async () => {
  withPasskeys(async () => ({ toJSON: () => passkey }))
  const { api, user, dialog } = await startDeleting(answers.none, secured)
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  await screen.findByText('Email log deleted')
  expect(api.asked('POST', '/api/reauthentication')).toMatchObject([{ body: { passkey } }])
})

test('a passkey that is not taken is said; one that is put away is not', async () => {
  const outcomes = [
    () => Promise.reject(new DOMException('', 'NotAllowedError')),
    async () => ({ toJSON: () => passkey }),
  ]
  withPasskeys(() => outcomes.shift()?.() ?? Promise.reject())
  const { user, dialog } = await startDeleting(() => answers.problem('passkey_failed'), secured)
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Use a passkey' })).toHaveProperty('disabled', false),
  )
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  await dialog.findByText('The passkey did not work. Please try again.')
})

test('where the browser or the account has none, none is offered', async () => {
  const { dialog } = await startDeleting(answers.none, secured)
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
