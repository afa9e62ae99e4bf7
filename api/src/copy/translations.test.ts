import { getCopyEntry, saveDraft, setTranslationState } from '@nila/api/contract/copy-entries'
import { getCopyPage, listCopyPages } from '@nila/api/contract/copy-pages'
import { CopyEntry } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { keysByPage } from './page-paths.ts'
import { publishedWords } from './published-words.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const key = 'landing.hero.title'
const hindi = { locale: 'hi', key } as const
const english = { locale: 'en', key } as const
const editor = (username = 'asha') => api.signIn({ role: 'editor', username })
type Editor = Awaited<ReturnType<typeof editor>>
const save = (agent: Editor, params: { locale: 'hi' | 'en' | 'ta'; key: string }, value: string) =>
  agent.call(saveDraft, { params, body: { value } })
const isStale = async (agent: Editor) => (await agent.call(getCopyEntry, { params: hindi })).isStale

async function countsOf(agent: Editor, page: string, locale: 'hi' | 'en') {
  const { pages } = await agent.call(listCopyPages, {})
  return pages.find((one) => one.page === page)?.locales[locale]
}

describe('a translation', () => {
  test('is stale once other English is published, until it is written anew', async () => {
    const asha = await editor()
    expect(await isStale(asha)).toBe(false)
    await save(asha, english, 'Ask in your own words')
    expect(await isStale(asha)).toBe(false)
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(true)
    expect(await countsOf(asha, 'landing', 'hi')).toMatchObject({ stale: 1 })
    expect(await countsOf(asha, 'landing', 'en')).toMatchObject({ stale: 0 })
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    expect(await isStale(asha)).toBe(false)
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(false)
    await save(asha, english, 'Ask anything')
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(true)
  })

  test('of English that is a draft itself is not stale, also when both are published', async () => {
    const asha = await editor()
    await save(asha, english, 'Ask in your own words')
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    expect(await isStale(asha)).toBe(false)
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(false)
  })

  test('is not stale any more when somebody says that it is reviewed, until the English changes again', async () => {
    const asha = await editor()
    await save(asha, english, 'Ask in your own words')
    await publishDrafts(defaults)
    const { entries } = await asha.call(setTranslationState, {
      body: { locale: 'hi', keys: [key], state: 'reviewed' },
    })
    expect(entries).toMatchObject([{ ...hindi, state: 'reviewed', isStale: false, version: 1 }])
    defaults.deploy('en', key, 'Another default')
    expect(await isStale(asha)).toBe(false)
    await save(asha, english, 'Ask anything')
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(true)
  })

  test('that was reviewed is not stale any more when it is written anew and published', async () => {
    const asha = await editor()
    await asha.call(setTranslationState, { body: { locale: 'hi', keys: [key], state: 'reviewed' } })
    await save(asha, english, 'Ask in your own words')
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(true)
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    await publishDrafts(defaults)
    expect(await asha.call(getCopyEntry, { params: hindi })).toMatchObject({
      state: 'reviewed',
      isStale: false,
    })
  })

  test('that is a draft is held against the English draft when it is reviewed', async () => {
    const asha = await editor()
    await save(asha, english, 'Ask in your own words')
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    await save(asha, english, 'Ask anything')
    expect(await isStale(asha)).toBe(true)
    await asha.call(setTranslationState, { body: { locale: 'hi', keys: [key], state: 'reviewed' } })
    expect(await isStale(asha)).toBe(false)
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(false)
  })

  test('is stale when a deploy changes the English under words that editors wrote', async () => {
    const asha = await editor()
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    await publishDrafts(defaults)
    defaults.deploy('en', key, 'Another default')
    expect(await isStale(asha)).toBe(true)
  })

  test('is missing where the English has a picture and it has none', async () => {
    const asha = await editor()
    const picture = { name: 'a'.repeat(32), widths: [480], width: 480, height: 270, alt: '' }
    defaults.deploy('en', 'landing.support.picture', picture)
    const { entries } = await asha.call(getCopyPage, {
      params: { page: 'landing' },
      query: { locales: 'en,hi' },
    })
    expect(entries.filter(({ isMissing }) => isMissing)).toMatchObject([
      { locale: 'hi', key: 'landing.support.picture' },
    ])
    expect(await countsOf(asha, 'landing', 'hi')).toMatchObject({ missing: 1, stale: 0 })
  })

  test('is counted as reviewed, and its page is when all of it is', async () => {
    const asha = await editor()
    const keys = [...(keysByPage.get('goodbye') ?? [])]
    const review = (some: string[], state: 'reviewed' | 'machine-drafted' = 'reviewed') =>
      asha.call(setTranslationState, { body: { locale: 'hi', keys: some, state } })
    await review(keys.slice(1))
    expect(await countsOf(asha, 'goodbye', 'hi')).toMatchObject({
      pieces: keys.length,
      reviewed: keys.length - 1,
      machineDrafted: 1,
    })
    expect((await publishedWords(undefined, defaults)).states).toEqual({})
    await review(keys.slice(0, 1))
    expect((await publishedWords(undefined, defaults)).states).toEqual({ hi: { goodbye: 'reviewed' } })
    await review(keys.slice(0, 1), 'machine-drafted')
    expect((await publishedWords(undefined, defaults)).states).toEqual({})
  })

  test.each([
    ['English', 'en', [key], 400],
    ['settings', 'all', ['site.testimonials'], 400],
    ['what is on no page', 'hi', ['landing.hero.nothing'], 404],
    ['nothing', 'hi', [], 400],
  ])('that is %s cannot be reviewed', async (_, locale, keys, status) => {
    const asha = await editor()
    const body = { locale, keys, state: 'reviewed' }
    expect((await asha.send('POST', '/api/admin/copy/translation-states', body)).status).toBe(status)
    expect(await CopyEntry.query().resultSize()).toBe(0)
  })
})
