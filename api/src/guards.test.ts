import { isList } from '@nila/api/contract'
import { AuditEntry, User } from '@nila/db'
import { buildAvatar, buildReview, buildSubscription } from '@nila/db/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Agent } from '../testing/agent.ts'
import { useApi } from '../testing/api.ts'
import { confirmPassword } from '../testing/second-factors.ts'
import { endpoints } from './http/open-api.ts'
import { ALIASES, OLD_DECISIONS } from './old-addresses.ts'

const api = useApi()

const concrete = (path: string) => path.replace(/:(\w+)/g, '1')
const canonical = [...endpoints.values()].map((target) => ({ target, path: `/api${target.path}` }))
const old = [
  ...ALIASES.map(([path, target]) => ({ target, path })),
  ...OLD_DECISIONS.map((target) => ({ target, path: `/api${target.path}` })),
]
const guarded = [...canonical, ...old].filter(({ target }) => target.guard !== 'public')
// By where they are, not by what they say: a guard that was loosened by mistake must not excuse itself from the test.
const below = canonical.filter(({ path }) => path.startsWith('/api/admin/'))
/** The words of the site and their releases: all that editors have; what is protected among them is written at addresses of its own. */
const ofEditors = below.filter(
  ({ path }) => /^\/api\/admin\/(copy|releases)(\/|$)/.test(path) && !/protected/.test(path),
)
// Whoever has a cookie of a preview may let go of it.
const isOfAnyone = ({ path }: { path: string }) => path === '/api/admin/preview'
const ofStaff = [...below.filter((address) => !isOfAnyone(address)), ...old]
const ofAdmins = ofStaff.filter((address) => !ofEditors.includes(address))
const open = [
  'DELETE /admin/preview',
  'GET /avatars',
  'GET /debug/session',
  'GET /installation',
  'GET /mobile/app-info',
  'GET /reviews',
]
const forGuests = [
  'POST /passkeys/authentication/options',
  'POST /passkeys/authentication/verify',
  'POST /register',
  'POST /login',
  'POST /logout',
  'POST /verify-auth',
  'POST /recovery-links/redeem',
  'POST /analytics/track',
  'POST /contact',
  'POST /direct-login',
  'POST /sign-in-links/redeem',
  'POST /reset-password',
  'POST /email-verifications/redeem',
]
// Open where the operator lets guests try, and then each sees what is their own (chat/).
const ofTalkers = [
  'GET /chat/state',
  'PATCH /chat/preferences',
  'GET /chat/conversations',
  'DELETE /chat/conversations',
  'GET /chat/conversations/:id',
  'PATCH /chat/conversations/:id',
  'DELETE /chat/conversations/:id',
  'POST /chat/messages',
  'POST /chat/messages/:id/retry',
  'PUT /chat/messages/:id/rating',
  'POST /chat/messages/:id/report',
  'GET /chat/runs/:id/events',
  'POST /chat/runs/:id/stop',
  'POST /chat/shared',
]
// All that an editor may do in the back office.
const forEditors = [
  'GET /admin/copy/pages',
  'GET /admin/copy/pages/:page',
  'GET /admin/copy/entries/:locale/:key',
  'PUT /admin/copy/entries/:locale/:key',
  'DELETE /admin/copy/entries/:locale/:key',
  'POST /admin/copy/entries/:locale/:key/default',
  'GET /admin/copy/entries/:locale/:key/versions',
  'POST /admin/copy/translation-states',
  'GET /admin/copy/search',
  'GET /admin/copy/files/:locale',
  'POST /admin/copy/files/:locale',
  'POST /admin/copy/pictures',
  'GET /admin/copy/pictures/:name',
  'GET /admin/releases',
  'GET /admin/releases/:id',
  'POST /admin/releases',
  'DELETE /admin/releases/:id',
  'POST /admin/releases/:id/publish',
  'POST /admin/releases/:id/roll-back',
  'DELETE /admin/live-release',
  'POST /admin/releases/:id/preview',
]
const title = ({ target, path }: (typeof guarded)[number]) =>
  [`${target.method} ${path}`, { target, path }] as const

const ask = (agent: Agent, { target, path }: (typeof guarded)[number]) =>
  target.method === 'GET'
    ? agent.fetch(concrete(path))
    : agent.send(target.method, concrete(path), {
        ids: [1],
        isApproved: 1,
        subscriptionId: 1,
        action: path.includes('reject') ? 'reject' : 'approve',
      })

/** A review and a request that nobody may see or decide. */
async function buildSecrets() {
  await buildReview({ title: 'A secret title' })
  const { id: avatarId } = await buildAvatar({ name: 'A secret avatar', persona: 'A secret persona' })
  await buildSubscription({ avatarId, transactionId: 'secret-number' })
}

describe('R22 whoever has no right to an address gets no data from it', () => {
  beforeEach(buildSecrets)

  test.each(guarded.map(title))('%s answers 401 to a guest', async (_, address) => {
    const response = await ask(api.visitor(), address)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('secret')
  })

  test.each(ofStaff.map(title))(
    '%s answers 403 to a user, and to an editor where it is not of copy',
    async (_, address) => {
      for (const role of ['user', 'editor'] as const) {
        if (role === 'editor' && !ofAdmins.includes(address)) continue
        const response = await ask(await api.signIn({ role }), address)
        expect(response.status).toBe(403)
        expect(await response.text()).not.toContain('secret')
      }
      expect(await api.database.db('reviews')).toMatchObject([{ isApproved: 0 }])
      expect(await api.database.db('subscriptions')).toMatchObject([{ status: 'pending_verification' }])
      expect(await api.database.db('avatars')).toMatchObject([{ version: 1 }])
    },
  )

  test('an editor can do nothing but change, preview and publish words: every other admin call answers 403', async () => {
    const editor = await api.signIn({ role: 'editor' })
    const admitted = []
    for (const address of ofStaff) {
      const response = await ask(editor, address)
      const { code } = (await response.json().catch(() => ({}))) as { code?: string }
      if (code !== 'admin_forbidden') admitted.push(`${address.target.method} ${address.target.path}`)
      else expect(response.status).toBe(403)
    }
    expect(admitted.sort()).toEqual(forEditors.toSorted())
  })

  test('only what is meant for everyone is open to everyone', () => {
    const isOpen = canonical.filter(({ target }) => target.guard === 'public')
    const lines = isOpen.map(({ target }) => `${target.method} ${target.path}`)
    expect(lines.sort()).toEqual([...open, ...forGuests, ...ofTalkers].sort())
  })

  test('a header or a body that names an administrator changes nothing', async () => {
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

test("R20 a demoted administrator's next call is refused, at every address", async () => {
  const admin = await api.signIn({ role: 'admin' })
  expect((await admin.fetch('/api/admin/users')).status).toBe(200)
  await User.query().patch({ role: 'user' }).where({ id: admin.user.id })
  for (const address of ofStaff) {
    const [name] = title(address)
    expect([name, (await ask(admin, address)).status]).toEqual([name, 403])
  }
})

describe('lists', () => {
  const lists = [...canonical, ...old].filter(({ target }) => isList(target))

  test.each(lists.map(title))(
    'R28 R29 %s refuses what it does not list, and more than 100',
    async (_, list) => {
      const admin = await api.signIn({ role: 'super_admin' })
      for (const query of ['sort=["passwordHash","ASC"]', 'filter={"passwordHash":"x"}', 'range=[0,100]']) {
        const response = await admin.fetch(`${concrete(list.path)}?${query}`)
        expect([query, response.status]).toEqual([query, 400])
        expect(await response.json()).toMatchObject({ code: 'invalid_query' })
      }
    },
  )
})

describe('old addresses', () => {
  const lists = ALIASES.filter(([, target]) => isList(target))

  test.each(lists)(
    '%s answers an administrator as its canonical address, and names it',
    async (path, target) => {
      await buildReview()
      await buildSubscription()
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

describe('the old calls that decide on requests', () => {
  const send = (agent: Agent, action: string, body: object) =>
    agent.send('POST', `/api/direct-admin-data/${action}-subscription`, body)

  test.each([
    ['approve', 'active'],
    ['reject', 'rejected'],
  ])('%s still do, by whoever is signed in, and name their canonical address', async (action, status) => {
    const { id } = await buildSubscription()
    const admin = await api.signIn({ role: 'admin', username: 'asha' })
    const body = { subscriptionId: id, action, adminUsername: 'ADMIN' }
    const response = await send(admin, action, body)
    expect(response.headers.get('Deprecation')).toMatch(/^@\d+$/)
    expect(response.headers.get('Link')).toBe(
      `</api/admin/verify-subscription/${id}>; rel="successor-version"`,
    )
    expect(await response.json()).toMatchObject({ id, status })
    expect(await AuditEntry.query().where({ subjectType: 'subscription' })).toMatchObject([
      { action: `subscription.${action}`, actorName: 'asha' },
    ])
    expect((await send(admin, action, { ...body, subscriptionId: 4711 })).status).toBe(404)
  })

  test.each([
    ['approve', { subscriptionId: 1, action: 'reject' }],
    ['reject', { subscriptionId: 1, action: 'approve' }],
    ['approve', { subscriptionId: 1 }],
    ['approve', { action: 'approve' }],
    ['approve', { subscriptionId: '1 or 1=1', action: 'approve' }],
    ['approve', { subscriptionId: 1, action: 'approve', expiresAt: '2020-01-01T00:00:00Z' }],
  ])('%s refuses %j and decides nothing', async (action, body) => {
    await buildSubscription()
    const admin = await api.signIn({ role: 'admin' })
    expect((await send(admin, action, body)).status).toBe(400)
    expect(await api.database.db('subscriptions')).toMatchObject([{ status: 'pending_verification' }])
  })

  test('the one that fixes transaction ids still does', async () => {
    const { id } = await buildSubscription({ transactionId: null })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('POST', '/api/direct-admin-data/fix-transaction-ids', {})
    expect(response.headers.get('Link')).toContain('/api/admin/fix-transaction-ids')
    expect(await response.json()).toMatchObject({
      results: [{ subscriptionId: id, action: 'added_recovery' }],
    })
  })
})

test('R24 no answer to an administrator carries a password or its hash', async () => {
  await buildReview()
  const admin = await api.signIn({ role: 'super_admin' })
  await confirmPassword(admin)
  for (const { target, path } of canonical.filter(({ target }) => target.method === 'GET')) {
    const response = await admin.fetch(concrete(path))
    // The name of a page, and where it is.
    const text = (await response.text()).replace(/reset-?password/gi, '')
    expect(`${target.path} ${text}`).not.toMatch(/password|argon2/i)
  }
})
