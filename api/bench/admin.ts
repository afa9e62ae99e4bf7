import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemo } from '@nila/db/demo'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import pg from 'pg'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { type Agent, createAgent } from '../testing/agent.ts'
import { fillDatabase } from './admin/fill-database.ts'
import { measureFirstLoad } from './admin/first-load.ts'
import { pickWords } from './admin/pick-words.ts'
import { type Question, questionsOf } from './admin/questions.ts'
import { startServer } from './measure-load.ts'
import { type Limit, printLimits, printMachine, printTable } from './table.ts'

/** Users, and as many reviews, access records and entries of the audit log. */
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const TURNS = 40
/** By hand it may take a second each time. */
const TURNS_BY_HAND = 5
const PAGE = 10
/** Records of one decision (`BULK_LIMIT` of the contract), and how often so many are decided. */
const LOT = 500
const LOTS = 10
/** Milliseconds (quality.md). */
const MOST = 50
const MOST_BULK = 500
/** KB. */
const MOST_FIRST_LOAD = 330

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function timed(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now()
    await work(turn)
    times.push(performance.now() - start)
  }
  return times
}

/** Spread over the list, the same in every run. */
const placeOf = ({ isAnywhere }: Question, turn: number) =>
  isAnywhere ? Math.floor(ROWS * ((0.5 + turn * 0.618034) % 1)) : 0

async function askNila(admin: Agent, { path, query, ...question }: Question): Promise<number[]> {
  return timed(TURNS, async (turn) => {
    const first = placeOf({ path, query, ...question }, turn)
    const parts = Object.entries({ ...query, range: [first, first + PAGE - 1] })
    const address = parts
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')
    const response = await admin.fetch(`/api${path}?${address}`)
    const items = (await response.json()) as unknown[]
    if (!items.length) throw new Error(`${question.what} answered ${response.status} and no record`)
  })
}

const askByHand = (client: pg.Client, question: Question): Promise<number[]> =>
  timed(TURNS_BY_HAND, async (turn) => {
    await client.query(`${question.byHand.page} offset ${placeOf(question, turn)} limit ${PAGE}`)
    await client.query(question.byHand.counts)
  })

const milliseconds = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

/** By hand last: that reads whole tables, after which the next question would find little of its own in memory. */
async function measureLists(admin: Agent, client: pg.Client): Promise<void> {
  const lines: string[][] = [['', 'p50', 'p95', 'by hand', 'ratio', 'target', '']]
  const questions = questionsOf(await pickWords(client))
  const asked: number[][] = []
  for (const question of questions) asked.push(await askNila(admin, question))
  for (const [place, question] of questions.entries()) {
    const times = asked[place] ?? []
    const byHand = quantile(await askByHand(client, question), 0.5)
    const p95 = quantile(times, 0.95)
    lines.push([
      question.what,
      milliseconds(quantile(times, 0.5)),
      milliseconds(p95),
      milliseconds(byHand),
      (quantile(times, 0.5) / byHand).toFixed(2),
      `≤ ${MOST}`,
      p95 <= MOST ? 'met' : 'MISSED',
    ])
  }
  console.log(
    `Lists at ${ROWS.toLocaleString('en')} rows, page and all counts in one request (ms; by hand: the same SQL through pg)`,
  )
  printTable(lines)
  console.log()
}

/** The whole list of reviews as a file, and the same rows read by pg and thrown away. */
async function measureCsv(admin: Agent, client: pg.Client, pid: number): Promise<void> {
  const memory = async () =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const before = await memory()
  let most = before
  let bytes = 0
  const start = performance.now()
  const response = await admin.fetch('/api/admin/reviews.csv')
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    most = Math.max(most, await memory())
  }
  const seconds = (performance.now() - start) / 1000
  const began = performance.now()
  await client.query('begin')
  await client.query('declare byhand cursor for select * from reviews order by created_at desc, id desc')
  while ((await client.query('fetch 1000 from byhand')).rows.length);
  await client.query('commit')
  const byHand = (performance.now() - began) / 1000
  console.log('All reviews as a file')
  printTable([
    ['rows a second', 'by hand', 'ratio', 'MB a second', 'memory while it runs (MB more)'],
    [
      milliseconds(ROWS / seconds),
      milliseconds(ROWS / byHand),
      (byHand / seconds).toFixed(2),
      (bytes / 1e6 / seconds).toFixed(1),
      (most - before).toFixed(0),
    ],
  ])
  console.log()
}

/** Decides lots of 500 in one request each, until there are no more of them or it was done ten times. */
async function measureBulk(
  admin: Agent,
  client: pg.Client,
  path: string,
  waiting: string,
  decision: object,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`${waiting} order by id limit ${LOT * LOTS}`)
  const lots = Math.floor(rows.length / LOT)
  const times = await timed(lots, async (turn) => {
    const ids = rows.slice(turn * LOT, (turn + 1) * LOT).map(({ id }) => id)
    const response = await admin.send('POST', `/api${path}`, { ids, ...decision })
    const { results } = (await response.json()) as { results: { success: boolean }[] }
    if (results.length !== LOT || !results.every(({ success }) => success))
      throw new Error(`${path} answered ${response.status} and did not decide all`)
  })
  return quantile(times, 0.95)
}

async function measureDeciding(admin: Agent, client: pg.Client): Promise<Limit[]> {
  const reviews = 'select id from reviews where is_approved = 1'
  const requests = "select id from subscriptions where status = 'pending_verification'"
  const values = {
    '500 reviews rejected in one request': await measureBulk(admin, client, '/admin/reviews/bulk', reviews, {
      isApproved: 2,
    }),
    '500 requests approved in one request': await measureBulk(
      admin,
      client,
      '/admin/subscriptions/bulk',
      requests,
      { action: 'approve' },
    ),
  }
  return Object.entries(values).map(([what, value]) => ({ what, value, unit: 'ms, p95', most: MOST_BULK }))
}

async function measure(connection: Parameters<typeof addressOf>[0], username: string): Promise<void> {
  const address = addressOf(connection)
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const server = await startServer(join(import.meta.dirname, 'read-server.ts'), { BENCH_DATABASE: address })
  try {
    const admin = createAgent(`http://127.0.0.1:${server.port}`)
    await admin.send('POST', '/api/login', { username, password: PASSWORD })
    printMachine()
    await measureLists(admin, client)
    await measureCsv(admin, client, server.pid)
    const firstLoad = {
      what: 'first load of the back office',
      value: await measureFirstLoad(),
      unit: 'KB, brotli',
      most: MOST_FIRST_LOAD,
    }
    printLimits('Deciding and loading', [...(await measureDeciding(admin, client)), firstLoad])
  } finally {
    server.child.kill()
    await client.end()
  }
}

const postgres = await startTestPostgres({ isDurable: true })
try {
  const { db, connection, drop } = await createTestDatabase(postgres.connection)
  await loadDemo(db, { adminUsername: 'ADMIN' })
  const { username } = await buildAccount({ role: 'admin' })
  await fillDatabase(connection, ROWS)
  await measure(connection, username)
  await drop()
} finally {
  await postgres.stop()
}
