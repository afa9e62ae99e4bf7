import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCopyEntry } from '@nila/api/contract/copy-entries'
import { discardRelease, getReleases, rollBack } from '@nila/api/contract/releases'
import { Release } from '@nila/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { type RunningNila, startNila } from '../../testing/nila.ts'
import { HERO, publishWords, read, signInAt } from '../../testing/releases.ts'

let nila: RunningNila
let editor: Agent
beforeAll(async () => {
  const program = join(import.meta.dirname, '../../testing/fake-renderer.ts')
  nila = await startNila({ env: { LOG_LEVEL: 'silent' }, renderer: { program } })
  editor = await signInAt(nila, { role: 'editor' })
})
afterAll(() => nila.stop())

describe('a release of another build of the product', () => {
  const live = () => read(nila.url, '/hi')
  const liveNow = async () => (await editor.call(getReleases, {})).live
  const beOfAnother = (id: number) => Release.query().patch({ product: 'another build' }).where({ id })

  test('is served as it is, and built again with the same words, which then go live by themselves', async () => {
    const old = await publishWords(editor, 'of another build')
    const { id: next } = await publishWords(editor, 'of this build')
    await beOfAnother(old.id)
    await editor.call(rollBack, { params: { id: old.id } })
    await expect.poll(async () => (await liveNow())?.id).toBeGreaterThan(next)
    expect(await liveNow()).toMatchObject({
      state: 'published',
      changes: [],
      requestedBy: null,
      publishedBy: null,
    })
    expect(await live()).toContain('<p>of another build</p>')
  })

  test('stays where that fails, and editors are told why', async () => {
    const old = await publishWords(editor, 'works until it breaks')
    await publishWords(editor, 'between')
    await beOfAnother(old.id)
    await writeFile(join(nila.dataDir, 'releases/broken'), '')
    await editor.call(rollBack, { params: { id: old.id } })
    const candidate = async () => (await editor.call(getReleases, {})).candidate
    await expect.poll(candidate).toMatchObject({ state: 'failed', problems: [{ code: 'render_failed' }] })
    expect((await liveNow())?.id).toBe(old.id)
    expect(await live()).toContain('<p>works until it breaks</p>')
    await editor.call(discardRelease, { params: { id: (await candidate())?.id ?? 0 } })
    expect(await candidate()).toBeNull()
  })

  test('is built again without words that this one has no place for, which are kept', async () => {
    const old = await publishWords(editor, 'of another build, with too much')
    const lead = { locale: 'hi', key: 'landing.hero.lead' } as const
    const overrides = {
      hi: { [HERO.key]: 'of another build, with too much', [lead.key]: 'word '.repeat(1000) },
    }
    await Release.query().patch({ product: 'another build', snapshot: { overrides } }).where({ id: old.id })
    const { id: next } = await publishWords(editor, 'after that')
    await editor.call(rollBack, { params: { id: old.id } })
    await expect.poll(async () => (await liveNow())?.id).toBeGreaterThan(next)
    const { snapshot } = await Release.query()
      .findById((await liveNow())?.id ?? 0)
      .throwIfNotFound()
    expect(snapshot).toMatchObject({ overrides: { hi: { [HERO.key]: 'of another build, with too much' } } })
    expect(JSON.stringify(snapshot)).not.toContain(lead.key)
    const { published } = await editor.call(getCopyEntry, { params: lead })
    expect(published?.value).toBe(overrides.hi[lead.key])
  })
})
