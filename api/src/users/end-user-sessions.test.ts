import { endUserSessions, getAdminUser, getUser, listAuditLog, login, verifyAuth } from '@nila/api/contract'
import { RememberedDevice, Session } from '@nila/db'
import { expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const end = (agent: Agent, id: number) => agent.call(endUserSessions, { params: { id } })
const signIn = async (username: string, remember = false) => {
  const agent = api.visitor()
  await agent.call(login, { body: { username, password: PASSWORD, remember } })
  return agent
}

test('an administrator signs a user out everywhere, remembered devices included', async () => {
  const admin = await api.signIn({ role: 'admin', username: 'asha' })
  const { id } = await buildAccount({ username: 'ravi' })
  const places = [await signIn('ravi'), await signIn('ravi', true)]
  expect(await admin.call(getAdminUser, { params: { id } })).toMatchObject({ sessions: 2 })
  await end(admin, id)
  for (const place of places) {
    await expect(place.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    expect(await place.call(verifyAuth, { body: {} })).toEqual({ authenticated: false })
  }
  expect(await RememberedDevice.query().resultSize()).toBe(0)
  const { items } = await admin.list(listAuditLog, { filter: { action: 'user.end_sessions' } })
  expect(items).toMatchObject([{ actorName: 'asha', subjectType: 'user', subjectId: id }])
})

test.each(['editor', 'admin', 'super_admin'] as const)(
  'only a super-administrator does it to somebody of the role %s',
  async (role) => {
    const staff = await api.signIn({ role })
    const refused = { status: 403, code: 'forbidden' }
    await expect(end(await api.signIn({ role: 'admin' }), staff.user.id)).rejects.toMatchObject(refused)
    expect(await staff.call(getUser, {})).toMatchObject({ role })
    await end(await api.signIn({ role: 'super_admin' }), staff.user.id)
    await expect(staff.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  },
)

test('whoever does it to themselves stays signed in where they are', async () => {
  const admin = await api.signIn({ role: 'admin', username: 'asha' })
  const elsewhere = await signIn('asha')
  await end(admin, admin.user.id)
  await expect(elsewhere.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await admin.call(getUser, {})).toMatchObject({ username: 'asha' })
})

test('sessions that nobody has used for too long are not counted as live', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const { user } = await api.signIn({ username: 'ravi' })
  await Session.query()
    .patch({ lastUsedAt: Session.raw("now() - interval '13 hours'") })
    .where({ userId: user.id })
  expect(await admin.call(getAdminUser, { params: { id: user.id } })).toMatchObject({ sessions: 0 })
})

test('nobody is not found', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await expect(end(admin, 99_999)).rejects.toMatchObject({ code: 'user_not_found' })
})
