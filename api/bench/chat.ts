import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addressOf, createTestDatabase, startTestPostgres } from '@nila/db/testing'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { startFakeModel } from '../testing/fake-model.ts'
import { countOurs, countWire, readStream, type Streamed } from './chat/read-stream.ts'
import { cpuSeconds, startServer } from './measure-load.ts'
import { printLimits, printMachine } from './table.ts'

const FIRST_TOKEN = 200
const TOKENS = 200
const RATE = 20
const MODEL = `t${FIRST_TOKEN}-n${TOKENS}-r${RATE}`
/** Streams at once, and how often the first tokens of so many are measured, by turns with the model called directly. */
const FEW = 100
const ROUNDS = 3
const MANY = 500
/** Milliseconds over which streams are begun, and at both ends left out where processor time is counted. */
const ARRIVING = 2000
/** As many as a user may have at once. */
const STREAMS_OF_USER = 2
const STOPS = 20

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/**
 * How much later than by the beat of its stream each token came (milliseconds). The beat is that of the token that came soonest: when the
 * model began is another figure.
 */
function lateness({ tokens }: Streamed): number[] {
  const waits = tokens.map((at, index) => at - (index * 1000) / RATE)
  const soonest = Math.min(...waits)
  return waits.map((wait) => wait - soonest)
}

/** Begins so many streams one after the other, and waits for all of them. */
async function readMany(count: number, read: (index: number) => Promise<Streamed>): Promise<Streamed[]> {
  const reading: Promise<Streamed>[] = []
  for (let index = 0; index < count; index += 1) {
    reading.push(read(index))
    await setTimeout(ARRIVING / count)
  }
  const streams = await Promise.all(reading)
  for (const { tokens } of streams)
    if (tokens.length !== TOKENS) throw new Error(`a stream had ${tokens.length} of ${TOKENS} tokens`)
  return streams
}

async function startModel(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/fake-model.ts'), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString())
      if (found) resolve(found[0])
    }),
  )
  return { child, url }
}

/** Has a process run on one core only. Gives whether that could be done. */
function pin(pid: number, core: number): boolean {
  try {
    execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const children: ChildProcess[] = []
const postgres = await startTestPostgres()
try {
  const { connection, db } = await createTestDatabase(postgres.connection)
  const model = await startModel()
  children.push(model.child)
  const startNila = async (baseUrl: string) => {
    const nila = await startServer(join(import.meta.dirname, 'live-server.ts'), {
      BENCH_DATABASE: addressOf(connection),
      BENCH_MODEL_URL: baseUrl,
      BENCH_MODEL: MODEL,
      // As nila.mjs starts it.
      NODE_OPTIONS: '--max-semi-space-size=8',
    })
    children.push(nila.child)
    return nila
  }
  const nila = await startNila(model.url)

  const cookies: string[] = []
  for (let user = 0; user < MANY / STREAMS_OF_USER; user += 1) {
    const { id, username } = await buildAccount()
    await db('chatPreferences').insert({ userId: id, ofAgeAt: new Date() })
    const agent = createAgent(`http://127.0.0.1:${nila.port}`)
    await agent.send('POST', '/api/login', { username, password: PASSWORD })
    cookies.push(agent.jar.header)
  }

  const direct = () =>
    readStream({
      url: `${model.url}/v1/chat/completions`,
      headers: {},
      body: { model: MODEL, stream: true, messages: [{ role: 'user', content: 'A long story' }] },
      countTokens: countWire,
    })
  const ours = (index: number, port = nila.port, onBegin?: Parameters<typeof readStream>[0]['onBegin']) =>
    readStream({
      url: `http://127.0.0.1:${port}/api/chat/messages`,
      headers: { Cookie: cookies[index % cookies.length] ?? '' },
      body: { content: 'A long story', language: 'en' },
      countTokens: countOurs,
      ...(onBegin && { onBegin }),
    })

  printMachine()
  // Connections and their prepared statements are there, as on every other minute of the day.
  await readMany(FEW, ours)
  const firstTokens = { direct: [] as number[], ours: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tokens } of await readMany(FEW, direct)) firstTokens.direct.push(tokens[0] ?? 0)
    for (const { tokens } of await readMany(FEW, ours)) firstTokens.ours.push(tokens[0] ?? 0)
  }
  const added = (share: number) => percentile(firstTokens.ours, share) - percentile(firstTokens.direct, share)

  console.log(
    `First token, called directly: p50 ${percentile(firstTokens.direct, 0.5).toFixed(1)} ms, p95 ${percentile(firstTokens.direct, 0.95).toFixed(1)} ms;`,
    `through Nila: ${percentile(firstTokens.ours, 0.5).toFixed(1)} ms, ${percentile(firstTokens.ours, 0.95).toFixed(1)} ms.`,
  )
  printLimits(`Added to ${FEW} streams`, [
    { what: 'time to first token, p50', value: added(0.5), unit: 'ms', most: 5 },
    { what: 'time to first token, p95', value: added(0.95), unit: 'ms', most: 15 },
  ])

  const isPinned = pin(nila.pid, 0) && pin(model.child.pid ?? 0, 1) && pin(process.pid, 1)
  console.log(
    isPinned
      ? 'From here on Nila runs on one core; the model and the readers have the other, and Postgres both.\n'
      : 'There is no taskset here: everything shares all cores.\n',
  )

  const directMany = (await readMany(MANY, direct)).flatMap(lateness)
  const reading = readMany(MANY, ours)
  await setTimeout(ARRIVING * 1.5)
  const [cpuBefore, timeBefore] = [cpuSeconds(nila.pid), performance.now()]
  const window = (TOKENS / RATE) * 1000 - ARRIVING * 1.5
  await setTimeout(window)
  const cpu = cpuSeconds(nila.pid) - cpuBefore
  const seconds = (performance.now() - timeBefore) / 1000
  const streams = await reading
  const oursMany = streams.flatMap(lateness)
  const begun = streams.map(({ tokens }) => (tokens[0] ?? 0) - FIRST_TOKEN)

  console.log(
    `Lateness of tokens at ${MANY} streams, called directly: p95 ${percentile(directMany, 0.95).toFixed(1)} ms; through Nila: ${percentile(oursMany, 0.95).toFixed(1)} ms.`,
    `They were begun within ${ARRIVING / 1000} s; asking the model then took p95 ${percentile(begun, 0.95).toFixed(0)} ms longer.`,
  )
  printLimits(`${MANY} streams of ${RATE} tokens a second, stored as they come`, [
    {
      what: 'added to the time of each token, p95',
      value: percentile(oursMany, 0.95) - percentile(directMany, 0.95),
      unit: 'ms',
      most: 50,
    },
    { what: 'processor time', value: (cpu * 1e6) / (seconds * MANY * RATE), unit: 'µs a token', most: 60 },
    { what: 'share of a core', value: (cpu / seconds) * 100, unit: '%', most: 100 },
  ])

  // This model runs here, so that both moments are read from one clock.
  const near = await startFakeModel()
  const second = await startNila(near.url)
  const stops: number[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    let stoppedAt = 0
    await ours(stop, second.port, async (data) => {
      const { run } = JSON.parse(data) as { run: { id: number } }
      await setTimeout(FIRST_TOKEN * 2 + stop * 7)
      stoppedAt = performance.now()
      await fetch(`http://127.0.0.1:${second.port}/api/chat/runs/${run.id}/stop`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookies[stop] ?? '' },
        body: '{}',
      })
    })
    await near.untilLeft(stop + 1)
    stops.push((near.left[stop]?.at ?? 0) - stoppedAt)
  }

  printLimits('Stopping', [
    { what: 'until the model is left', value: Math.max(...stops), unit: `ms, worst of ${STOPS}`, most: 100 },
  ])
  await near.stop()
} finally {
  for (const child of children) child.kill('SIGKILL')
  await postgres.stop()
}
process.exit()
