import { createClient } from '@nila/api/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { administrator, answers, createFakeApi } from '../testing/fake-api.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { createSession } from './session.ts'

const SIGN_IN = 'http://localhost:3000/auth?redirect_to=%2Fadmin%2Freviews%3Fpage%3D2'

function connect(routes: Parameters<typeof createFakeApi>[0]) {
  const api = createFakeApi(routes)
  const lookAgain = vi.fn()
  const keepDrafts = vi.fn()
  const session = createSession(createClient(api.send))
  const events = { onRefusal: lookAgain, onSessionEnd: keepDrafts }
  const auth = createAuthProvider(session, createI18nProvider().translate, events)
  return { api, lookAgain, keepDrafts, auth }
}

beforeEach(() => window.history.replaceState(null, '', '/admin/reviews?page=2'))

test('a guest goes to sign in, with the way back', async () => {
  const { auth } = connect({ 'GET /api/user': () => answers.problem('authentication_required') })
  await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: SIGN_IN, message: false })
})

test('a guest who is led away costs no logout request', async () => {
  const { api, auth } = connect({ 'GET /api/user': () => answers.problem('authentication_required') })
  await auth.checkAuth({}).catch(() => {})
  expect(await auth.logout({})).toBe(SIGN_IN)
  expect(api.asked('POST', '/api/logout')).toHaveLength(0)
})

test('who is signed in is asked once', async () => {
  const { api, auth } = connect({ 'GET /api/user': () => answers.json(administrator) })
  await auth.checkAuth({})
  await auth.checkAuth({})
  expect(await auth.getIdentity?.()).toEqual({
    id: 1,
    fullName: 'ADMIN',
    role: 'super_admin',
    isAdmin: true,
    isDemo: false,
    secondFactor: false,
    needsSecondFactor: false,
    directAccess: false,
  })
  expect(api.asked('GET', '/api/user')).toHaveLength(1)
})

test('a 401 in the middle of the work leads to sign-in with the way back, and what was typed is put away', async () => {
  const { auth, keepDrafts } = connect({ 'GET /api/user': () => answers.json(administrator) })
  await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({
    redirectTo: SIGN_IN,
    logoutUser: false,
    message: false,
  })
  expect(keepDrafts).toHaveBeenCalledOnce()
})

test('a 403 makes the guard look again at who this is', async () => {
  const { api, auth, lookAgain } = connect({ 'GET /api/user': () => answers.json(administrator) })
  await auth.checkAuth({})
  await auth.checkError({ status: 403 })
  expect(lookAgain).toHaveBeenCalledOnce()
  await auth.getIdentity?.()
  expect(api.asked('GET', '/api/user')).toHaveLength(2)
})

test('being asked for the password again is no change of role', async () => {
  const { api, auth, lookAgain } = connect({ 'GET /api/user': () => answers.json(administrator) })
  await auth.checkAuth({})
  await auth.checkError({ status: 403, body: { code: 'reauthentication_required' } })
  expect(lookAgain).not.toHaveBeenCalled()
  await auth.getIdentity?.()
  expect(api.asked('GET', '/api/user')).toHaveLength(1)
})

test('a second factor that the API misses is known until it has been shown', async () => {
  const { auth, lookAgain } = connect({ 'GET /api/user': () => answers.json(administrator) })
  await auth.checkError({ status: 403, body: { code: 'second_factor_needed' } })
  expect(await auth.getIdentity?.()).toMatchObject({ needsSecondFactor: true })
  auth.onSecondFactor()
  expect(lookAgain).toHaveBeenCalledTimes(2)
  expect(await auth.getIdentity?.()).toMatchObject({ needsSecondFactor: false })
})

test("the session of an operator's link says when it ends", async () => {
  const session = { createdAt: '2026-11-20T09:30:00.000Z', isCurrent: true }
  const { auth } = connect({
    'GET /api/user': () => answers.json({ ...administrator, directAccess: true }),
    'GET /api/sessions': () =>
      answers.list([{ ...session, createdAt: '2026-11-20T08:00:00.000Z', isCurrent: false }, session]),
  })
  const endsAt = '2026-11-20T10:00:00.000Z'
  expect(await auth.getIdentity?.()).toMatchObject({ directAccess: { endsAt } })
})

test('an API that is away is no sign-out: the guard lets pass and the shell says so', async () => {
  const { auth } = connect({ 'GET /api/user': () => answers.problem('service_unavailable') })
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
  await expect(auth.getIdentity?.()).rejects.toMatchObject({ status: 503 })
})

test('a logout ends the session and leads to the landing page', async () => {
  const { api, auth } = connect({
    'GET /api/user': () => answers.json(administrator),
    'POST /api/logout': answers.none,
  })
  await auth.checkAuth({})
  expect(await auth.logout({})).toMatch(/^http:\/\/localhost:3000\/\?loggedout=\d+$/)
  expect(api.asked('POST', '/api/logout')).toHaveLength(1)
})

test('what is refused after a logout does not lead to sign-in instead of the landing page', async () => {
  const { auth, keepDrafts } = connect({
    'GET /api/user': () => answers.json(administrator),
    'POST /api/logout': answers.none,
  })
  await auth.checkAuth({})
  await auth.logout({})
  await auth.checkError({ status: 401 })
  expect(keepDrafts).not.toHaveBeenCalled()

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: SIGN_IN })
})
