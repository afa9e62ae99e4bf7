import { StartError } from '@nila/db'
import { pino } from 'pino'
import { type Config, ConfigError, readConfig } from '../src/config.ts'
import { type OpenDatabase, openDatabase } from '../src/open-database.ts'

/** Runs an operator's command against the database that `npm start` uses, also while it runs. */
export async function withDatabase(
  work: (config: Config, database: OpenDatabase) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config, pino({ level: config.logLevel }))
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
