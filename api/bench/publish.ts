import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { login } from '@nila/api/contract'
import { getCopyEntry, saveDraft } from '@nila/api/contract/copy-entries'
import {
  getRelease,
  getReleases,
  publishRelease,
  requestRelease,
  rollBack,
} from '@nila/api/contract/releases'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { keepAsking } from '../testing/keep-asking.ts'
import { makeDataFolder, startProcess } from '../testing/process.ts'
import { residentMegabytes } from './measure-load.ts'
import { printLimits, printMachine } from './table.ts'

/** How often words are edited and published, and how often the site goes back to earlier ones; `quick` only shows that it works. */
const isQuick = process.argv.includes('quick')
const EDITS = isQuick ? 3 : 20
const SWAPS = isQuick ? 6 : 30
const REQUESTS = isQuick ? 2000 : 100_000
/** How often the screen would ask how a build goes (milliseconds); a benchmark asks more often, to measure the build and not the asking. */
const LOOK = 50
const HERO = { locale: 'hi', key: 'landing.hero.title' } as const
const PATHS = ['/', '/hi', '/hi/donate', '/ta', '/ta/contact', '/auth', '/sitemap.xml']

const p95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const postgres = await startTestPostgres()
const folder = await makeDataFolder()
const { connection } = await createTestDatabase(postgres.connection)
const { username } = await buildAccount({ role: 'editor' })
const nila = await startProcess({
  DATABASE_URL: addressOf(connection),
  DATA_DIR: join(folder.path, 'data'),
  NODE_ENV: 'production',
})
if (!nila.url || !nila.child.pid) throw new Error(nila.output())
const { url } = nila
const { pid } = nila.child
const agent = createAgent(url)

/** Asks as a visitor until the site says it. */
async function untilSaid(words: string): Promise<void> {
  while (!(await (await fetch(`${url}/hi`)).text()).includes(words)) await setTimeout(5)
}

async function buildWords(words: string): Promise<number> {
  const { version } = await agent.call(getCopyEntry, { params: HERO })
  await agent.call(saveDraft, { params: HERO, body: { value: words } }, version)
  const { id } = await agent.call(requestRelease, {})
  for (;;) {
    const { state, problems } = await agent.call(getRelease, { params: { id } })
    if (state === 'ready') return id
    if (state !== 'queued' && state !== 'building') throw new Error(JSON.stringify(problems))
    await setTimeout(LOOK)
  }
}

try {
  await agent.call(login, { body: { username, password: PASSWORD } })
  await setTimeout(3000)
  const idle = residentMegabytes(pid)

  const edits: number[] = []
  const promotes: number[] = []
  const said = new Map<number, string>()
  for (let n = 0; n < EDITS; n += 1) {
    const words = `शब्द ${n} `
    const start = performance.now()
    const id = await buildWords(words)
    promotes.push(
      await timed(async () => {
        await agent.call(publishRelease, { params: { id } })
        await untilSaid(words)
      }),
    )
    edits.push(performance.now() - start)
    said.set(id, words)
  }

  const { history, live } = await agent.call(getReleases, {})
  const back = async (turn: number) => {
    const id = history[turn % history.length]?.id ?? 0
    await agent.call(rollBack, { params: { id } })
    await untilSaid(said.get(id) ?? '')
  }
  const backs: number[] = []
  // From the live one on, so that each is another one.
  for (let turn = 1; turn <= SWAPS; turn += 1) {
    backs.push(await timed(() => back(turn)))
    await setTimeout(isQuick ? 100 : 1500)
  }

  const asking = keepAsking(url, PATHS)
  let swaps = 0
  while (swaps < SWAPS || asking.answered < REQUESTS) {
    swaps += 1
    await back(SWAPS + swaps)
    await setTimeout(200)
  }
  const { answered, failed } = await asking.stop()
  await setTimeout(5000)

  printMachine()
  printLimits(`Publishing ${live?.pages} pages`, [
    { what: 'edit to live (p95)', value: p95(edits), unit: 'ms', most: 8000 },
    { what: 'promote, until a visitor reads it (p95)', value: p95(promotes), unit: 'ms', most: 300 },
    { what: 'roll back, until a visitor reads it (p95)', value: p95(backs), unit: 'ms', most: 300 },
    { what: `failed of ${answered} requests over ${swaps} swaps`, value: failed.length, unit: '', most: 0 },
    { what: 'memory at rest before', value: idle, unit: 'MB', most: 200 },
    { what: 'memory at rest after', value: residentMegabytes(pid), unit: 'MB', most: 200 },
  ])
  if (failed.length) console.log(failed.slice(0, 10).join('\n'))
} finally {
  nila.child.kill('SIGTERM')
  await nila.ended
  await folder.remove()
  await postgres.stop()
}
process.exit(0)
