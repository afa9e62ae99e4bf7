import { getUser, issueResetLink, listAuditLog, login, resetPassword } from '@nila/api/contract'
import { AccountLink, OutboxEmail, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()
const NEW = 'another-river-28'

async function confirmed(role: 'admin' | 'super_admin') {
  const agent = await api.signIn({ role })
  await confirmPassword(agent)
  return agent
}
const issue = (agent: Agent, id: number) => agent.call(issueResetLink, { params: { id }, body: {} })
const reset = (link: string, newPassword = NEW) =>
  api.visitor().call(resetPassword, { body: { token: new URL(link).hash.slice(1), newPassword } })

test('a link to hand over lets a user without an address choose a new password, in any browser and once', async () => {
  const admin = await confirmed('admin')
  const ravi = await api.signIn({ username: 'ravi', email: null })
  const { link, expiresAt } = await issue(admin, ravi.user.id)
  expect(link).toMatch(new RegExp(`^${api.url}/reset-password#[\\w-]{43}$`))
  const life = new Date(expiresAt).getTime() - Date.now()
  expect(life).toBeGreaterThan(9 * 60_000)
  expect(life).toBeLessThanOrEqual(10 * 60_000 + 1000)

  await reset(link)
  await expect(ravi.call(getUser, {})).rejects.toMatchObject({ status: 401 })
  const signIn = (password: string) => api.visitor().call(login, { body: { username: 'ravi', password } })
  await expect(signIn(PASSWORD)).rejects.toMatchObject({ status: 401 })
  expect(await signIn(NEW)).toMatchObject({ username: 'ravi', emailVerified: false })
  await expect(reset(link, 'a-third-river-29')).rejects.toMatchObject({ code: 'invalid_or_expired' })
})

test('it proves no address: that it came from an administrator says nothing about who reads the mail', async () => {
  const admin = await confirmed('admin')
  const { id } = await buildAccount({ username: 'ravi', email: 'ravi@example.org' })
  await reset((await issue(admin, id)).link)
  expect(await User.query().findById(id)).toMatchObject({ emailVerifiedAt: null })
})

test('R9 it is dead after ten minutes', async () => {
  const admin = await confirmed('admin')
  const { id } = await buildAccount()
  const { link } = await issue(admin, id)
  await AccountLink.query().patch({ expiresAt: AccountLink.raw("expires_at - interval '10 minutes'") })
  await expect(reset(link)).rejects.toMatchObject({ code: 'invalid_or_expired' })
})

test('R42 it is written down that there was one, and the link itself nowhere', async () => {
  const admin = await confirmed('admin')
  const { id } = await buildAccount()
  const { link } = await issue(admin, id)
  const token = new URL(link).hash.slice(1)
  const { items } = await admin.list(listAuditLog, { filter: { action: 'user.issue_reset_link' } })
  expect(items).toMatchObject([{ actorId: admin.user.id, subjectId: id, details: {} }])
  expect(api.log()).not.toContain(token)
  expect(JSON.stringify(await AccountLink.query())).not.toContain(token)
  expect(await OutboxEmail.query().resultSize()).toBe(0)
})

describe('R26 who may make one', () => {
  test('the password is asked for', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await buildAccount()
    await expect(issue(admin, id)).rejects.toMatchObject({ code: 'reauthentication_required' })
  })

  test.each(['editor', 'admin', 'super_admin'] as const)(
    'for somebody of the role %s only a super-administrator',
    async (role) => {
      const { id } = await buildAccount({ role })
      const refused = { status: 403, code: 'forbidden' }
      await expect(issue(await confirmed('admin'), id)).rejects.toMatchObject(refused)
      expect(await AccountLink.query().resultSize()).toBe(0)
      await expect(issue(await confirmed('super_admin'), id)).resolves.toHaveProperty('link')
    },
  )

  test('for a suspended account nobody', async () => {
    const { id } = await buildAccount({ suspendedAt: new Date() })
    const refused = { code: 'account_suspended' }
    await expect(issue(await confirmed('super_admin'), id)).rejects.toMatchObject(refused)
  })
})
