import { StartError } from '@nila/db'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { type OpenDatabase, openDatabase } from '../src/open-database.ts'

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
    const isExplained = error instanceof ConfigError || error instanceof StartError
    console.error(isExplained ? error.message : error)
    process.exitCode = 1
  }
}
