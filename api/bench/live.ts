import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LIVE_ADMIN_PATH } from '@nila/api/contract'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { openSocket } from '../testing/sockets.ts'
import type { Order } from './live-visitors.ts'
import { cpuSeconds, residentMegabytes, startServer } from './measure-load.ts'
import { printLimits, printMachine } from './table.ts'

const PAGES = 10_000
/** Of those that the second instance has besides. */
const PAGES_THERE = 100
/** Visitors who come one by one. */
const ARRIVALS = 20
/** Milliseconds for which processor time is counted, and before, so that the start is over. */
const DURATION = 30_000
const REST = 5000
/** A count that is not right after so many milliseconds is never going to be. */
const PATIENCE = 60_000

/** The share of a core that a process uses, in percent. */
async function coreShareOf(pid: number): Promise<number> {
  const before = cpuSeconds(pid)
  await setTimeout(DURATION)
  return ((cpuSeconds(pid) - before) / (DURATION / 1000)) * 100
}

/** Opens an administrator's screen. Gives what waits until it shows so many visitors, and how long that took in milliseconds. */
async function openScreen(port: number, username: string) {
  const url = `http://127.0.0.1:${port}`
  const agent = createAgent(url)
  await agent.send('POST', '/api/login', { username, password: PASSWORD })
  const { messages } = await openSocket(url, { Cookie: agent.jar.header }, LIVE_ADMIN_PATH)
  const shown = () => messages.findLast((message) => message.type === 'activeUsers')?.count
  return async (count: number): Promise<number> => {
    const start = performance.now()
    while (shown() !== count) {
      if (performance.now() - start > PATIENCE) throw new Error(`${shown()} visitors are shown, not ${count}`)
      await setTimeout(2)
    }
    return performance.now() - start
  }
}

const processes: ChildProcess[] = []

/** What the sockets alone cost on this machine, in percent of a core. */
async function measureReference(env: Record<string, string>): Promise<number> {
  const [bare, visitors] = [
    await startHere('live-reference.ts', env),
    await startHere('live-visitors.ts', env),
  ]
  visitors.child.send({ pages: PAGES, port: bare.port } satisfies Order)
  // They come at some 2,000 a second.
  await setTimeout(2 * REST)
  const share = await coreShareOf(bare.pid)
  for (const { child } of [bare, visitors]) child.kill('SIGKILL')
  return share
}

/** Starts a server of this folder, to be ended with the benchmark. */
async function startHere(file: string, env: Record<string, string>) {
  const started = await startServer(join(import.meta.dirname, file), env)
  processes.push(started.child)
  return started
}

const postgres = await startTestPostgres()
try {
  const { connection } = await createTestDatabase(postgres.connection)
  const { username } = await buildAccount({ role: 'admin' })
  const env = {
    BENCH_DATABASE: addressOf(connection),
    // As nila.mjs starts it.
    NODE_OPTIONS: '--max-semi-space-size=8',
  }
  const bareShare = await measureReference(env)
  const [here, there] = [await startHere('live-server.ts', env), await startHere('live-server.ts', env)]
  const visitors = await startHere('live-visitors.ts', env)
  const open = (order: Order) => visitors.child.send(order)
  const shownHere = await openScreen(here.port, username)
  const shownThere = await openScreen(there.port, username)
  const shown = async (count: number) =>
    Math.max(...(await Promise.all([shownHere(count), shownThere(count)])))

  await setTimeout(REST)
  const memoryBefore = residentMegabytes(here.pid)
  const shareBefore = await coreShareOf(here.pid)
  open({ pages: PAGES, port: here.port })
  const arrived = await shown(PAGES)
  // As much as the reference had: what 2,000 arrivals a second leave to be compiled and collected is not what 10,000 heartbeats cost.
  await setTimeout(2 * REST)
  const share = await coreShareOf(here.pid)
  const memory = residentMegabytes(here.pid)

  let count = PAGES
  const arrivals: number[] = []
  for (let n = 0; n < ARRIVALS; n += 1) {
    // At another moment between two looks each time.
    await setTimeout(n * 37)
    open({ pages: 1, port: here.port })
    count += 1
    arrivals.push(await shown(count))
  }
  open({ pages: PAGES_THERE, port: there.port })
  const both = await shown(count + PAGES_THERE)

  here.child.kill('SIGKILL')
  const gone = await shownThere(PAGES_THERE)
  open({ pages: PAGES, port: there.port })
  const back = await shownThere(PAGES_THERE + PAGES)

  printMachine()
  console.log(
    `The process had ${memoryBefore.toFixed(0)} MB and used ${shareBefore.toFixed(1)} % of a core before anybody came, ${memory.toFixed(0)} MB with all.`,
    `They came within ${arrived.toFixed(0)} ms.`,
  )
  console.log(
    `A server of \`ws\` that reads nothing of what they say used ${bareShare.toFixed(1)} %: with all, ours is ${(share / bareShare).toFixed(2)} of it.\n`,
  )
  printLimits(`${PAGES.toLocaleString('en')} visitors, each with a heartbeat every ten seconds`, [
    { what: 'memory for them', value: memory - memoryBefore, unit: 'MB', most: 200 },
    { what: 'processor time, all in all', value: share, unit: '% of a core', most: 5 },
    {
      what: 'one more is shown at both instances',
      value: Math.max(...arrivals),
      unit: `ms, worst of ${ARRIVALS}`,
      most: 1000,
    },
    {
      what: `${PAGES_THERE} more at the other instance are shown at both`,
      value: both,
      unit: 'ms',
      most: 2000,
    },
  ])
  printLimits('Their instance is killed', [
    { what: 'the other one shows its own alone', value: gone, unit: 'ms', most: 5000 },
    { what: 'all of them come to that one and are shown', value: back, unit: 'ms', most: 10_000 },
  ])
} finally {
  for (const child of processes) child.kill('SIGKILL')
  await postgres.stop()
}
// The sockets of the screens would be waited for.
process.exit()
