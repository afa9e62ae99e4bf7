import { getCopyEntry, listCopyVersions } from '@nila/api/contract/copy-entries'
import {
  getRelease,
  getReleases,
  KEPT_RELEASES,
  publishProtectedRelease,
  rollBack,
  rollBackProtected,
  rollBackToProduct,
  rollBackToProductProtected,
} from '@nila/api/contract/releases'
import { AuditEntry, OutboxEmail } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import {
  draft,
  HERO,
  heroOf,
  published,
  ready,
  readyProtected,
  refusal,
  UPI,
} from '../../testing/releases.ts'

const api = useApi()
const editor = () => api.signIn({ role: 'editor' })
const superAdmin = () => api.signIn({ role: 'super_admin' })

describe('going back', () => {
  test('makes the words of then the published ones again, and leaves drafts', async () => {
    const asha = await editor()
    const first = await published(asha, 'first')
    const second = await published(asha, 'second')
    await draft(asha, HERO, 'third')
    expect(await asha.call(rollBack, { params: { id: first } })).toMatchObject({ id: first, isLive: true })
    await asha.call(rollBack, { params: { id: first } })
    expect(await asha.call(getCopyEntry, { params: HERO })).toMatchObject({
      published: { value: 'first', author: asha.user.username },
      draft: { value: 'third' },
    })
    const { versions } = await asha.call(listCopyVersions, { params: HERO })
    expect(versions.map(({ value, releaseId }) => [value, releaseId])).toEqual([
      ['first', first],
      ['second', second],
      ['first', first],
    ])
    expect(await AuditEntry.query().where({ action: 'release.roll_back' })).toMatchObject([
      { subjectId: first, details: { from: second, pieces: 1 } },
    ])
  })

  test('is refused to what was never live, or is not kept any more', async () => {
    const asha = await editor()
    const id = await ready(asha, 'a')
    expect(await refusal(asha.call(rollBack, { params: { id } }))).toBe('release_not_found')
    expect(await refusal(asha.call(rollBack, { params: { id: 99 } }))).toBe('release_not_found')
    const first = await published(asha, 'b')
    for (let n = 0; n < KEPT_RELEASES; n += 1) await published(asha, `c${n}`)
    expect(await refusal(asha.call(rollBack, { params: { id: first } }))).toBe('release_not_found')
    expect(await asha.call(getRelease, { params: { id: first } })).toMatchObject({ isKept: false })
    expect((await asha.call(getReleases, {})).history).toHaveLength(KEPT_RELEASES)
  })

  test('R26 R36 to other words about money takes a super-administrator, and is told', async () => {
    const [asha, ravi] = [await editor(), await superAdmin()]
    const other = await superAdmin()
    await other.user.$query().patch({ emailVerifiedAt: new Date() })
    const first = await published(asha, 'first')
    const second = await readyProtected(ravi, 'nila@bank')
    await ravi.call(publishProtectedRelease, { params: { id: second } })
    await OutboxEmail.query().delete()
    for (const agent of [asha, ravi])
      expect(await refusal(agent.call(rollBack, { params: { id: first } }))).toBe('copy_protected')
    expect(await refusal(asha.call(rollBackProtected, { params: { id: first } }))).toBe('admin_forbidden')
    expect(await refusal(other.call(rollBackProtected, { params: { id: first } }))).toBe(
      'reauthentication_required',
    )
    expect((await asha.call(getCopyEntry, { params: UPI })).published?.value).toBe('nila@bank')
    await ravi.call(rollBackProtected, { params: { id: first } })
    expect((await asha.call(getCopyEntry, { params: UPI })).published).toMatchObject({ isDefault: true })
    expect(await OutboxEmail.query()).toMatchObject([
      { recipient: other.user.email, values: { what: 'rollBack', keys: ['site.upiId'] } },
    ])
  })
})

describe('going back to the site that came with the product', () => {
  test('takes every published word away, keeps the history and drafts, and can itself be gone back from', async () => {
    const asha = await editor()
    const first = await published(asha, 'first')
    await draft(asha, HERO, 'second')
    await asha.call(rollBackToProduct, {})
    await asha.call(rollBackToProduct, {})
    const entry = await asha.call(getCopyEntry, { params: HERO })
    expect(entry).toMatchObject({ published: { isDefault: true }, draft: { value: 'second' } })
    const { versions } = await asha.call(listCopyVersions, { params: HERO })
    expect(versions.map(({ isDefault, releaseId }) => [isDefault, releaseId])).toEqual([
      [true, null],
      [false, first],
    ])
    expect(await asha.call(getReleases, {})).toMatchObject({ live: null, history: [{ id: first }] })
    await asha.call(rollBack, { params: { id: first } })
    expect(await heroOf(asha)).toBe('first')
  })

  test('R26 takes a super-administrator where that changes words about money', async () => {
    const ravi = await superAdmin()
    const id = await readyProtected(ravi, 'nila@bank')
    await ravi.call(publishProtectedRelease, { params: { id } })
    const asha = await editor()
    expect(await refusal(asha.call(rollBackToProduct, {}))).toBe('copy_protected')
    expect(await asha.call(getReleases, {})).toMatchObject({ live: { id } })
    await ravi.call(rollBackToProductProtected, {})
    expect(await asha.call(getReleases, {})).toMatchObject({ live: null })
  })
})
