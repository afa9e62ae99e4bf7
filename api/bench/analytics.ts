import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import pg from 'pg'
import { rebuildAnalytics } from '../src/analytics/rebuild.ts'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { DAYS, fillDatabase } from './analytics/fill-database.ts'
import { measureTracking } from './analytics/measure-tracking.ts'
import { startServer } from './measure-load.ts'
import { type Limit, printLimits, printMachine, printRatios, printTable } from './table.ts'

/** Events to be read from (quality.md). */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000_000)
const TURNS = 30

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** The processes of Postgres: those whose parent, or whose parent's parent, is this one. */
function postgresPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
      } catch {
        return false
      }
    })
    .map(Number)
}

async function measureWriting(): Promise<void> {
  const postgres = await startTestPostgres({ isDurable: true })
  try {
    const database = await createTestDatabase(postgres.connection)
    const client = new pg.Client({ connectionString: addressOf(database.connection) })
    await client.connect()
    const one = async (sql: string) =>
      Number((await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0])
    const SIZE = `select sum(pg_total_relation_size(relid)) from pg_stat_user_tables
      where relname ~ '^(analytics_events|visits|visitors|visitor_days)'`
    const ours = await startServer(join(import.meta.dirname, 'read-server.ts'), {
      BENCH_DATABASE: addressOf(database.connection),
      TRUST_PROXY_HOPS: '1',
      TRACK_RATE_LIMIT: '0',
    })
    const bare = await startServer(join(import.meta.dirname, 'analytics/track-reference.ts'))
    const reference = await measureTracking(bare.port, () => [bare.pid], 200)
    const size = await one(SIZE)
    const stored = await one('select count(*) from analytics_events')
    const wal = await one("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
    const figures = await measureTracking(ours.port, () => [ours.pid, ...postgresPids()], 204)
    const events = (await one('select count(*) from analytics_events')) - stored
    const walPerEvent = ((await one("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn")) - wal) / events
    const diskPerEvent = ((await one(SIZE)) - size) / events
    ours.child.kill()
    bare.child.kill()
    await client.end()
    await database.drop()
    printRatios(
      'Analytics, writing: POST /api/analytics/track at 20 connections, answered after the commit',
      'node:http',
      [
        {
          what: 'events a second',
          ours: figures.perSecond,
          reference: reference.perSecond,
          unit: 'events/s',
          target: 0.16,
        },
      ],
    )
    printTable([
      ['', 'measured', 'unit', 'target', ''],
      [
        'events a second',
        figures.perSecond.toFixed(0),
        'events/s',
        '≥ 8000',
        figures.perSecond >= 8000 ? 'met' : 'MISSED',
      ],
    ])
    const limits: Limit[] = [
      { what: 'answer, p99', value: figures.p99, unit: 'ms', most: 20 },
      { what: 'processor time, Postgres included', value: figures.cpuPerEvent, unit: 'µs/event', most: 150 },
      { what: 'write-ahead log', value: walPerEvent, unit: 'bytes/event', most: 800 },
      { what: 'disk, indexes and visits included', value: diskPerEvent, unit: 'bytes/event', most: 200 },
    ]
    printLimits('', limits)
  } finally {
    await postgres.stop()
  }
}

/** The questions of the screen, and the same asked of the events themselves. */
const QUESTIONS = [
  {
    what: 'all panels, 30 days',
    paths: ['analytics?range=month', 'geo-distribution?range=month'],
    days: 30,
    most: 30,
  },
  {
    what: `all panels, ${DAYS} days`,
    paths: ['analytics?range=all', 'geo-distribution?range=all'],
    days: DAYS,
    most: 50,
  },
  { what: `one country, ${DAYS} days`, paths: ['analytics?range=all&country=IN'], days: DAYS, most: 150 },
]
const BY_HAND = (days: number) => [
  `select count(*) from visit_figures(now() - interval '${days} days', now())`,
  `select count(*) from visit_counts(now() - interval '${days} days', now())`,
  `select count(distinct visitor) from visits where started_at >= now() - interval '${days} days'`,
]

async function measureReading(): Promise<void> {
  const postgres = await startTestPostgres()
  try {
    const database = await createTestDatabase(postgres.connection)
    const client = new pg.Client({ connectionString: addressOf(database.connection) })
    // What broke a query is said there; that its connection ends with Postgres is not worth a word.
    client.on('error', () => undefined)
    await client.connect()
    const filling = performance.now()
    await fillDatabase(client, EVENTS)
    console.log(`${EVENTS} events were made in ${((performance.now() - filling) / 1000).toFixed(0)} s`)
    const rebuilding = performance.now()
    const days = await rebuildAnalytics()
    await client.query('vacuum analyze')
    console.log(
      `the figures of ${days} days were made from them in ${((performance.now() - rebuilding) / 1000).toFixed(0)} s\n`,
    )

    const { username } = await buildAccount({ role: 'admin' })
    const ours = await startServer(join(import.meta.dirname, 'read-server.ts'), {
      BENCH_DATABASE: addressOf(database.connection),
    })
    const admin = createAgent(`http://127.0.0.1:${ours.port}`)
    await admin.send('POST', '/api/login', { username, password: PASSWORD })
    const lines = [['', 'p50 ms', 'p95 ms', 'target', '', 'by brute force', 'ratio']]
    for (const { what, paths, days: span, most } of QUESTIONS) {
      const ask = async () => {
        for (const path of paths) {
          const { status } = await admin.fetch(`/api/admin/${path}`)
          if (status !== 200) throw new Error(`${path} answered ${status}`)
        }
      }
      for (let turn = 0; turn < 5; turn += 1) await ask()
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        const start = performance.now()
        await ask()
        times.push(performance.now() - start)
      }
      const start = performance.now()
      for (const sql of BY_HAND(span)) await client.query(sql)
      const byHand = performance.now() - start
      const p95 = quantile(times, 0.95)
      lines.push([
        what,
        quantile(times, 0.5).toFixed(1),
        p95.toFixed(1),
        `≤ ${most}`,
        p95 <= most ? 'met' : 'MISSED',
        `${byHand.toFixed(0)} ms`,
        (byHand / p95).toFixed(0),
      ])
    }
    ours.child.kill()
    await client.end()
    await database.drop()
    console.log(`Analytics, reading: ${EVENTS} events over ${DAYS} days`)
    printTable(lines)
  } finally {
    await postgres.stop()
  }
}

printMachine()
if (process.env.BENCH_PART !== 'reading') await measureWriting()
if (process.env.BENCH_PART !== 'writing') await measureReading()
