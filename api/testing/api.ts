import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { login } from '@nila/api/contract'
import type { Database, PartialModelObject, User } from '@nila/db'
import { createTestDatabase, emptyTables, type TestDatabase } from '@nila/db/testing'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createApp, createListener } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { type LiveOptions, startLive } from '../src/live/start-live.ts'
import { createLog } from '../src/log.ts'
import type { Outbox } from '../src/mail/outbox.ts'
import { createServices, type ServiceParts, type Services } from '../src/services.ts'
import { sweep } from '../src/sweep.ts'
import { buildAccount, PASSWORD } from './accounts.ts'
import { type Agent, createAgent } from './agent.ts'

export interface TestApi {
  url: string
  database: TestDatabase
  /** The queue of mails that the API fills. */
  outbox: Outbox
  /** What the server logged, as one text. */
  log(): string
  /** What every instance does now and then: removes what has had its time. */
  sweep(): Promise<void>
  /** Starts a second instance over the same database, and gives its address. */
  startAnother(): Promise<string>
  /** The same, for tests that stop it before their end, as SIGTERM does. */
  startInstance(): Promise<{ url: string; stop: () => Promise<void> }>
  /** Somebody without an account. */
  visitor(): Agent
  /** Somebody signed in, through the front door. */
  signIn(over?: PartialModelObject<User>): Promise<Agent & { user: User }>
}

/** Forgets what is queued and waits for what is under way, which would write into tables that are being emptied. */
async function dropJobs(db: Database): Promise<void> {
  await db('pgboss.job').whereNot({ state: 'active' }).delete()
  while (await db('pgboss.job').where({ state: 'active' }).first()) await setTimeout(20)
}

/** One process of the product, as far as tests care. */
interface Instance {
  url: string
  services: Services
  stop: () => Promise<void>
}

/** Does something the first time that it is asked for. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

interface ApiOptions {
  /** Whether queued mails are sent; without it they stay in the outbox, where a test can read them. */
  sendsMail?: boolean
  /** How often sockets are looked after. */
  live?: Omit<LiveOptions, 'connection'>
  /** How long answers go on that nobody watches, or while an instance is stopped. */
  runTimes?: ServiceParts['runTimes']
  /** What the site says by itself; that of the built one unless given. */
  copyDefaults?: ServiceParts['copyDefaults']
}

/** The API on a free port over this worker's own database, which is empty again before each test. */
export function useApi(
  overrides: Partial<Config> = {},
  { sendsMail = false, live: times = {}, runTimes = {}, copyDefaults }: ApiOptions = {},
): TestApi {
  let instance: Instance | undefined
  let database: TestDatabase | undefined
  let lines: string[] = []
  const closers: (() => Promise<void>)[] = []

  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the API runs only inside tests')
    return value
  }

  async function start(): Promise<Instance> {
    const { db, connection } = ready(database)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    const config = { ...readConfig({}), publicUrl: url, ...overrides }
    const log = createLog('trace', { write: (line: string) => lines.push(line) })
    const jobs = await startJobs({ connection, log, retryDelay: 1, pollInterval: 0.5 })
    const services = createServices({
      config,
      db,
      log,
      jobs,
      runTimes,
      ...(copyDefaults && { copyDefaults }),
    })
    const { outbox } = services
    if (sendsMail) await outbox.start()
    const app = createApp(services, {
      sessionKeys: ['a key for tests only, of 32 bytes'],
      checksAnswers: true,
    })
    const live = await startLive(app, services, { connection, ...times })
    server.on('request', createListener(app, services))
    server.on('upgrade', live.upgrade)
    const stopOnce = once(async () => {
      await Promise.all([live.stop(), services.runs.drain()])
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await services.visitRecorder.close()
      await jobs.rest()
      outbox.close()
      await jobs.stop()
    })
    closers.push(stopOnce)
    return { url, services, stop: stopOnce }
  }

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgres'))
    instance = await start()
  })
  beforeEach(async () => {
    lines = []
    await dropJobs(ready(database).db)
    await emptyTables(ready(database).db)
  })
  afterAll(async () => {
    for (const close of closers) await close()
    await database?.drop()
  })

  return {
    get url() {
      return ready(instance).url
    },
    get database() {
      return ready(database)
    },
    get outbox() {
      return ready(instance).services.outbox
    },
    log: () => lines.join(''),
    visitor: () => createAgent(ready(instance).url),
    sweep: () => sweep(ready(instance).services),
    startAnother: async () => (await start()).url,
    startInstance: start,
    async signIn(over = {}) {
      const user = await buildAccount(over)
      const agent = createAgent(ready(instance).url)
      await agent.call(login, { body: { username: user.username, password: PASSWORD } })
      return { ...agent, user }
    },
  }
}
