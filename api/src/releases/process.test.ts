import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { getReleases, publishRelease, requestRelease, rollBack } from '@nila/api/contract/releases'
import { Release } from '@nila/db'
import { addressOf, createTestDatabase, type TestDatabase } from '@nila/db/testing'
import pg from 'pg'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { keepAsking } from '../../testing/keep-asking.ts'
import { makeDataFolder, type NilaProcess, startProcess } from '../../testing/process.ts'
import { built, draft, HERO, preview, publishWords, read, signInAt } from '../../testing/releases.ts'
import { RELEASE_CHANNEL } from './announce-release.ts'

/** Several starts, builds by the real renderer, and a server that is missed after half a minute (milliseconds). */
const PATIENCE = 150_000

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const folder = await makeDataFolder()
  onTestFinished(() => folder.remove())
  dataDir = folder.path
})

type Running = NilaProcess & { url: string }

/** The real product, with its own renderer, as a process that can be killed. */
async function start(): Promise<Running> {
  const nila = await startProcess({
    DATABASE_URL: addressOf(database.connection),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  })
  onTestFinished(async () => {
    nila.child.kill('SIGTERM')
    await nila.ended
  })
  if (!nila.url) throw new Error(`the process did not become ready:\n${nila.output()}`)
  return { ...nila, url: nila.url }
}
const stop = async (nila: Running, signal: NodeJS.Signals) => {
  nila.child.kill(signal)
  await nila.ended
}
const createAccount = async () => ({
  username: (await buildAccount({ role: 'editor' })).username,
  password: PASSWORD,
})
const signIn = (nila: Running): Promise<Agent> => signInAt({ url: nila.url, createAccount }, {})

const folder = () => join(dataDir, 'releases')
const leftovers = async () => (await readdir(folder())).filter((name) => name.startsWith('.building'))
const stateOf = async (id: number) => (await Release.query().findById(id).throwIfNotFound()).state
const heroOf = async (url: string) => /<h1[^>]*>([^<]*)/.exec(await read(url, '/hi'))?.[1]

/** Asks for a release and waits until it is being built. */
async function beginBuild(agent: Agent, words: string): Promise<number> {
  await draft(agent, HERO, words)
  const { id } = await agent.call(requestRelease, {})
  await expect.poll(() => stateOf(id)).toBe('building')
  return id
}

describe('a server', { timeout: PATIENCE }, () => {
  test('that is killed in the middle of a build leaves it to another one, which answered everything meanwhile', async () => {
    const first = await start()
    const id = await beginBuild(await signIn(first), 'बच गया')
    await stop(first, 'SIGKILL')
    expect(await stateOf(id)).toBe('building')

    const second = await start()
    const asking = keepAsking(second.url, ['/', '/hi', '/hi/donate', '/sitemap.xml'], 1)
    const agent = await signIn(second)
    expect(await built(agent, id)).toMatchObject({ state: 'ready', problems: [] })
    await agent.call(publishRelease, { params: { id } })
    expect(await heroOf(second.url)).toBe('बच गया')
    expect(await asking.stop()).toMatchObject({ failed: [] })
  })

  test('that is stopped in the middle of a build leaves nothing but the request', async () => {
    const first = await start()
    const id = await beginBuild(await signIn(first), 'अगला')
    await stop(first, 'SIGTERM')
    expect(await stateOf(id)).toBe('queued')
    expect(await leftovers()).toEqual([])
    const second = await start()
    expect(await built(await signIn(second), id)).toMatchObject({ state: 'ready' })
  })

  test('that is killed in the middle of publishing comes back with what was published, and nothing else', async () => {
    const first = await start()
    let agent = await signIn(first)
    const before = (await publishWords(agent, 'पहले')).id
    await draft(agent, HERO, 'बाद में')
    const { id } = await agent.call(requestRelease, {})
    await built(agent, id)

    // Killed before anything was decided, and the moment that everybody is told of it.
    let nila = first
    for (const isDecided of [false, true]) {
      const listener = new pg.Client(database.connection)
      await listener.connect()
      await listener.query(`listen ${RELEASE_CHANNEL}`)
      const told = new Promise((resolve) => listener.once('notification', resolve))
      const publishing = agent.call(publishRelease, { params: { id } }).catch(() => undefined)
      if (isDecided) await told
      await stop(nila, 'SIGKILL')
      await publishing
      await listener.end()

      nila = await start()
      agent = await signIn(nila)
      const { live } = await agent.call(getReleases, {})
      expect([before, id]).toContain(live?.id)
      if (isDecided) expect(live?.id).toBe(id)
      expect(await heroOf(nila.url)).toBe(live?.id === id ? 'बाद में' : 'पहले')
      const versions = await database.db('copy_versions').where({ key: HERO.key }).orderBy('id')
      expect(versions.at(-1)?.value).toBe(live?.id === id ? 'बाद में' : 'पहले')
    }
  })

  test('that finds its copy of the live release damaged takes it from the database', async () => {
    const first = await start()
    const { id } = await publishWords(await signIn(first), 'पूरा')
    await stop(first, 'SIGTERM')
    const [pack = ''] = (await readdir(folder())).filter((name) => name.startsWith(`${id}-`))
    await truncate(join(folder(), pack), 1000)
    const second = await start()
    expect(await heroOf(second.url)).toBe('पूरा')
  })
})

test('two servers agree on what is live, on previews, and on who builds', { timeout: PATIENCE }, async () => {
  const [one, other] = await Promise.all([start(), start()])
  const asking = [one, other].map(({ url }) => keepAsking(url, ['/', '/hi'], 1))
  const agent = await signIn(one)
  const first = await publishWords(agent, 'एक')
  await expect.poll(() => heroOf(other.url)).toBe('एक')

  await draft(agent, HERO, 'दो')
  const { id } = await agent.call(requestRelease, {})
  await built(agent, id)
  await preview(agent, id)
  const elsewhere = async () =>
    (await fetch(`${other.url}/hi`, { headers: { Cookie: agent.jar.header } })).text()
  await expect.poll(elsewhere).toContain('>दो<')
  await agent.call(publishRelease, { params: { id } })
  await expect.poll(() => heroOf(other.url)).toBe('दो')
  const [mine, theirs] = await Promise.all([one, other].map(({ url }) => read(url, '/hi/donate')))
  expect(mine?.replaceAll(one.url, '')).toBe(theirs?.replaceAll(other.url, ''))

  await agent.call(rollBack, { params: { id: first.id } })
  await expect.poll(() => heroOf(other.url)).toBe('एक')
  for (const one of asking) expect(await one.stop()).toMatchObject({ failed: [] })
})
