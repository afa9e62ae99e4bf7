import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount } from '../testing/accounts.ts'
import { keepAsking } from '../testing/keep-asking.ts'
import { makeDataFolder } from '../testing/process.ts'
import { residentMegabytes, startServer } from './measure-load.ts'
import { editorAt } from './publish/editor.ts'
import { printLimits, printMachine } from './table.ts'

/** How often words are edited and published, and how often the site goes back to earlier ones; `quick` only shows that it works. */
const isQuick = process.argv.includes('quick')
const EDITS = isQuick ? 3 : 20
const SWAPS = isQuick ? 6 : 30
const REQUESTS = isQuick ? 2000 : 100_000
const PATHS = ['/', '/hi', '/hi/donate', '/ta', '/ta/contact', '/auth', '/sitemap.xml']
/** Sites of other sizes than this one, with what edit to live may take (milliseconds). */
const SIZES = [
  { pages: 30, most: 5000 },
  { pages: 450, most: 8000 },
]
const OF_THIS_SITE = 8000
/** Until a process rests (milliseconds). */
const REST = 5000

const p95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

type Editor = Awaited<ReturnType<typeof editorAt>>

const postgres = await startTestPostgres()
const folder = await makeDataFolder()

/** @param pages how many the site is to have; all that it has by itself */
async function startSite(pages?: number) {
  const { connection } = await createTestDatabase(postgres.connection)
  const { username } = await buildAccount({ role: 'editor' })
  const { child, pid, port } = await startServer(join(import.meta.dirname, 'live-server.ts'), {
    BENCH_DATABASE: addressOf(connection),
    BENCH_PAGES: String(pages ?? ''),
    DATA_DIR: join(folder.path, `of-${pages}`),
    // As nila.mjs starts it.
    NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc',
  })
  const url = `http://127.0.0.1:${port}`
  return { child, pid, url, signIn: () => editorAt(url, username) }
}

/** Publishes words so often, then goes back so often. */
async function measure({ publish, goBack }: Editor) {
  const edits: number[] = []
  const promotes: number[] = []
  for (let n = 0; n < EDITS; n += 1) {
    const { edit, promote } = await publish(`शब्द ${n} `)
    edits.push(edit)
    promotes.push(promote)
  }
  const backs: number[] = []
  // From the live one on, so that each is another one.
  for (let turn = 1; turn <= SWAPS; turn += 1) {
    backs.push(await goBack(turn))
    await setTimeout(isQuick ? 100 : 1500)
  }
  return { edits, promotes, backs }
}

const limitsOf = ({ edits, promotes, backs }: Awaited<ReturnType<typeof measure>>, most: number) => [
  { what: 'edit to live (p95)', value: p95(edits), unit: 'ms', most },
  { what: 'promote, until a visitor reads it (p95)', value: p95(promotes), unit: 'ms', most: 300 },
  { what: 'roll back, until a visitor reads it (p95)', value: p95(backs), unit: 'ms', most: 300 },
]

try {
  printMachine()
  for (const { pages, most } of SIZES) {
    const { child, signIn } = await startSite(pages)
    const editor = await signIn()
    const times = await measure(editor)
    printLimits(`Publishing ${await editor.countPages()} pages`, limitsOf(times, most))
    child.kill('SIGKILL')
  }

  const { child, pid, url, signIn } = await startSite()
  await setTimeout(REST)
  const idle = residentMegabytes(pid)
  const editor = await signIn()
  const times = await measure(editor)

  const asking = keepAsking(url, PATHS)
  let swaps = 0
  while (swaps < SWAPS || asking.answered < REQUESTS) {
    swaps += 1
    await editor.goBack(SWAPS + swaps)
    await setTimeout(200)
  }
  const { answered, failed } = await asking.stop()
  await setTimeout(REST)

  printLimits(`Publishing the ${await editor.countPages()} pages of this site`, [
    ...limitsOf(times, OF_THIS_SITE),
    { what: `failed of ${answered} requests over ${swaps} swaps`, value: failed.length, unit: '', most: 0 },
    { what: 'memory at rest before', value: idle, unit: 'MB', most: 200 },
  ])
  console.log(`After all of it the process has ${residentMegabytes(pid).toFixed(0)} MB at rest.`)
  if (failed.length) console.log(failed.slice(0, 10).join('\n'))
  child.kill('SIGKILL')
} finally {
  await folder.remove()
  await postgres.stop()
}
process.exit(0)
