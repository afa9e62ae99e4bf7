import { BackupError, type Connection, StartError } from '@nila/db'
import type { Logger } from 'pino'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { explainAway, findServer, type OpenDatabase, openDatabase } from '../src/open-database.ts'

/** What an operator asked for and cannot have, in words that say why. */
export class CommandError extends Error {}

const EXPLAINED = [BackupError, CommandError, ConfigError, StartError]

async function runCommand(work: (config: Config, log: Logger) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    await work(config, createLog(config.logLevel))
  } catch (error) {
    const isExplained = EXPLAINED.some((kind) => error instanceof kind)
    console.error(isExplained ? (error as Error).message : error)
    process.exitCode ??= 1
  }
}

/** Runs an operator's command against the database that `npm start` uses, also while it runs. */
export const withDatabase = (
  work: (config: Config, database: OpenDatabase) => Promise<void>,
): Promise<void> =>
  runCommand(async (config, log) => {
    const database = await openDatabase(config, log)
    try {
      await work(config, database)
    } finally {
      await database.close()
    }
  })

/** The same, with the schema of the database left as it is. */
export const withConnection = (work: (connection: Connection) => Promise<void>): Promise<void> =>
  runCommand(async (config, log) => {
    const server = await findServer(config, log)
    try {
      await work(server.connection)
    } catch (error) {
      throw explainAway(error)
    } finally {
      await server.stop()
    }
  })
