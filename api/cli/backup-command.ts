import { constants } from 'node:os'
import { resolve } from 'node:path'
import type { Connection } from '@nila/db'
import { CommandError, withConnection } from './with-database.ts'

/** How often long work says how far it is (milliseconds). */
const REPORT_PAUSE = 2000

export const count = (value: number): string => value.toLocaleString('en')

/** A file as the operator named it: npm runs commands in the root, whatever folder they were typed in. */
export const pathOf = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** Says on standard error how far the work is, now and then: its output is for what came of it. */
export function createReport() {
  let last = Date.now()
  return (words: () => string): void => {
    if (Date.now() - last < REPORT_PAUSE) return
    last = Date.now()
    console.error(words())
  }
}

/** Seconds since it was made, as a word. */
export function createStopwatch(): () => string {
  const began = performance.now()
  return () => `${((performance.now() - began) / 1000).toFixed(1)} s`
}

/**
 * Runs a command of the operator's that may take long on the database. Ctrl-C and a supervisor's signal end it in order, with the exit
 * code that shells expect.
 * @param stopped what is said then
 */
export function runLong(
  stopped: string,
  work: (connection: Connection, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  // More than once: a terminal tells the launcher and us, and the launcher tells us again.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      process.exitCode ??= 128 + constants.signals[name]
      stopping.abort()
    })
  }
  return withConnection(async (connection) => {
    try {
      stopping.signal.throwIfAborted()
      await work(connection, stopping.signal)
      process.exitCode = 0
    } catch (error) {
      throw stopping.signal.aborted ? new CommandError(stopped) : error
    }
  })
}
