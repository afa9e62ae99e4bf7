import { execFileSync } from 'node:child_process'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  discardRelease,
  getRelease,
  getReleases,
  publishRelease,
  requestRelease,
} from '@nila/api/contract/releases'
import { Release } from '@nila/db'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { type RunningNila, startNila } from '../../testing/nila.ts'
import { makeDataFolder } from '../../testing/process.ts'
import { built, draft, HERO, publishWords, read, requestBuilt, signInAt } from '../../testing/releases.ts'

const renderer = {
  program: join(import.meta.dirname, '../../testing/fake-renderer.ts'),
  timeLimit: 20_000,
  memoryLimit: 100,
}

let nila: RunningNila
let editor: Agent
async function start(over: Parameters<typeof startNila>[0] = {}): Promise<void> {
  nila = await startNila({ renderer, ...over, env: { LOG_LEVEL: 'silent', ...over.env } })
  editor = await signInAt(nila, { role: 'editor' })
}
const restart = async (over: Parameters<typeof startNila>[0] = {}) => {
  await nila.stop()
  await start(over)
}
beforeAll(() => start())
afterAll(() => nila.stop())

const folder = () => join(nila.dataDir, 'releases')
const leftovers = async () =>
  (await readdir(folder()).catch(() => [])).filter((name) => name.startsWith('.building'))
/** Asks for a release whose Hindi hero says this. */
async function request(words: string) {
  await draft(editor, HERO, words)
  return editor.call(requestRelease, {})
}
const requestFailing = async (words: string) => built(editor, (await request(words)).id)
/** Of requests in one moment: were there a pause after each, the last would be built after the test's time. */
const MANY = 20
const stateOf = async (id: number) => (await editor.call(getRelease, { params: { id } })).state

describe('a build that fails', () => {
  test.each([
    ['throws', 'build_failed'],
    ['says nothing', 'build_failed'],
    ['has no home', 'build_failed'],
    ['eats memory', 'out_of_memory'],
    ['is killed', 'out_of_memory'],
    ['breaks a link', 'link_broken'],
  ])('because it %s tells the editor so, and leaves the site as it is', async (words, code) => {
    const before = await read(nila.url, '/hi')
    const release = await requestFailing(words)
    expect(release).toMatchObject({ state: 'failed', problems: [{ code }] })
    expect(JSON.stringify(release.problems)).not.toContain('/secret')
    expect(await editor.call(getReleases, {})).toMatchObject({
      candidate: { id: release.id },
      draftsSince: 0,
    })
    const { status } = await editor.send('POST', `/api/admin/releases/${release.id}/publish`, undefined)
    expect(status).toBe(409)
    expect(await read(nila.url, '/hi')).toBe(before)
    expect(await leftovers()).toEqual([])

    await publishWords(editor, `after it ${words}`)
    expect(await read(nila.url, '/hi')).toContain(`<p>after it ${words}</p>`)
  })

  test('names the piece of copy and the page that it is about', async () => {
    const { problems } = await requestFailing('breaks a link')
    expect(problems).toEqual([
      {
        code: 'link_broken',
        address: '/hi',
        locale: 'hi',
        key: 'landing.hero.title',
        detail: 'It leads nowhere.',
      },
    ])
  })

  test('for the second time because its server went away under it is not tried again', async () => {
    const { id } = await request('hangs')
    await expect.poll(() => stateOf(id)).toBe('building')
    await Release.query().patch({ attempts: 2, state: 'queued' }).where({ id })
    await nila.db('pgboss.job').insert({ name: 'release', data: { id } })
    expect(await built(editor, id)).toMatchObject({ state: 'failed', problems: [{ code: 'builder_lost' }] })
  })
})

describe('the newest request', () => {
  test('wins over one that is being built, which is ended at once', async () => {
    const first = await request('hangs')
    await expect.poll(() => stateOf(first.id)).toBe('building')
    const second = await requestFailing('newest')
    expect(second.state).toBe('ready')
    expect(await stateOf(first.id)).toBe('superseded')
    expect(await leftovers()).toEqual([])
  })

  test('wins over those that wait behind it', async () => {
    await request('hangs')
    const waiting = await request('waits')
    const last = await requestFailing('last')
    expect([await stateOf(waiting.id), last.state]).toEqual(['superseded', 'ready'])
    await editor.call(publishRelease, { params: { id: last.id } })
    expect(await read(nila.url, '/hi')).toContain('<p>last</p>')
  })

  test('is built at once, however many it came with', async () => {
    await draft(editor, HERO, 'of many')
    const many = await Promise.all(Array.from({ length: MANY }, () => editor.call(requestRelease, {})))
    const newest = Math.max(...many.map(({ id }) => id))
    expect((await built(editor, newest)).state).toBe('ready')
    await expect(
      Release.query()
        .where({ state: 'superseded' })
        .whereIn(
          'id',
          many.map(({ id }) => id),
        )
        .resultSize(),
    ).resolves.toBe(MANY - 1)
  })

  test('wins over one that is ready, once it is ready itself', async () => {
    await draft(editor, HERO, 'first')
    const first = await requestBuilt(editor)
    const failing = await requestFailing('throws')
    expect([await stateOf(first.id), failing.state]).toEqual(['ready', 'failed'])
    expect((await requestFailing('second')).state).toBe('ready')
    expect([await stateOf(first.id), await stateOf(failing.id)]).toEqual(['superseded', 'superseded'])
  })

  test('that is discarded is built no further', async () => {
    const { id } = await request('hangs')
    await expect.poll(() => stateOf(id)).toBe('building')
    await editor.call(discardRelease, { params: { id } })
    await expect.poll(leftovers).toEqual([])
    expect(await stateOf(id)).toBe('discarded')
  })
})

describe('limits', () => {
  test('because it takes too long is ended', async () => {
    await restart({ renderer: { ...renderer, timeLimit: 300 } })
    expect(await requestFailing('hangs')).toMatchObject({
      state: 'failed',
      problems: [{ code: 'out_of_time' }],
    })
    expect(await leftovers()).toEqual([])
  })

  test.runIf(process.getuid?.() === 0)('because the disk is full says so', async () => {
    const disk = await makeDataFolder()
    onTestFinished(() => disk.remove())
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'nila-test', disk.path])
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk.path]))
    await restart({ env: { DATA_DIR: disk.path } })
    expect(await requestFailing('fills the disk')).toMatchObject({
      state: 'failed',
      problems: [{ code: 'disk_full' }],
    })
    expect(await leftovers()).toEqual([])
    await publishWords(editor, 'सब ठीक')
    expect(await read(nila.url, '/hi')).toContain('<p>सब ठीक</p>')
  })
})

describe('the program that builds', () => {
  test('is told nothing of the environment but what the pages say', async () => {
    await restart({
      env: { SUPPORT_EMAIL: 'help@nila.test', SECRET_KEY: 's'.repeat(32), UPI_ID: 'nila@bank' },
    })
    await publishWords(editor, 'a')
    const told = JSON.parse(await read(nila.url, '/environment.json'))
    expect(told).toEqual({ NODE_ENV: 'production', UPI_ID: 'nila@bank', SUPPORT_EMAIL: 'help@nila.test' })
  })
})

test('what builds that were killed have left goes with the next start, and nothing that may be under way', async () => {
  const disk = await makeDataFolder()
  onTestFinished(() => disk.remove())
  for (const name of ['.building-1-old', '.building-2-new'])
    await mkdir(join(disk.path, 'releases', name, 'site'), { recursive: true })
  const old = new Date(Date.now() - 3_600_000)
  await utimes(join(disk.path, 'releases/.building-1-old'), old, old)
  await restart({ env: { DATA_DIR: disk.path } })
  expect(await leftovers()).toEqual(['.building-2-new'])
})
