import {
  beginPreview,
  discardRelease,
  getReleases,
  publishRelease,
  requestRelease,
} from '@nila/api/contract/releases'
import { Release } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { draft, draftProtected, HERO, published, ready, refusal, UPI } from '../../testing/releases.ts'

const api = useApi()
const editor = () => api.signIn({ role: 'editor' })
const superAdmin = () => api.signIn({ role: 'super_admin' })
const stateOf = async (id: number) => (await Release.query().findById(id).throwIfNotFound()).state

describe('a request', () => {
  test('takes all drafts, and waits to be built', async () => {
    const asha = await editor()
    await draft(asha, HERO, 'पूछें')
    const release = await asha.call(requestRelease, {})
    expect(release).toMatchObject({
      state: 'queued',
      changes: [HERO],
      isProtected: false,
      isLive: false,
      requestedBy: asha.user.username,
      publishedAt: null,
    })
    const row = await Release.query().findById(release.id).throwIfNotFound()
    expect(row.snapshot).toEqual({ overrides: { hi: { [HERO.key]: 'पूछें' } }, settings: {}, states: {} })
    expect(await asha.call(getReleases, {})).toMatchObject({
      live: null,
      candidate: release,
      draftsSince: 0,
      history: [],
    })
    await draft(asha, HERO, 'और')
    expect(await asha.call(getReleases, {})).toMatchObject({ draftsSince: 1 })
  })

  test('without a draft is refused', async () => {
    expect(await refusal((await editor()).call(requestRelease, {}))).toBe('nothing_to_publish')
    expect(await Release.query().resultSize()).toBe(0)
  })

  test('takes the place of one that is not built yet', async () => {
    const asha = await editor()
    await draft(asha, HERO, 'a')
    const first = await asha.call(requestRelease, {})
    const second = await asha.call(requestRelease, {})
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['superseded', 'queued'])
  })

  test('takes words about money only from who may publish them', async () => {
    const [asha, ravi] = [await editor(), await superAdmin()]
    await draftProtected(ravi, UPI, 'nila@bank')
    expect(await refusal(asha.call(requestRelease, {}))).toBe('nothing_to_publish')
    await draft(asha, HERO, 'a')
    expect(await asha.call(requestRelease, {})).toMatchObject({ changes: [HERO], isProtected: false })
    expect(await ravi.call(requestRelease, {})).toMatchObject({ changes: [UPI, HERO], isProtected: true })
  })
})

describe('discarding', () => {
  test('lets go of what is not published, and leaves drafts', async () => {
    const asha = await editor()
    const id = await ready(asha, 'a')
    await asha.call(discardRelease, { params: { id } })
    await asha.call(discardRelease, { params: { id } })
    expect(await refusal(asha.call(publishRelease, { params: { id } }))).toBe('release_not_ready')
    expect(await refusal(asha.call(beginPreview, { params: { id } }))).toBe('release_not_ready')
    expect(await asha.call(getReleases, {})).toMatchObject({ candidate: null, draftsSince: 1 })
    const next = await published(asha, 'b')
    expect(await refusal(asha.call(discardRelease, { params: { id: next } }))).toBe('release_not_ready')
    expect(await refusal(asha.call(discardRelease, { params: { id: 99 } }))).toBe('release_not_found')
  })
})

test('a preview is a signed cookie that scripts cannot read', async () => {
  const asha = await editor()
  const id = await ready(asha, 'a')
  const response = await asha.send('POST', `/api/admin/releases/${id}/preview`, undefined)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    /^nila_preview=\d+\.\d+\.[\w-]{22}; path=\/; expires=[^;]+; samesite=lax; httponly$/i,
  )
  expect(asha.jar.get('nila_preview.sig')).toMatch(/^[\w-]{43}$/)
  expect((await asha.call(getReleases, {})).previewing).toBe(id)
  const visitor = await api.visitor().fetch('/api/admin/preview', { method: 'DELETE' })
  expect(visitor.status).toBe(204)
})
