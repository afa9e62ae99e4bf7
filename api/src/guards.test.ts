import { isList } from '@nila/api/contract'
import { User } from '@nila/db'
import { buildReview } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import type { Agent } from '../testing/agent.ts'
import { useApi } from '../testing/api.ts'
import { confirmPassword } from '../testing/second-factors.ts'
import { endpoints } from './http/open-api.ts'
import { ALIASES } from './old-addresses.ts'

const api = useApi()

const concrete = (path: string) => path.replace(/:(\w+)/g, '1')
const canonical = [...endpoints.values()].map((target) => ({ target, path: `/api${target.path}` }))
const guarded = [...canonical, ...ALIASES.map(([path, target]) => ({ target, path }))].filter(
  ({ target }) => target.guard !== 'public',
)
// By where they are, not by what they say: a guard that was loosened by mistake must not excuse itself from the test.
const ofAdmins = [...canonical, ...ALIASES.map(([path, target]) => ({ target, path }))].filter(
  ({ target, path }) => target.path.startsWith('/admin/') || path.startsWith('/api/admin/'),
)
const open = ['GET /debug/session', 'GET /installation', 'GET /reviews']
const forGuests = [
  'POST /passkeys/authentication/options',
  'POST /passkeys/authentication/verify',
  'POST /register',
  'POST /login',
  'POST /logout',
  'POST /verify-auth',
  'POST /recovery-links/redeem',
  'POST /direct-login',
  'POST /sign-in-links/redeem',
  'POST /reset-password',
  'POST /email-verifications/redeem',
]
const title = ({ target, path }: (typeof guarded)[number]) =>
  [`${target.method} ${path}`, { target, path }] as const

const ask = (agent: Agent, { target, path }: (typeof guarded)[number]) =>
  target.method === 'GET'
    ? agent.fetch(concrete(path))
    : agent.send(target.method, concrete(path), { ids: [1], isApproved: 1 })

describe('R22 whoever has no right to an address gets no data from it', () => {
  test.each(guarded.map(title))('%s answers 401 to a guest', async (_, address) => {
    await buildReview({ title: 'A secret title' })
    const response = await ask(api.visitor(), address)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('secret')
  })

  test.each(ofAdmins.map(title))('%s answers 403 to a user and to an editor', async (_, address) => {
    await buildReview({ title: 'A secret title' })
    for (const role of ['user', 'editor'] as const) {
      const response = await ask(await api.signIn({ role }), address)
      expect(response.status).toBe(403)
      expect(await response.text()).not.toContain('secret')
    }
    expect(await api.database.db('reviews')).toMatchObject([{ isApproved: 0 }])
  })

  test('only what is meant for everyone is open to everyone', () => {
    const isOpen = canonical.filter(({ target }) => target.guard === 'public')
    const lines = isOpen.map(({ target }) => `${target.method} ${target.path}`)
    expect(lines.sort()).toEqual([...open, ...forGuests].sort())
  })

  test('a header or a body that names an administrator changes nothing', async () => {
    await buildReview()
    const user = await api.signIn({ username: 'ADMIN', role: 'user' })
    const response = await user.send(
      'PATCH',
      '/api/direct-update-review/1',
      { isApproved: 1, adminUsername: 'ADMIN' },
      { 'X-Admin-Token': 'admin' },
    )
    expect(response.status).toBe(403)
  })
})

test("R20 a demoted administrator's next call is refused", async () => {
  const admin = await api.signIn({ role: 'admin' })
  expect((await admin.fetch('/api/admin/users')).status).toBe(200)
  await User.query().patch({ role: 'user' }).where({ id: admin.user.id })
  expect((await admin.fetch('/api/admin/users')).status).toBe(403)
})

describe('old addresses', () => {
  const lists = ALIASES.filter(([, target]) => isList(target))

  test.each(lists)(
    '%s answers an administrator as its canonical address, and names it',
    async (path, target) => {
      await buildReview()
      const admin = await api.signIn({ role: 'admin' })
      const response = await admin.fetch(path)
      expect(response.headers.get('Deprecation')).toMatch(/^@\d+$/)
      expect(response.headers.get('Link')).toBe(`</api${target.path}>; rel="successor-version"`)
      expect(await response.json()).toEqual(await (await admin.fetch(`/api${target.path}`)).json())
    },
  )

  test('the old calls that change reviews still do', async () => {
    const { id } = await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('PATCH', `/api/direct-update-review/${id}`, { isApproved: 1 })
    expect(response.headers.get('Link')).toContain(`/api/admin/reviews/${id}`)
    expect(await response.json()).toMatchObject({ id, isApproved: 1 })
    expect((await admin.fetch(`/api/direct-delete-review/${id}`, { method: 'DELETE' })).status).toBe(204)
  })
})

test('R24 no answer to an administrator carries a password or its hash', async () => {
  await buildReview()
  const admin = await api.signIn({ role: 'super_admin' })
  await confirmPassword(admin)
  for (const { target, path } of canonical.filter(({ target }) => target.method === 'GET')) {
    const response = await admin.fetch(concrete(path))
    expect(`${target.path} ${await response.text()}`).not.toMatch(/password|argon2/i)
  }
})
