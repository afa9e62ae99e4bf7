import {
  type AvatarBody,
  createAvatar,
  deleteAvatar,
  getAdminAvatar,
  listAdminAvatars,
  listAvatars,
  requestSubscription,
  undoOperation,
  updateAvatar,
} from '@nila/api/contract'
import { AuditEntry, Avatar } from '@nila/db'
import { buildAvatar, buildSubscription, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const DAY = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * DAY)

const body: AvatarBody = {
  name: 'Guru Vidya',
  description: 'Explains school subjects in small steps.',
  category: 'Learning',
  icon: 'book',
  price: 2000,
  isActive: true,
  heygenLink: null,
  persona: 'You are a patient teacher.',
  greeting: 'What shall we learn today?',
}

describe('looking after avatars', () => {
  test('one is created, written down, and offered', async () => {
    const admin = await api.signIn({ role: 'admin', username: 'ravi' })
    const created = await admin.send('POST', '/api/admin/avatars', { ...body, name: '  Guru Vidya ' })
    expect(created.status).toBe(201)
    const avatar = (await created.json()) as { id: number }
    expect(avatar).toEqual({ ...body, id: avatar.id, subscribers: 0, version: 1 })
    expect((await api.visitor().list(listAvatars)).items).toMatchObject([{ name: 'Guru Vidya' }])
    expect(await AuditEntry.query().where({ action: 'avatar.create' })).toMatchObject([
      {
        actorName: 'ravi',
        subjectId: avatar.id,
        details: { name: 'Guru Vidya' },
        before: null,
        after: { ...body, version: 1 },
      },
    ])
  })

  test('a change touches what it names, is written down field by field, and can be undone', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await admin.call(createAvatar, { body })
    const changes = { price: 999, isActive: false, heygenLink: 'https://example.org/vidya', name: body.name }
    const changed = await admin.call(updateAvatar, { params: { id }, body: changes }, 1)
    expect(changed).toMatchObject({ ...body, ...changes, version: 2 })
    const operationId = changed.operationId ?? 0
    expect(await AuditEntry.query().where({ action: 'avatar.update' })).toMatchObject([
      {
        operationId,
        before: { price: 2000, isActive: true, heygenLink: null, version: 1 },
        after: { price: 999, isActive: false, heygenLink: 'https://example.org/vidya', version: 2 },
      },
    ])
    await admin.call(undoOperation, { params: { operationId }, body: {} })
    expect(await admin.call(getAdminAvatar, { params: { id } })).toMatchObject({ ...body, version: 3 })
  })

  test('a change to what it is already leaves no trace', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await admin.call(createAvatar, { body })
    for (const same of [{}, body]) {
      const answer = await admin.call(updateAvatar, { params: { id }, body: same }, 9)
      expect(answer).toMatchObject({ operationId: null, version: 1 })
    }
    expect(await AuditEntry.query().where({ action: 'avatar.update' })).toEqual([])
  })

  test('of two who change the same one the second is told, and overwrites nothing', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await admin.call(createAvatar, { body })
    await admin.call(updateAvatar, { params: { id }, body: { greeting: 'Welcome!' } }, 1)
    const path = `/api/admin/avatars/${id}`
    for (const [method, change] of [
      ['PATCH', { greeting: 'Hello!' }],
      ['DELETE', {}],
    ] as const) {
      const response = await admin.send(method, path, change, { 'If-Match': '"1"' })
      expect(response.status).toBe(412)
      expect(await response.json()).toMatchObject({
        code: 'stale_version',
        current: { id, greeting: 'Welcome!', version: 2, subscribers: 0 },
      })
    }
    expect(await Avatar.query().findById(id)).toMatchObject({ greeting: 'Welcome!', version: 2 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin.send('PATCH', path, { greeting: `Hello ${n}` }, { 'If-Match': '"2"' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)])
  })

  test.each(['"x"', 'W/"1"', '1', '"1", "2"', '"99999999999999999999"'])(
    'who says in a way that is not ours which one they looked at (%s) overwrites nothing; who says any, does',
    async (header) => {
      const admin = await api.signIn({ role: 'admin' })
      const { id } = await admin.call(createAvatar, { body })
      const change = (ifMatch: string) =>
        admin.send('PATCH', `/api/admin/avatars/${id}`, { greeting: 'Hello!' }, { 'If-Match': ifMatch })
      expect((await change(header)).status).toBe(412)
      expect(await Avatar.query().findById(id)).toMatchObject({ greeting: body.greeting, version: 1 })
      expect((await change('*')).status).toBe(200)
    },
  )

  test('one that nobody asked for can be deleted, for good', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await admin.call(createAvatar, { body })
    await admin.call(deleteAvatar, { params: { id } }, 1)
    const gone = { status: 404, code: 'avatar_not_found' }
    await expect(admin.call(getAdminAvatar, { params: { id } })).rejects.toMatchObject(gone)
    await expect(admin.call(deleteAvatar, { params: { id } })).rejects.toMatchObject(gone)
    await expect(admin.call(updateAvatar, { params: { id }, body: {} })).rejects.toMatchObject(gone)
    expect(await AuditEntry.query().where({ action: 'avatar.delete' })).toMatchObject([
      { subjectId: id, before: { ...body, version: 1 }, after: null },
    ])
  })

  test('one that somebody asked for can only be taken off the list', async () => {
    const { avatarId: id } = await buildSubscription({ status: 'rejected' })
    const admin = await api.signIn({ role: 'admin' })
    const refused = admin.call(deleteAvatar, { params: { id } })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'avatar_in_use' })
    await admin.call(updateAvatar, { params: { id }, body: { isActive: false } })
    const user = await api.signIn()
    const asked = user.call(requestSubscription, { body: { avatarId: id, paymentMethod: 'free_access' } })
    await expect(asked).rejects.toMatchObject({ code: 'avatar_unavailable' })
  })

  test('subscribers are the users who have access now', async () => {
    const { id: avatarId } = await buildAvatar()
    const { id: userId } = await buildUser()
    for (const over of [
      { status: 'active', userId },
      { status: 'active', userId, expiresAt: fromNow(3) },
      { status: 'active', expiresAt: fromNow(3) },
      { status: 'active', expiresAt: fromNow(-3) },
      { status: 'rejected' },
      {},
    ] as const) {
      await buildSubscription({ avatarId, ...over })
    }
    const admin = await api.signIn({ role: 'admin' })
    expect((await admin.list(listAdminAvatars)).items).toMatchObject([{ id: avatarId, subscribers: 2 }])
  })

  test('are found by words and by whether they are offered, with counts under the same search', async () => {
    const { id } = await buildAvatar({ name: 'கவி', description: 'Writes poems.', category: 'Stories' })
    await buildAvatar({ name: 'Vidya', category: 'Stories', isActive: false })
    await buildAvatar({ name: 'Ganit', category: 'Learning' })
    const admin = await api.signIn({ role: 'admin' })
    const search = (filter: object) => admin.list(listAdminAvatars, { filter })
    expect(await search({})).toMatchObject({ total: 3, counts: { active: 2, inactive: 1, all: 3 } })
    expect(await search({ isActive: true, q: 'stories' })).toMatchObject({
      items: [{ id }],
      counts: { active: 1, inactive: 1, all: 2 },
    })
    for (const q of ['கவி', 'POEMS']) expect((await search({ q })).items).toMatchObject([{ id }])
    expect((await search({ id: [id] })).items).toMatchObject([{ id }])
  })

  test('sort by every field that they list', async () => {
    for (const name of ['Kavi', 'Vidya', 'Ganit']) await buildAvatar({ name, price: name.length })
    const admin = await api.signIn({ role: 'admin' })
    for (const field of listAdminAvatars.sort) {
      const { items } = await admin.list(listAdminAvatars, { sort: [field, 'ASC'] })
      const values = items.map((item) => item[field])
      expect(values).toEqual(
        values.toSorted((a, b) => (Number(a) || 0) - (Number(b) || 0) || String(a).localeCompare(String(b))),
      )
    }
  })

  test.each([
    ['name', { name: 'x' }, 'too_short'],
    ['name', { name: '\u3164\u3164\u3164' }, 'too_short'],
    ['name', { name: 'x'.repeat(61) }, 'too_long'],
    ['description', { description: 'short' }, 'too_short'],
    ['category', { category: '' }, 'too_short'],
    ['icon', { icon: 'skull' }, 'invalid_value'],
    ['price', { price: -1 }, 'price_invalid'],
    ['price', { price: 99.5 }, 'price_invalid'],
    ['price', { price: 100_001 }, 'price_invalid'],
    ['price', { price: '2000' }, 'price_invalid'],
    ['isActive', { isActive: 1 }, 'invalid_value'],
    ['heygenLink', { heygenLink: 'javascript:alert(1)' }, 'link_invalid'],
    ['heygenLink', { heygenLink: 'http://example.org' }, 'link_invalid'],
    ['heygenLink', { heygenLink: '' }, 'link_invalid'],
    ['heygenLink', { heygenLink: 'https://vidya:secret@example.org' }, 'link_with_credentials'],
    ['name', { name: 'Vidya\u202e evil' }, 'text_unstorable'],
    ['category', { category: 'Study\nhelp' }, 'text_unstorable'],
    ['persona', { persona: 'x'.repeat(4001) }, 'too_long'],
    ['greeting', { greeting: 'a\u0000b' }, 'text_unstorable'],
    ['version', { version: 7 }, 'unknown_field'],
    ['id', { id: 7 }, 'unknown_field'],
  ])('a wrong %s (%j) is refused and nothing is changed', async (field, over, code) => {
    const admin = await api.signIn({ role: 'admin' })
    const { id } = await admin.call(createAvatar, { body })
    for (const [method, path] of [
      ['POST', '/api/admin/avatars'],
      ['PATCH', `/api/admin/avatars/${id}`],
    ] as const) {
      const response = await admin.send(method, path, method === 'POST' ? { ...body, ...over } : over)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ fields: { [field]: { code } } })
    }
    expect(await Avatar.query()).toMatchObject([{ ...body, version: 1 }])
  })

  test('a new one needs every field', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.send('POST', '/api/admin/avatars', {})
    expect(response.status).toBe(400)
    const { fields } = (await response.json()) as { fields: object }
    expect(Object.keys(fields).sort()).toEqual(Object.keys(body).sort())
  })
})
