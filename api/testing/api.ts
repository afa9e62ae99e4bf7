import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login } from '@nila/api/contract'
import type { PartialModelObject, User } from '@nila/db'
import { createTestDatabase, emptyTables, type TestDatabase } from '@nila/db/testing'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createServices } from '../src/services.ts'
import { buildAccount, PASSWORD } from './accounts.ts'
import { type Agent, createAgent } from './agent.ts'

export interface TestApi {
  url: string
  database: TestDatabase
  /** What the server logged, as one text. */
  log(): string
  /** Somebody without an account. */
  visitor(): Agent
  /** Somebody signed in, through the front door. */
  signIn(over?: PartialModelObject<User>): Promise<Agent & { user: User }>
}

/** The API on a free port over this worker's own database, which is empty again before each test. */
export function useApi(overrides: Partial<Config> = {}): TestApi {
  let url: string | undefined
  let database: TestDatabase | undefined
  let lines: string[] = []
  let close: (() => Promise<void>) | undefined

  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the API runs only inside tests')
    return value
  }

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgres'))
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://localhost:${(server.address() as AddressInfo).port}`
    const config = { ...readConfig({}), publicUrl: url, ...overrides }
    const log = createLog('trace', { write: (line: string) => lines.push(line) })
    const services = createServices({ config, db: database.db, log })
    const app = createApp(services, {
      sessionKeys: ['a key for tests only, of 32 bytes'],
      checksAnswers: true,
    })
    server.on('request', app.callback())
    close = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
  beforeEach(async () => {
    lines = []
    await emptyTables(ready(database).db)
  })
  afterAll(async () => {
    await close?.()
    await database?.drop()
  })

  return {
    get url() {
      return ready(url)
    },
    get database() {
      return ready(database)
    },
    log: () => lines.join(''),
    visitor: () => createAgent(ready(url)),
    async signIn(over = {}) {
      const user = await buildAccount(over)
      const agent = createAgent(ready(url))
      await agent.call(login, { body: { username: user.username, password: PASSWORD } })
      return { ...agent, user }
    },
  }
}
