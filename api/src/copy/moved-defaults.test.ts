import { decideDefault, getCopyEntry, saveDraft } from '@nila/api/contract/copy-entries'
import { listCopyPages } from '@nila/api/contract/copy-pages'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { publishedWords } from './published-words.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const title = { locale: 'hi', key: 'landing.hero.title' } as const
const editor = () => api.signIn({ role: 'editor', username: 'asha' })
type Editor = Awaited<ReturnType<typeof editor>>
const save = (agent: Editor, value: string) => agent.call(saveDraft, { params: title, body: { value } })
const read = (agent: Editor) => agent.call(getCopyEntry, { params: title })

describe('a deploy that moves a default', () => {
  let was: unknown
  beforeEach(() => {
    was = defaults.defaultAt(title.locale, title.key)
  })

  test('changes words that nobody wrote over, and no others', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    await publishDrafts(defaults)
    defaults.deploy('hi', title.key, 'नया')
    defaults.deploy('hi', 'landing.hero.lead', 'नया')
    expect(await read(asha)).toMatchObject({
      default: 'नया',
      published: { value: 'मेरे शब्द' },
      movedDefault: { was },
    })
    const params = { locale: 'hi', key: 'landing.hero.lead' } as const
    expect(await asha.call(getCopyEntry, { params })).toMatchObject({ default: 'नया', movedDefault: null })
    const { pages } = await asha.call(listCopyPages, {})
    expect(pages.find(({ page }) => page === 'landing')?.locales.hi).toMatchObject({ movedDefaults: 1 })
  })

  test('is over when the words are kept', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    await publishDrafts(defaults)
    defaults.deploy('hi', title.key, 'नया')
    const { version } = await read(asha)
    const call = { params: title, body: { choice: 'keep' } } as const
    const kept = await asha.call(decideDefault, call, version)
    expect(kept).toMatchObject({ draft: null, published: { value: 'मेरे शब्द' }, movedDefault: null })
    expect(await asha.call(decideDefault, call, version)).toEqual(kept)
    defaults.deploy('hi', title.key, 'और नया')
    expect(await read(asha)).toMatchObject({ movedDefault: { was: 'नया' } })
  })

  test('is over when it is adopted and that is published', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    await publishDrafts(defaults)
    defaults.deploy('hi', title.key, 'नया')
    const adopted = await asha.call(decideDefault, { params: title, body: { choice: 'adopt' } })
    expect(adopted).toMatchObject({ draft: { value: null, isDefault: true }, movedDefault: null })
    await publishDrafts(defaults)
    expect(await read(asha)).toMatchObject({
      draft: null,
      published: { isDefault: true },
      movedDefault: null,
    })
    expect(await publishedWords(undefined, defaults)).toMatchObject({ overrides: {} })
  })

  test('is over when both are merged', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    await publishDrafts(defaults)
    defaults.deploy('hi', title.key, 'नया')
    expect(await save(asha, 'मेरे नए शब्द')).toMatchObject({ movedDefault: null })
    await publishDrafts(defaults)
    expect(await read(asha)).toMatchObject({ published: { value: 'मेरे नए शब्द' }, movedDefault: null })
  })

  test('is over when both are merged after an earlier default was kept', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    await publishDrafts(defaults)
    defaults.deploy('hi', title.key, 'नया')
    await asha.call(decideDefault, { params: title, body: { choice: 'keep' } })
    defaults.deploy('hi', title.key, 'और नया')
    await save(asha, 'मेरे नए शब्द')
    await publishDrafts(defaults)
    expect(await read(asha)).toMatchObject({ movedDefault: null })
  })

  test('marks a draft too, which is let go of to adopt it', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    defaults.deploy('hi', title.key, 'नया')
    expect(await read(asha)).toMatchObject({ movedDefault: { was } })
    expect(await asha.call(decideDefault, { params: title, body: { choice: 'keep' } })).toMatchObject({
      draft: { value: 'मेरे शब्द' },
      movedDefault: null,
    })
    expect(await asha.call(decideDefault, { params: title, body: { choice: 'adopt' } })).toMatchObject({
      draft: null,
      published: null,
    })
  })

  test('to nothing or from nothing is told like any other', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const params = { locale: 'all', key: 'site.appStoreLink' } as const
    await admin.call(saveDraft, { params, body: { value: 'https://store.example/nila' } })
    await publishDrafts(defaults)
    defaults.deploy('all', params.key, 'https://store.example/other')
    expect(await admin.call(getCopyEntry, { params })).toMatchObject({ movedDefault: { was: null } })
    await admin.call(decideDefault, { params, body: { choice: 'keep' } })
    defaults.deploy('all', params.key, null)
    await admin.call(decideDefault, { params, body: { choice: 'keep' } })
    expect(await admin.call(getCopyEntry, { params })).toMatchObject({ movedDefault: null })
  })

  test('refuses a decision about words that changed meanwhile', async () => {
    const asha = await editor()
    await save(asha, 'मेरे शब्द')
    defaults.deploy('hi', title.key, 'नया')
    const current = await read(asha)
    const decided = asha.call(decideDefault, { params: title, body: { choice: 'keep' } }, 7)
    await expect(decided).rejects.toMatchObject({ status: 412, current })
  })
})
