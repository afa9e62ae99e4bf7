import { type Database, type PartialModelObject, User } from '@nila/db'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { inject } from 'vitest'
import { createRecoveryLink } from '../src/auth/recovery-links.ts'
import { readConfig } from '../src/config.ts'
import { type StartOptions, startNila as start } from '../src/start-nila.ts'
import { buildAccount, PASSWORD } from './accounts.ts'
import { makeDataFolder } from './process.ts'

export interface RunningNila {
  url: string
  db: Database
  /** Where it keeps what is beside the database. */
  dataDir: string
  /** The postgres:// address of its database, for other instances. */
  databaseUrl: string
  /** What was printed for whoever started it. */
  printed: string
  /** A user who can sign in with the password that comes along. */
  createAccount(over?: PartialModelObject<User>): Promise<{ username: string; password: string }>
  /** What `npm run admin:recover -- --user NAME` prints. */
  recoveryLink(username: string): Promise<string>
  stop(): Promise<void>
}

interface NilaOptions {
  /** Whether it starts with demo data; without it there is not even an administrator. */
  demo?: boolean
  /** Variables of the environment besides those that say where it runs. */
  env?: Record<string, string>
  /** What builds releases, in place of the site's own renderer. */
  renderer?: StartOptions['renderer']
}

/**
 * The whole product on a free port over a test database: the built site, the built back office, the API.
 * One at a time in a test file: the models are bound to the database of the latest.
 */
export async function startNila({
  demo = false,
  env = {},
  renderer,
}: NilaOptions = {}): Promise<RunningNila> {
  const database = await createTestDatabase(inject('postgres'))
  let printed = ''
  const folder = env.DATA_DIR === undefined ? await makeDataFolder() : undefined
  const dataDir = folder?.path ?? env.DATA_DIR ?? ''
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: addressOf(database.connection),
    DATA_DIR: dataDir,
    DEMO: demo ? '1' : '0',
    ...env,
  })
  const nila = await start(config, {
    checksAnswers: true,
    servesRelease: true,
    renderer,
    print: (words) => {
      printed += words
    },
  })
  return {
    url: nila.url,
    db: database.db,
    dataDir,
    databaseUrl: addressOf(database.connection),
    get printed() {
      return printed
    },
    async createAccount(over = {}) {
      const { username } = await buildAccount(over)
      return { username, password: PASSWORD }
    },
    async recoveryLink(username) {
      return createRecoveryLink(
        { publicUrl: nila.url },
        await User.query().findOne({ username }).throwIfNotFound(),
      )
    },
    async stop() {
      await nila.stop()
      await database.drop()
      await folder?.remove()
    },
  }
}
