import {
  decideDefault,
  discardDraft,
  getCopyEntry,
  listCopyVersions,
  saveDraft,
} from '@nila/api/contract/copy-entries'
import { listCopyPages } from '@nila/api/contract/copy-pages'
import { CopyEntry, CopyVersion } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { findDrafts } from './find-drafts.ts'
import { publishedWords } from './published-words.ts'
import { renameKeys } from './rename-keys.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const title = { locale: 'hi', key: 'landing.hero.title' } as const
const editor = () => api.signIn({ role: 'editor', username: 'asha' })
type Editor = Awaited<ReturnType<typeof editor>>
const save = (agent: Editor, value: string) => agent.call(saveDraft, { params: title, body: { value } })
const read = (agent: Editor) => agent.call(getCopyEntry, { params: title })

describe('a retired key', () => {
  const retired = { locale: 'hi', key: 'landing.oldHero.title' } as const

  async function retire(agent: Editor) {
    await save(agent, 'पुराने शब्द')
    await publishDrafts(defaults)
    await save(agent, 'पुराना मसौदा')
    // As an earlier version of the product would have written it.
    await CopyEntry.query().patch({ key: retired.key }).where(title)
  }

  test('is shown with its words, kept, and published no more', async () => {
    const asha = await editor()
    await retire(asha)
    const { retired: shown } = await asha.call(listCopyPages, {})
    expect(shown).toEqual([retired])
    const entry = await asha.call(getCopyEntry, { params: retired })
    expect(entry).toMatchObject({
      published: { value: 'पुराने शब्द' },
      draft: { value: 'पुराना मसौदा' },
      movedDefault: null,
      isStale: false,
    })
    expect(entry).not.toHaveProperty('default')
    expect(await findDrafts(undefined, { withProtected: true })).toEqual([])
    expect(await publishedWords(undefined, defaults)).toMatchObject({ overrides: {} })
  })

  test('is not written any more, but its draft can be thrown away', async () => {
    const asha = await editor()
    await retire(asha)
    const gone = { status: 404, code: 'copy_not_found' }
    await expect(asha.call(saveDraft, { params: retired, body: { value: 'a' } })).rejects.toMatchObject(gone)
    await expect(
      asha.call(decideDefault, { params: retired, body: { choice: 'adopt' } }),
    ).rejects.toMatchObject(gone)
    expect(await asha.call(discardDraft, { params: retired })).toMatchObject({
      draft: null,
      published: { value: 'पुराने शब्द' },
    })
  })
})

describe('a renamed key', () => {
  const former = 'landing.oldHero.title'

  test('has its words and its history under the new name', async () => {
    const asha = await editor()
    await save(asha, 'एक')
    await publishDrafts(defaults)
    await save(asha, 'दो')
    await publishDrafts(defaults)
    await save(asha, 'तीन')
    await CopyEntry.query().patch({ key: former }).where(title)
    await api.database.db.raw('alter table copy_versions disable trigger copy_versions_append_only')
    await CopyVersion.query().patch({ key: former }).where(title)
    await api.database.db.raw('alter table copy_versions enable trigger copy_versions_append_only')

    defaults.rename('landing.olderHero.title', former)
    defaults.rename(former, title.key)
    await renameKeys(defaults)
    expect(await read(asha)).toMatchObject({ published: { value: 'दो' }, draft: { value: 'तीन' } })
    const { versions } = await asha.call(listCopyVersions, { params: title })
    expect(versions.map(({ value }) => value)).toEqual(['दो', 'एक'])
    expect(await publishedWords(undefined, defaults)).toMatchObject({
      overrides: { hi: { [title.key]: 'दो' } },
    })
    expect((await asha.call(listCopyPages, {})).retired).toEqual([])
    await publishDrafts(defaults)
    expect(await read(asha)).toMatchObject({ published: { value: 'तीन' }, draft: null })
  })

  test('gives way to what was written under the new name already', async () => {
    const asha = await editor()
    await save(asha, 'पुराना')
    await CopyEntry.query().patch({ key: former }).where(title)
    await save(asha, 'नया')
    defaults.rename(former, title.key)
    await renameKeys(defaults)
    expect(await read(asha)).toMatchObject({ draft: { value: 'नया' } })
    expect(await CopyEntry.query().where({ key: former }).resultSize()).toBe(1)
  })
})

describe('the history', () => {
  test('of a piece is told from the latest on, with who wrote what', async () => {
    const asha = await editor()
    await save(asha, 'एक')
    const first = await publishDrafts(defaults)
    await save(asha, 'दो')
    await publishDrafts(defaults)
    await asha.call(decideDefault, { params: title, body: { choice: 'adopt' } })
    await publishDrafts(defaults)
    const { versions } = await asha.call(listCopyVersions, { params: title })
    expect(versions).toMatchObject([
      { value: null, isDefault: true, author: 'asha' },
      { value: 'दो', isDefault: false, author: 'asha' },
      { value: 'एक', isDefault: false, author: 'asha', releaseId: first.id },
    ])
  })

  test('of a piece that nobody touched is empty', async () => {
    const asha = await editor()
    expect(await asha.call(listCopyVersions, { params: title })).toEqual({ versions: [] })
  })

  test('is only ever added to', async () => {
    await save(await editor(), 'एक')
    await publishDrafts(defaults)
    await expect(CopyVersion.query().patch({ value: 'दो' })).rejects.toThrow('append-only')
    await expect(CopyVersion.query().delete()).rejects.toThrow('append-only')
  })
})
