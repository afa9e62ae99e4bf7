import { join } from 'node:path'
import { loadDemo } from '@nila/db/demo'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { measureLoad, startServer } from './measure-load.ts'
import { printLimits, printMachine, printRatios } from './table.ts'

/** As many people sign in at the same moment. */
const LOGINS = 200
/** Milliseconds between two looks at /healthz. */
const PAUSE = 5
/** Sign-ins of each kind, to compare how long the two refusals take. */
const REFUSALS = 60

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** An address of its own for each sign-in, so that no limit refuses first. */
const from = (n: number) => ({ 'X-Forwarded-For': `198.51.${n >> 8}.${n & 255}` })

/** How long /healthz takes while everybody signs in, and how long they wait. */
async function measureLogins(url: string, username: string) {
  let isOver = false
  const health: number[] = []
  const watch = async () => {
    while (!isOver) {
      health.push(await timed(async () => (await fetch(`${url}/healthz`)).arrayBuffer()))
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
  const watching = watch()
  const statuses = new Map<number, number>()
  const waits = await Promise.all(
    Array.from({ length: LOGINS }, (_, n) =>
      timed(async () => {
        const body = { username, password: PASSWORD }
        const { status } = await createAgent(url).send('POST', '/api/login', body, from(n))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    ),
  )
  isOver = true
  await watching
  return { health: health.sort((a, b) => a - b), waits: waits.sort((a, b) => a - b), statuses }
}

/** The median time of refusing a sign-in (R2). */
async function measureRefusal(url: string, first: number, name: (n: number) => string): Promise<number> {
  const times: number[] = []
  for (let n = first; n < first + REFUSALS; n += 1) {
    const body = { username: name(n), password: 'not-the-password' }
    times.push(await timed(() => createAgent(url).send('POST', '/api/login', body, from(n))))
  }
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

const postgres = await startTestPostgres()
try {
  const database = await createTestDatabase(postgres.connection)
  await loadDemo(database.db, { adminUsername: 'ADMIN' })
  const { username } = await buildAccount()
  const BENCH_DATABASE = addressOf(database.connection)
  const start = () =>
    startServer(join(import.meta.dirname, 'read-server.ts'), { BENCH_DATABASE, TRUST_PROXY_HOPS: '1' })
  const busy = await start()
  const url = `http://127.0.0.1:${busy.port}`

  const { health, waits, statuses } = await measureLogins(url, username)
  const known = await measureRefusal(url, 1000, () => username)
  const unknown = await measureRefusal(url, 2000, (n) => `nobody-${n}`)

  busy.child.kill()

  // A process of its own: what hashing has left behind is not what is measured here.
  const ours = await start()
  const agent = createAgent(`http://127.0.0.1:${ours.port}`)
  await agent.send('POST', '/api/login', { username, password: PASSWORD })
  const bare = await startServer(join(import.meta.dirname, 'read-reference.ts'), {
    BENCH_DATABASE,
    BENCH_SESSION: agent.jar.get('nila_session') ?? '',
  })
  const measure = async ({ port, pid }: { port: number; pid: number }) => {
    const load = { url: `http://127.0.0.1:${port}/api/user`, pid, status: 200 }
    return (await measureLoad({ ...load, headers: { cookie: agent.jar.header } })).perCpuSecond
  }
  const row = { what: 'GET /api/user', unit: 'requests per CPU second', target: 0.5 }
  const rows = [{ ...row, ours: await measure(ours), reference: await measure(bare) }]
  ours.child.kill()
  bare.child.kill()
  await database.drop()

  printMachine()
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${LOGINS} sign-ins at once were answered ${answers}, in ${Math.round(waits.at(-1) ?? 0)} ms.\n`,
  )
  printLimits(`While ${LOGINS} sign in at once (${health.length} looks)`, [
    { what: '/healthz p50', value: percentile(health, 0.5), unit: 'ms', most: 100 },
    { what: '/healthz p99', value: percentile(health, 0.99), unit: 'ms', most: 100 },
  ])
  printLimits('Refusing an unknown name against a wrong password, medians', [
    { what: 'difference', value: (Math.abs(known - unknown) / known) * 100, unit: '%', most: 15 },
  ])
  printRatios('API read', 'node:http + pg', rows)
} finally {
  await postgres.stop()
}
