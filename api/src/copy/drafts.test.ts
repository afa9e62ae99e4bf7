import { discardDraft, getCopyEntry, saveDraft } from '@nila/api/contract/copy-entries'
import { getCopyPage } from '@nila/api/contract/copy-pages'
import { CopyEntry } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'
import { queueBehind } from '../../testing/queue-behind.ts'

const defaults = changedDefaults()
beforeEach(() => defaults.restore())
const api = useApi({}, { copyDefaults: defaults })

const title = { locale: 'hi', key: 'landing.hero.title' } as const
const words = 'अपनी भाषा में पूछें'
const editor = (username: string) => api.signIn({ role: 'editor', username })
const save = (agent: Awaited<ReturnType<typeof editor>>, value: unknown, version?: number) =>
  agent.call(saveDraft, { params: title, body: { value: value as string } }, version)

describe('a draft', () => {
  test('is kept beside the default, with its author, and read back by every editor', async () => {
    const asha = await editor('asha')
    const saved = await save(asha, `  ${words} `)
    expect(saved).toMatchObject({
      default: defaults.defaultAt('hi', title.key),
      published: null,
      draft: { value: words, isDefault: false, author: 'asha' },
      version: 1,
      state: 'machine-drafted',
      isMissing: false,
      isStale: false,
      movedDefault: null,
    })
    const ravi = await api.signIn({ role: 'admin', username: 'ravi' })
    expect(await ravi.call(getCopyEntry, { params: title })).toEqual(saved)
  })

  test('that says what stands already is none', async () => {
    const asha = await editor('asha')
    const itself = defaults.defaultAt('hi', title.key)
    expect(await save(asha, itself)).toMatchObject({ draft: null, version: 0 })
    expect(await CopyEntry.query().resultSize()).toBe(0)
    await save(asha, words)
    expect(await save(asha, itself)).toMatchObject({ draft: null, version: 2 })
    await save(asha, words)
    await publishDrafts(defaults)
    expect(await save(asha, words)).toMatchObject({ draft: null, published: { value: words } })
  })

  test('that looks like a number, a truth or nothing stays words', async () => {
    const asha = await editor('asha')
    for (const value of ['2026', 'true', 'null', '[]']) {
      expect(await save(asha, value)).toMatchObject({ draft: { value } })
      await publishDrafts(defaults)
      expect(await asha.call(getCopyEntry, { params: title })).toMatchObject({ published: { value } })
    }
  })

  test('is thrown away, which leaves what is published', async () => {
    const asha = await editor('asha')
    await save(asha, words)
    await publishDrafts(defaults)
    await save(asha, 'और कुछ')
    const entry = await asha.call(discardDraft, { params: title })
    expect(entry).toMatchObject({ draft: null, published: { value: words, author: 'asha' } })
    expect(await asha.call(discardDraft, { params: title })).toEqual(entry)
  })

  test('of a list is the whole list, and of a switch a truth', async () => {
    const asha = await editor('asha')
    const cards = defaults.defaultAt('hi', 'landing.features.cards') as { title: string }[]
    const value = cards.map((card, index) => (index ? card : { ...card, title: 'नया' }))
    const saved = await asha.call(saveDraft, {
      params: { locale: 'hi', key: 'landing.features.cards' },
      body: { value },
    })
    expect(saved.draft?.value).toEqual(value)
    const params = { locale: 'all', key: 'site.testimonials' } as const
    expect(await asha.call(saveDraft, { params, body: { value: false } })).toMatchObject({
      draft: { value: false },
      state: 'source',
    })
    expect(
      await asha.call(getCopyPage, { params: { page: 'site' }, query: { locales: 'all' } }),
    ).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ key: 'site.testimonials', default: true })]),
    })
  })
})

describe('two editors of one piece', () => {
  test('the second is told what the first has written, and overwrites nothing', async () => {
    const [asha, ravi] = [await editor('asha'), await editor('ravi')]
    const { version } = await asha.call(getCopyEntry, { params: title })
    const first = await save(asha, words, version)
    const answer = await ravi.send(
      'PUT',
      `/api/admin/copy/entries/hi/${title.key}`,
      { value: 'मेरे शब्द' },
      { 'If-Match': `"${version}"` },
    )
    expect(answer.status).toBe(412)
    expect(await answer.json()).toMatchObject({ code: 'stale_version', current: first })
    expect(await ravi.call(getCopyEntry, { params: title })).toEqual(first)
    expect(await save(ravi, 'मेरे शब्द', first.version)).toMatchObject({ draft: { author: 'ravi' } })
  })

  test('of two at once one is kept and one is refused', async () => {
    const [asha, ravi] = [await editor('asha'), await editor('ravi')]
    const outcomes = await Promise.allSettled([save(asha, 'एक', 0), save(ravi, 'दो', 0)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await CopyEntry.query()).toMatchObject([{ version: 1, hasDraft: true }])
  })

  test('of two at once who change what was changed before, too', async () => {
    const [asha, ravi] = [await editor('asha'), await editor('ravi')]
    await save(asha, words)
    const outcomes = await queueBehind(api.database.db, { table: 'copy_entries', ...title }, [
      () => save(asha, 'एक', 1),
      () => save(ravi, 'दो', 1),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { version: 2 } },
      { status: 'rejected', reason: { code: 'stale_version', current: { draft: { value: 'एक' } } } },
    ])
  })

  test('an answer that was lost can be asked for again', async () => {
    const asha = await editor('asha')
    const saved = await save(asha, words, 0)
    expect(await save(asha, words, 0)).toEqual(saved)
  })

  test('also throwing away asks whether it is the draft that was looked at', async () => {
    const [asha, ravi] = [await editor('asha'), await editor('ravi')]
    await save(asha, words)
    await save(ravi, 'मेरे शब्द')
    const answer = await asha.fetch(`/api/admin/copy/entries/hi/${title.key}`, {
      method: 'DELETE',
      headers: { 'If-Match': '"1"' },
    })
    expect(answer.status).toBe(412)
    expect(await asha.call(getCopyEntry, { params: title })).toMatchObject({ draft: { author: 'ravi' } })
  })
})
