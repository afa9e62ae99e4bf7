import { ConfigError, readConfig } from '../src/config.ts'

/** Ends the command with one line where a variable is wrong: in the middle of a build it would be one line of many. */
export function checkEnvironment(): void {
  try {
    readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
