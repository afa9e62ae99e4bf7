import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createProviders } from '../providers/providers.ts'
import { administrator, answers, createFakeApi } from '../testing/fake-api.ts'
import { DirectAccessApp } from './DirectAccessApp.tsx'
import { type OneTimeLink, parseFragment, takeLink } from './fragment.ts'

afterEach(() => vi.unstubAllGlobals())

const creation = { token: 'secret', username: 'ADMIN' }
const recovery = { token: 'secret', username: null }

function open(redeem = () => answers.json(administrator, { status: 201 }), link: OneTimeLink = creation) {
  const api = createFakeApi({ 'POST /api/recovery-links/redeem': redeem })
  vi.stubGlobal('fetch', api.send)
  const leave = vi.fn()
  const user = userEvent.setup()
  render(<DirectAccessApp providers={createProviders(api.send)} link={link} leave={leave} />)
  return { api, leave, user }
}

test('the fragment gives the token and the name', () => {
  expect(parseFragment('#t=a%2Bb&username=Asha%20Rao')).toEqual({ token: 'a+b', username: 'Asha Rao' })
  expect(parseFragment('#t=secret')).toEqual({ token: 'secret', username: null })
  expect(parseFragment('')).toBeNull()
  expect(parseFragment('#username=ADMIN')).toBeNull()
})

test('the link leaves the address bar when it is read', () => {
  window.history.replaceState(null, '', '/nila-admin#t=secret&username=ADMIN')
  expect(takeLink()).toEqual({ token: 'secret', username: 'ADMIN' })
  expect(window.location.href).toMatch(/\/nila-admin$/)
})

test('without a link the page leads to sign-in', async () => {
  const leave = vi.fn()
  render(<DirectAccessApp providers={createProviders()} link={null} leave={leave} />)
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/auth'))
})

test('opening the link shows the banner and asks the API for nothing', async () => {
  const { api } = open()
  await screen.findByText('Direct Admin Access Mode')
  expect(screen.getByRole('textbox', { name: /Username/ })).toHaveProperty('value', 'ADMIN')
  expect(api.calls).toEqual([])
})

test('the administrator is created, and the page leads to the administration', async () => {
  const { api, leave, user } = open()
  await user.type(await screen.findByLabelText(/^Password/), 'quiet-river-27')
  await user.type(screen.getByLabelText(/^Repeat/), 'quiet-river-27')
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'))
  expect(api.calls).toMatchObject([
    { body: { token: 'secret', username: 'ADMIN', password: 'quiet-river-27' } },
  ])
})

test.each([
  ['12345', '12345', 'Password must be at least 6 characters'],
  ['quiet-river-27', 'quiet-river-28', 'Passwords do not match'],
])('the passwords %s and %s are refused before anything is sent', async (password, again, words) => {
  const { api, user } = open()
  await user.type(await screen.findByLabelText(/^Password/), password)
  await user.type(screen.getByLabelText(/^Repeat/), again)
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  await screen.findByText(words)
  expect(api.calls).toEqual([])
})

test('a spent link says how to print a new one, and nothing that was typed is lost', async () => {
  const { user } = open(() => answers.problem('invalid_or_expired'))
  await user.type(await screen.findByLabelText(/^Password/), 'quiet-river-27')
  await user.type(screen.getByLabelText(/^Repeat/), 'quiet-river-27')
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  await screen.findByText('This link has already been used or has expired.')
  screen.getByText('npm run admin:create')
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'quiet-river-27')
})

test("a field's problem from the API stands at the field", async () => {
  const fields = { password: { code: 'password_too_common', error: '' } }
  const { user } = open(() => answers.problem('invalid_input', fields))
  await user.type(await screen.findByLabelText(/^Password/), 'password1')
  await user.type(screen.getByLabelText(/^Repeat/), 'password1')
  await user.click(screen.getByRole('button', { name: 'Create administrator' }))
  await screen.findByText(/among the first that anyone would guess/)
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true')
})

test('R13 a link that lets an administrator in is spent by itself, and leads to the administration', async () => {
  const { api, leave } = open(() => answers.json({ ...administrator, directAccess: true }), recovery)
  await screen.findByText('Direct Admin Access Mode')
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'))
  expect(api.calls).toMatchObject([{ path: '/api/recovery-links/redeem', body: { token: 'secret' } }])
})

test('R7 a page that nobody sees spends nothing, until somebody does', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { api, leave } = open(() => answers.json(administrator), recovery)
  await screen.findByText('Signing you in…')
  expect(api.calls).toEqual([])
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'))
  state.mockRestore()
})

test('a spent link that lets an administrator in says how to print another, and leads nowhere', async () => {
  const { api, leave } = open(() => answers.problem('invalid_or_expired'), recovery)
  await screen.findByText('This link has already been used or has expired.')
  screen.getByText('npm run admin:recover -- --user …')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(leave).not.toHaveBeenCalled()
  expect(api.calls).toHaveLength(1)
})

test('an API that is away spends nothing, and can be tried again', async () => {
  let isAway = true
  const { leave, user } = open(
    () => (isAway ? answers.problem('service_unavailable') : answers.json(administrator)),
    recovery,
  )
  await screen.findByText('You could not be signed in')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'))
})
