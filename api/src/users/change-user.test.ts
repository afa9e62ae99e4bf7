import {
  beginPasskeyRegistration,
  changeUser,
  getAdminUser,
  getUser,
  listAuditLog,
  listUsers,
  login,
  type Role,
  redeemSignInLink,
  requestSignInLink,
  resetPassword,
} from '@nila/api/contract'
import { AccountLink, AuditEntry, RememberedDevice, Session, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()

/** A super-administrator who has just given the password again. */
async function superAdmin(username = 'asha') {
  const agent = await api.signIn({ role: 'super_admin', username })
  await confirmPassword(agent)
  return agent
}
const change = (agent: Agent, id: number, body: { role?: Role; suspended?: boolean }) =>
  agent.call(changeUser, { params: { id }, body })
const actions = async () =>
  (await AuditEntry.query().where('action', 'like', 'user.%').orderBy('id')).map(
    ({ action, subjectId, actorName, details }) => ({ action, subjectId, actorName, details }),
  )
const signInRemembered = async (username: string) => {
  const agent = api.visitor()
  await agent.call(login, { body: { username, password: PASSWORD, remember: true } })
  return agent
}

describe('R26 changing an account', () => {
  test('takes a super-administrator, who gave the password within the last ten minutes', async () => {
    const { id } = await buildAccount({ username: 'ravi' })
    const admin = await api.signIn({ role: 'admin' })
    await confirmPassword(admin)
    await expect(change(admin, id, { role: 'admin' })).rejects.toMatchObject({ code: 'admin_forbidden' })

    const asha = await api.signIn({ role: 'super_admin', username: 'asha' })
    const unconfirmed = { status: 403, code: 'reauthentication_required' }
    await expect(change(asha, id, { suspended: true })).rejects.toMatchObject(unconfirmed)
    await confirmPassword(asha)
    await change(asha, id, { role: 'editor' })
    await Session.query().patch({
      reauthenticatedAt: Session.raw("reauthenticated_at - interval '10 minutes'"),
    })
    await expect(change(asha, id, { role: 'admin' })).rejects.toMatchObject(unconfirmed)
    expect(await User.query().findById(id)).toMatchObject({ role: 'editor', suspendedAt: null })
  })

  test('nobody does it to themselves', async () => {
    const asha = await superAdmin()
    for (const body of [{ role: 'user' as const }, { suspended: true }]) {
      await expect(change(asha, asha.user.id, body)).rejects.toMatchObject({
        status: 409,
        code: 'own_account',
      })
    }
    expect(await asha.call(getUser, {})).toMatchObject({ role: 'super_admin' })
  })

  test('two super-administrators who demote each other at once leave one', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [one, other] = [await superAdmin(`one ${round}`), await superAdmin(`other ${round}`)]
      const results = await Promise.allSettled([
        change(one, other.user.id, { role: 'user' }),
        change(other, one.user.id, { role: 'user' }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await User.query().where({ role: 'super_admin' }).resultSize()).toBe(1)
      await User.query().delete()
    }
  })

  test('what is not of the contract is refused, and nobody is not found', async () => {
    const asha = await superAdmin()
    const { id } = await buildAccount()
    for (const body of [
      { role: 'owner' },
      { suspended: 'yes' },
      { isAdmin: true },
      { email: 'x@example.org' },
    ]) {
      expect((await asha.send('PATCH', `/api/admin/users/${id}`, body)).status).toBe(400)
    }
    await expect(change(asha, 99_999, { role: 'editor' })).rejects.toMatchObject({ code: 'user_not_found' })
  })
})

describe('a role', () => {
  test("R20 a demoted administrator's next call is refused, in the session that goes on", async () => {
    const asha = await superAdmin()
    const ravi = await api.signIn({ role: 'admin', username: 'ravi' })
    await ravi.list(listUsers)
    expect(await change(asha, ravi.user.id, { role: 'user' })).toMatchObject({ role: 'user', isAdmin: false })
    await expect(ravi.list(listUsers)).rejects.toMatchObject({ status: 403 })
    expect(await ravi.call(getUser, {})).toMatchObject({ role: 'user' })
    expect(await actions()).toEqual([
      {
        action: 'user.change_role',
        actorName: 'asha',
        subjectId: ravi.user.id,
        details: { from: 'admin', to: 'user' },
      },
    ])
  })

  test('a new one ends what was confirmed with the password', async () => {
    const asha = await superAdmin()
    const ravi = await api.signIn({ username: 'ravi' })
    await confirmPassword(ravi)
    await change(asha, ravi.user.id, { role: 'admin' })
    await expect(ravi.call(beginPasskeyRegistration, { body: {} })).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
  })

  test('a new one forgets the devices, and keeps the session that was opened on them', async () => {
    const asha = await superAdmin()
    const { id } = await buildAccount({ username: 'ravi' })
    const ravi = await signInRemembered('ravi')
    expect(await RememberedDevice.query().resultSize()).toBe(1)
    await change(asha, id, { role: 'admin' })
    expect(await RememberedDevice.query().resultSize()).toBe(0)
    expect(await ravi.call(getUser, {})).toMatchObject({ role: 'admin' })
  })

  test('a link that was handed over for the old one is worth nothing', async () => {
    const asha = await superAdmin()
    const admin = await api.signIn({ role: 'admin' })
    await confirmPassword(admin)
    const { id } = await buildAccount({ username: 'ravi' })
    const answer = await admin.send('POST', `/api/admin/users/${id}/reset-link`, {})
    const token = new URL(((await answer.json()) as { link: string }).link).hash.slice(1)
    await change(asha, id, { role: 'super_admin' })
    const reset = api.visitor().call(resetPassword, { body: { token, newPassword: 'another-river-28' } })
    await expect(reset).rejects.toMatchObject({ code: 'invalid_or_expired' })
  })
})

describe('a suspension', () => {
  test('ends sessions, devices and links, and a restored account is as it was', async () => {
    const asha = await superAdmin()
    const { id } = await buildAccount({ username: 'ravi', email: 'ravi@example.org', role: 'user' })
    const ravi = await signInRemembered('ravi')
    await ravi.call(requestSignInLink, { body: { username: 'ravi' } })
    const { token } = await newestLink()

    expect(await change(asha, id, { suspended: true })).toMatchObject({ suspended: true, sessions: 0 })
    await expect(ravi.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    await expect(signInRemembered('ravi')).rejects.toMatchObject({ code: 'account_suspended' })
    expect(await RememberedDevice.query().resultSize()).toBe(0)
    expect(await AccountLink.query().where({ usedAt: null }).resultSize()).toBe(0)

    expect(await change(asha, id, { suspended: false })).toMatchObject({
      suspended: false,
      role: 'user',
      email: 'ravi@example.org',
    })
    await expect(ravi.call(getUser, {})).rejects.toMatchObject({ status: 401 })
    await expect(ravi.call(redeemSignInLink, { body: { token } })).rejects.toMatchObject({ status: 400 })
    await signInRemembered('ravi')
    expect((await actions()).map(({ action }) => action)).toEqual(['user.suspend', 'user.restore'])
  })

  test('a session that slips in while it lasts is not one when the account is restored', async () => {
    const asha = await superAdmin()
    const ravi = await api.signIn({ username: 'ravi' })
    await User.query().patch({ suspendedAt: new Date() }).where({ id: ravi.user.id })
    await change(asha, ravi.user.id, { suspended: false })
    await expect(ravi.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  })

  test('a repeat, of it or of a role, is a 200 that changes and writes down nothing', async () => {
    const asha = await superAdmin()
    const { id } = await buildAccount({ role: 'editor' })
    await change(asha, id, { suspended: true })
    const before = await User.query().findById(id)
    const entries = await asha.list(listAuditLog)
    expect(await change(asha, id, { suspended: true, role: 'editor' })).toMatchObject({ suspended: true })
    expect(await change(asha, id, {})).toMatchObject({ suspended: true })
    expect(await User.query().findById(id)).toEqual(before)
    expect((await asha.list(listAuditLog)).total).toBe(entries.total)
  })
})

test('the list and the details say who has a second factor', async () => {
  const asha = await superAdmin()
  await buildAccount({ username: 'ravi', hasSecondFactor: true })
  const { items } = await asha.list(listUsers, { sort: ['username', 'ASC'] })
  expect(items.map(({ username, secondFactor }) => [username, secondFactor])).toEqual([
    ['asha', false],
    ['ravi', true],
  ])
  const id = items[1]?.id ?? 0
  expect(await asha.call(getAdminUser, { params: { id } })).toMatchObject({ secondFactor: true })
})
