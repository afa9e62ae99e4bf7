import { getRelease, KEPT_RELEASES, requestRelease } from '@nila/api/contract/releases'
import { LiveRelease, Release, ReleaseAsset } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { draft, HERO, published, ready } from '../../testing/releases.ts'

const api = useApi()
const editor = () => api.signIn({ role: 'editor' })
const stateOf = async (id: number) => (await Release.query().findById(id).throwIfNotFound()).state

describe('the sweep', () => {
  test('leaves the archives of the last ten, of the live one and of the next one', async () => {
    const asha = await editor()
    const first = await published(asha, 'first')
    for (let n = 0; n < KEPT_RELEASES; n += 1) await published(asha, `words ${n}`)
    await LiveRelease.query().patch({ releaseId: first })
    const next = await ready(asha, 'next')
    const second = first + 1
    await Release.query()
      .patch({ publishedAt: new Date(0) })
      .where({ id: second })
    await api.sweep()
    const rows = await Release.query().whereNull('archiveHash')
    expect(rows.map(({ id }) => id)).toEqual([second])
    expect((await Release.query().findById(next).throwIfNotFound()).archiveHash).not.toBeNull()
  })

  test('says of a release that no server builds that it was lost', async () => {
    const asha = await editor()
    await draft(asha, HERO, 'a')
    const { id } = await asha.call(requestRelease, {})
    await api.sweep()
    expect(await stateOf(id)).toBe('queued')
    await api.database.db('pgboss.job').where({ name: 'release' }).delete()
    await api.sweep()
    expect(await asha.call(getRelease, { params: { id } })).toMatchObject({
      state: 'failed',
      problems: [{ code: 'builder_lost' }],
    })
  })

  test('removes files that no release of the last seven days needs', async () => {
    const neededAt = new Date(Date.now() - 8 * 24 * 3_600_000)
    const bytes = Buffer.from('x')
    await ReleaseAsset.query().insert([
      { path: '_astro/old.js', bytes, neededAt },
      { path: '_astro/kept.js', bytes, neededAt },
      { path: '_astro/new.js', bytes },
    ])
    const id = await published(await editor(), 'a')
    await Release.query()
      .patch({ assets: ['_astro/kept.js'] })
      .where({ id })
    await api.sweep()
    const left = (await ReleaseAsset.query().orderBy('path')).map(({ path }) => path)
    expect(left).toEqual(['_astro/kept.js', '_astro/new.js'])
  })
})
