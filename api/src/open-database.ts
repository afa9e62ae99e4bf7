import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Connection, connect, type Database, migrate, StartError, startEmbeddedPostgres } from '@nila/db'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { isDatabaseAway } from './http/database-away.ts'

export interface OpenDatabase {
  db: Database
  connection: Connection
  close(): Promise<void>
}

export interface DatabaseServer {
  connection: Connection
  stop(): Promise<void>
}

/** Finds the database that the configuration names, or starts the embedded one where it names none; its schema is left as it is. */
export async function findServer({ databaseUrl, dataDir }: Config, log: Logger): Promise<DatabaseServer> {
  if (databaseUrl) return { connection: databaseUrl, stop: async () => undefined }
  const directory = resolve(dataDir)
  await mkdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The folder ${directory} cannot be made (${error.code}). Set DATA_DIR to one that Nila may write to.`,
    )
  })
  return startEmbeddedPostgres({ dataDir: directory, onLog: (line) => log.warn(line) })
}

/** Says in one line that the database cannot be reached, where that is what an error means. */
export const explainAway = (error: unknown): unknown =>
  isDatabaseAway(error)
    ? new StartError(
        'The database that DATABASE_URL names cannot be reached. Is it running, and is the address right?',
      )
    : error

/** Opens the database that the configuration names, the embedded one where it names none, and brings its schema up to date. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const server = await findServer(config, log)
  try {
    await migrate(server.connection)
    const db = connect({ connection: server.connection })
    return {
      db,
      connection: server.connection,
      async close() {
        await db.destroy()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw explainAway(error)
  }
}
