import {
  getCopyEntry,
  listCopyVersions,
  saveDraft,
  setTranslationState,
} from '@nila/api/contract/copy-entries'
import { CopyVersion, type Release, transaction, User } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults, publishDrafts, requestedRelease } from '../../testing/copy.ts'
import { applyChanges, applySnapshot, differencesTo } from './apply-release.ts'
import { publishedWords } from './published-words.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

const title = { locale: 'hi', key: 'landing.hero.title' } as const
const lead = { locale: 'hi', key: 'landing.hero.lead' } as const
const alert = { locale: 'all', key: 'site.bounceRateAlert' } as const
const editor = () => api.signIn({ role: 'editor', username: 'asha' })
type Editor = Awaited<ReturnType<typeof editor>>
const save = (agent: Editor, params: typeof title | typeof lead | typeof alert, value: string) =>
  agent.call(saveDraft, { params, body: { value } })
const read = (agent: Editor, params: typeof title | typeof lead | typeof alert = title) =>
  agent.call(getCopyEntry, { params })
const goBack = (agent: Editor, release: Release) =>
  transaction((trx) => applySnapshot(trx, defaults, release, agent.user))

describe('publishing', () => {
  test('makes drafts what is published, and the snapshot what the site is made of', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    await save(asha, alert, 'everyone')
    const { snapshot } = await publishDrafts(defaults)
    expect(snapshot).toEqual({
      overrides: { hi: { [title.key]: 'एक' } },
      settings: { bounceRateAlert: 'everyone' },
      states: {},
    })
    expect(await publishedWords(undefined, defaults)).toEqual(snapshot)
    expect(await read(asha)).toMatchObject({
      draft: null,
      published: { value: 'एक', author: 'asha' },
      version: 2,
    })
    expect(await read(asha, alert)).toMatchObject({ draft: null, published: { value: 'everyone' } })
  })

  test('leaves a draft that was changed since the release was asked for, and lets go of one that was not', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    await save(asha, lead, 'दो')
    const release = await transaction((trx) => requestedRelease(trx, defaults))
    await save(asha, title, 'बाद में')
    // Which changes the version of the piece, and not its words.
    await asha.call(setTranslationState, { body: { locale: 'hi', keys: [lead.key], state: 'reviewed' } })
    await transaction((trx) => applyChanges(trx, defaults, release))
    expect(await read(asha)).toMatchObject({ published: { value: 'एक' }, draft: { value: 'बाद में' } })
    expect(await read(asha, lead)).toMatchObject({
      published: { value: 'दो' },
      draft: null,
      state: 'reviewed',
    })
  })

  test('of somebody whose account is gone names nobody', async () => {
    const asha = await editor()
    const admin = await api.signIn({ role: 'admin' })
    await save(asha, title, 'एक')
    const release = await transaction((trx) => requestedRelease(trx, defaults))
    await User.query().deleteById(asha.user.id)
    await transaction((trx) => applyChanges(trx, defaults, release))
    expect(await read(admin)).toMatchObject({ published: { value: 'एक', author: null } })
  })
})

describe('going back', () => {
  test('publishes the words of then again, as new versions, and leaves drafts', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    const first = await publishDrafts(defaults)
    await save(asha, title, 'दो')
    await save(asha, lead, 'और')
    await save(asha, alert, 'everyone')
    const second = await publishDrafts(defaults)
    await save(asha, title, 'मसौदा')

    const changed = await goBack(asha, first)
    expect(changed.map(({ key }) => key).sort()).toEqual([lead.key, title.key, alert.key].sort())
    expect(await publishedWords(undefined, defaults)).toEqual(first.snapshot)
    expect(await read(asha)).toMatchObject({ published: { value: 'एक' }, draft: { value: 'मसौदा' } })
    expect(await read(asha, lead)).toMatchObject({ published: { isDefault: true } })
    const { versions } = await asha.call(listCopyVersions, { params: title })
    expect(versions.map(({ value, releaseId }) => [value, releaseId])).toEqual([
      ['एक', first.id],
      ['दो', second.id],
      ['एक', first.id],
    ])
    expect(await differencesTo(undefined, defaults, first)).toEqual([])
    expect(await goBack(asha, first)).toEqual([])

    await goBack(asha, second)
    expect(await publishedWords(undefined, defaults)).toEqual(second.snapshot)
  })

  test('knows over which default and of which English the words of then were written', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    const first = await publishDrafts(defaults)
    await save(asha, title, 'दो')
    await publishDrafts(defaults)
    await goBack(asha, first)
    expect(await read(asha)).toMatchObject({ movedDefault: null, isStale: false })
    defaults.deploy('hi', title.key, 'नया')
    expect(await read(asha)).toMatchObject({ movedDefault: { was: expect.any(String) } })
  })

  test('lets go of a draft that says the words of then', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    const first = await publishDrafts(defaults)
    await save(asha, title, 'दो')
    await publishDrafts(defaults)
    await save(asha, title, 'एक')
    await goBack(asha, first)
    expect(await read(asha)).toMatchObject({ published: { value: 'एक' }, draft: null })
  })

  test('leaves alone what no page has any more', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    const first = await publishDrafts(defaults)
    const older = { ...first, snapshot: { overrides: { hi: { 'landing.oldHero.title': 'a' } } } } as Release
    expect((await goBack(asha, older)).map(({ key }) => key)).toEqual([title.key])
    expect(await CopyVersion.query().where({ key: 'landing.oldHero.title' })).toEqual([])
  })

  test('finds words under the names that their keys have now', async () => {
    const asha = await editor()
    await save(asha, title, 'एक')
    const first = await publishDrafts(defaults)
    defaults.rename('landing.oldHero.title', title.key)
    const older = { ...first, snapshot: { overrides: { hi: { 'landing.oldHero.title': 'एक' } } } } as Release
    expect(await differencesTo(undefined, defaults, older)).toEqual([])
  })
})
