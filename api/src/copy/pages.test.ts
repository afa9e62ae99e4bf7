import { copyFields } from '@nila/api/contract/copy/fields'
import { saveDraft } from '@nila/api/contract/copy-entries'
import { getCopyPage, listCopyPages, searchCopy } from '@nila/api/contract/copy-pages'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { keysByPage } from './page-paths.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const hindi = { locale: 'hi', key: 'landing.hero.title' } as const
const editor = (username = 'asha') => api.signIn({ role: 'editor', username })
type Editor = Awaited<ReturnType<typeof editor>>
const save = (agent: Editor, params: { locale: 'hi' | 'en' | 'ta'; key: string }, value: string) =>
  agent.call(saveDraft, { params, body: { value } })

describe('the pages', () => {
  test('have every piece once, in all languages; settings in none', async () => {
    const asha = await editor()
    const { pages, retired } = await asha.call(listCopyPages, {})
    expect(retired).toEqual([])
    const pieces = pages.flatMap(({ locales }) => locales.hi?.pieces ?? locales.all?.pieces ?? 0)
    expect(pieces.reduce((sum, count) => sum + count)).toBe(copyFields.length)
    expect(pages.find(({ page }) => page === 'donate')).toMatchObject({ path: '/donate' })
    expect(Object.keys(pages.find(({ page }) => page === 'site')?.locales ?? {})).toEqual(['all'])
  })

  test('are shown side by side', async () => {
    const asha = await editor()
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    const { entries } = await asha.call(getCopyPage, {
      params: { page: 'landing' },
      query: { locales: 'hi,ta' },
    })
    expect(entries.slice(0, 2).map(({ locale }) => locale)).toEqual(['hi', 'ta'])
    expect(entries.filter(({ draft }) => draft)).toMatchObject([hindi])
    expect(entries).toHaveLength(2 * (keysByPage.get('landing')?.length ?? 0))
  })

  test.each([
    ['that there are not', 'nowhere', 'hi', 404],
    ['in no language', 'landing', '', 400],
    ['in a language that is none', 'landing', 'xx', 400],
  ])('%s are refused', async (_, page, locales, status) => {
    const asha = await editor()
    expect((await asha.fetch(`/api/admin/copy/pages/${page}?locales=${locales}`)).status).toBe(status)
  })
})

describe('a search', () => {
  const find = async (agent: Editor, q: string, locale?: 'hi' | 'en') =>
    (await agent.call(searchCopy, { query: { q, ...(locale && { locale }) } })).matches

  test('finds drafts, what is published, defaults and keys, in any case', async () => {
    const asha = await editor()
    await save(asha, { locale: 'en', key: 'goodbye.title' }, 'Zebras were published')
    await publishDrafts(defaults)
    await save(asha, { locale: 'ta', key: 'goodbye.title' }, 'ZEBRAS are a draft')
    defaults.deploy('hi', 'goodbye.title', 'a default with zeBras')
    expect(await find(asha, 'zebras')).toEqual([
      {
        locale: 'en',
        key: 'goodbye.title',
        page: 'goodbye',
        where: 'published',
        text: 'Zebras were published',
      },
      {
        locale: 'hi',
        key: 'goodbye.title',
        page: 'goodbye',
        where: 'default',
        text: 'a default with zeBras',
      },
      { locale: 'ta', key: 'goodbye.title', page: 'goodbye', where: 'draft', text: 'ZEBRAS are a draft' },
    ])
    expect(await find(asha, 'zebras', 'hi')).toMatchObject([{ locale: 'hi' }])
    expect(await find(asha, 'SITE.UPI')).toMatchObject([{ locale: 'all', key: 'site.upiId', where: 'key' }])
    expect(await find(asha, 'no words anywhere are these')).toEqual([])
  })

  test('finds a text in a list, and letters however they were typed', async () => {
    const asha = await editor()
    const params = { locale: 'hi', key: 'goodbye.links' } as const
    // One letter for f, and one with a dot below it: Devanagari has both.
    const [whole, parts] = ['\u095e\u093f\u0932\u094d\u092e', '\u092b\u093c\u093f\u0932\u094d\u092e']
    for (const [stored, typed] of [
      [whole, parts],
      [parts, whole],
    ] as const) {
      await asha.call(saveDraft, { params, body: { value: [{ label: stored, href: '/' }] } })
      expect(await find(asha, typed, 'hi')).toContainEqual({
        ...params,
        page: 'goodbye',
        where: 'draft',
        text: stored,
      })
    }
  })

  test('is cut after a hundred', async () => {
    const asha = await editor()
    const { matches, isCut } = await asha.call(searchCopy, { query: { q: 'nila' } })
    expect([matches.length, isCut]).toEqual([100, true])
  })
})
