import { StartError } from '@nila/db'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { type OpenDatabase, openDatabase } from '../src/open-database.ts'

/** What an operator asked for and cannot have, in words that say why. */
export class CommandError extends Error {}

/** Runs an operator's command against the database that `npm start` uses, also while it runs. */
export async function withDatabase(
  work: (config: Config, database: OpenDatabase) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config, createLog(config.logLevel))
    try {
      await work(config, database)
    } finally {
      await database.close()
    }
  } catch (error) {
    const isExplained = [CommandError, ConfigError, StartError].some((kind) => error instanceof kind)
    console.error(isExplained ? (error as Error).message : error)
    process.exitCode = 1
  }
}
