import type { Database, PartialModelObject, User } from '@nila/db'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { inject } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startNila as start } from '../src/start-nila.ts'
import { buildAccount, PASSWORD } from './accounts.ts'

export interface RunningNila {
  url: string
  db: Database
  /** What was printed for whoever started it. */
  printed: string
  /** A user who can sign in with the password that comes along. */
  createAccount(over?: PartialModelObject<User>): Promise<{ username: string; password: string }>
  stop(): Promise<void>
}

/**
 * The whole product on a free port over a test database: the built site, the built back office, the API.
 * One at a time in a test file: the models are bound to the database of the latest.
 * @param demo whether it starts with demo data; without it there is not even an administrator
 */
export async function startNila({ demo = false } = {}): Promise<RunningNila> {
  const database = await createTestDatabase(inject('postgres'))
  let printed = ''
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: addressOf(database.connection),
    DATA_DIR: database.connection.host,
    DEMO: demo ? '1' : '0',
  })
  const nila = await start(config, {
    checksAnswers: true,
    servesRelease: true,
    print: (words) => {
      printed += words
    },
  })
  return {
    url: nila.url,
    db: database.db,
    get printed() {
      return printed
    },
    async createAccount(over = {}) {
      const { username } = await buildAccount(over)
      return { username, password: PASSWORD }
    },
    async stop() {
      await nila.stop()
      await database.drop()
    },
  }
}
