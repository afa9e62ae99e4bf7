import { copyFields } from '@nila/api/contract/copy/fields'
import { isKeyOf } from '@nila/api/contract/copy/keys'
import { getCopyEntry, saveDraft } from '@nila/api/contract/copy-entries'
import { exportCopy, importCopy } from '@nila/api/contract/copy-files'
import { getCopyPage } from '@nila/api/contract/copy-pages'
import { AuditEntry, CopyEntry } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts } from '../../testing/copy.ts'

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

describe('a language as a file', () => {
  const fileOf = (agent: Editor) => agent.call(exportCopy, { params: { locale: 'hi' } })
  const take = (agent: Editor, entries: { key: string; text: unknown; source?: unknown }[]) =>
    agent.call(importCopy, {
      params: { locale: 'hi' },
      body: { product: 'nila', version: 1, locale: 'hi', entries: entries as never },
    })

  test('has all words beside the English, and changes nothing when it comes back', async () => {
    const asha = await editor()
    await save(asha, english, 'Ask in your own words')
    await publishDrafts(defaults)
    await save(asha, hindi, 'अपने शब्दों में पूछें')
    const file = await fileOf(asha)
    expect(file.entries.map((entry) => entry.key)).toEqual(
      copyFields.map((field) => field.key).filter((one) => isKeyOf(one, 'hi')),
    )
    expect(file.entries.find((entry) => entry.key === key)).toMatchObject({
      source: 'Ask in your own words',
      text: 'अपने शब्दों में पूछें',
      state: 'machine-drafted',
      isStale: false,
      max: 80,
    })
    expect(file.entries.find((entry) => entry.key === 'landing.bounceRate.body')?.placeholders).toEqual([
      'rate',
      'usual',
    ])
    const before = await CopyEntry.query()
    const entries = file.entries as { key: string; text: unknown }[]
    expect(await take(asha, entries)).toEqual({ saved: [], unchanged: entries.length, refused: [] })
    expect(await CopyEntry.query()).toEqual(before)
    expect(await AuditEntry.query().where({ action: 'copy.import' })).toEqual([])
  })

  test('is taken as drafts, as far as it obeys the rules', async () => {
    const [asha, ravi] = [await editor(), await editor('ravi')]
    await save(ravi, { locale: 'hi', key: 'goodbye.title' }, 'रवि के शब्द')
    await save(asha, { locale: 'hi', key: 'goodbye.lead' }, 'मेरा मसौदा')
    const itself = defaults.defaultAt('hi', 'goodbye.lead')
    const outcome = await take(asha, [
      { key, text: 'पहला' },
      { key, text: 'दूसरा' },
      { key: 'landing.hero.lead', text: defaults.defaultAt('hi', 'landing.hero.lead') },
      { key: 'landing.hero.nothing', text: 'a' },
      { key: 'site.testimonials', text: false },
      { key: 'donate.title', text: 'दान' },
      { key: 'landing.hero.talk', text: 'a'.repeat(41) },
      {
        key: 'landing.support.picture',
        text: { name: 'a'.repeat(32), widths: [480], width: 480, height: 9, alt: '' },
      },
      { key: 'goodbye.title', text: 'मेरे शब्द' },
      { key: 'goodbye.lead', text: itself },
    ])
    expect(outcome).toEqual({
      saved: [key, 'goodbye.lead'],
      unchanged: 1,
      refused: [
        { key: 'landing.hero.nothing', reason: 'unknown' },
        { key: 'site.testimonials', reason: 'unknown' },
        { key: 'donate.title', reason: 'protected' },
        { key: 'landing.hero.talk', reason: 'invalid', detail: 'value: Please keep this to 40 characters.' },
        { key: 'landing.support.picture', reason: 'invalid', detail: expect.stringContaining('value: ') },
        { key: 'goodbye.title', reason: 'drafted_by_others' },
      ],
    })
    const { entries } = await asha.call(getCopyPage, {
      params: { page: 'goodbye' },
      query: { locales: 'hi' },
    })
    expect(entries.filter(({ draft }) => draft)).toMatchObject([
      { draft: { value: 'रवि के शब्द', author: 'ravi' } },
    ])
    expect(await asha.call(getCopyEntry, { params: hindi })).toMatchObject({ draft: { value: 'दूसरा' } })
    expect(await AuditEntry.query().where({ action: 'copy.import' })).toMatchObject([
      { actorName: 'asha', subjectType: 'copy', details: { locale: 'hi', saved: 2 } },
    ])
  })

  test('of English that has changed meanwhile is taken and stale', async () => {
    const asha = await editor()
    const { entries } = await fileOf(asha)
    const source = entries.find((entry) => entry.key === key)?.source
    await save(asha, english, 'Ask in your own words')
    await publishDrafts(defaults)
    await take(asha, [{ key, source, text: 'अपने शब्दों में पूछें' }])
    expect(await isStale(asha)).toBe(true)
    await publishDrafts(defaults)
    expect(await isStale(asha)).toBe(true)
    await take(asha, [{ key, source: 'Ask in your own words', text: 'अपने शब्दों में' }])
    expect(await isStale(asha)).toBe(false)
  })

  test('of a whole language is taken at once', async () => {
    const asha = await editor()
    const { entries } = await fileOf(asha)
    const changed = entries.flatMap((entry) =>
      typeof entry.text === 'string' && entry.text.length < (entry.max ?? 0)
        ? [{ key: entry.key, source: entry.source, text: `${entry.text}.` }]
        : [],
    )
    const { saved, refused } = await take(asha, changed)
    expect(saved.length).toBeGreaterThan(700)
    expect(refused.every(({ reason }) => reason === 'protected')).toBe(true)
    const release = await publishDrafts(defaults)
    expect(release.changes).toHaveLength(saved.length)
    expect(await CopyEntry.query().where({ hasDraft: true }).resultSize()).toBe(0)
  })

  test.each([
    ['another product', { product: 'other' }],
    ['another version', { version: 2 }],
    ['another language', { locale: 'ta' }],
    ['no words', { entries: [] }],
    ['words that cannot be stored', { entries: [{ key, text: 'a\u0000' }] }],
    ['a source that cannot be stored', { entries: [{ key, source: 'a\ud800', text: 'a' }] }],
  ])('of %s is refused', async (_, over) => {
    const asha = await editor()
    const body = { product: 'nila', version: 1, locale: 'hi', entries: [{ key, text: 'a' }], ...over }
    expect((await asha.send('POST', '/api/admin/copy/files/hi', body)).status).toBe(400)
    expect(await CopyEntry.query().resultSize()).toBe(0)
  })
})
