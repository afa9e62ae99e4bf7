import { getAdminUser, listUserLogins, listUsers } from '@nila/api/contract'
import { buildLoginAttempt, buildUser } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

test('users are found by name or address, in any script', async () => {
  const admin = await api.signIn({ role: 'admin', username: 'asha', email: 'asha@nila.test' })
  await buildUser({ username: 'கயல்விழி', email: 'kayal@example.org' })
  await buildUser({ username: 'Ravi', email: null })
  const names = async (q: string) =>
    (await admin.list(listUsers, { filter: { q } })).items.map(({ username }) => username)
  expect(await names('கயல்')).toEqual(['கயல்விழி'])
  expect(await names('EXAMPLE.org')).toEqual(['கயல்விழி'])
  expect(await names('rav')).toEqual(['Ravi'])
  expect(await names('nobody')).toEqual([])
})

test('a role narrows the list, and an id list is answered whole', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const { id } = await buildUser({ role: 'editor' })
  expect((await admin.list(listUsers, { filter: { role: 'editor' } })).items).toMatchObject([
    { id, isAdmin: false },
  ])
  const { items } = await admin.list(listUsers, { filter: { id: [id, admin.user.id] }, range: [0, 0] })
  expect(items).toHaveLength(2)
})

test('one user shows live sessions and their own login history', async () => {
  const admin = await api.signIn({ role: 'admin' })
  const { user } = await api.signIn({ username: 'ravi' })
  await buildLoginAttempt()
  await buildLoginAttempt({ userId: user.id, outcome: 'failure', browser: 'Firefox on Linux' })
  expect(await admin.call(getAdminUser, { params: { id: user.id } })).toMatchObject({
    username: 'ravi',
    sessions: 1,
  })
  const { items, total } = await admin.list(listUserLogins, {}, { id: user.id })
  expect(total).toBe(2)
  expect(items.map(({ outcome }) => outcome).sort()).toEqual(['failure', 'success'])
})

test('a user who is not there is not found', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await expect(admin.call(getAdminUser, { params: { id: 999 } })).rejects.toMatchObject({
    code: 'user_not_found',
  })
  expect((await admin.fetch('/api/admin/users/999/login-history')).status).toBe(404)
})
