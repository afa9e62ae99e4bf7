import { DBError } from '@nila/db'

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// Classes 08 (connection exceptions) and 57P0x (shutdown, crash, starting up), 57014 (took too long) and 53300 (too many connections).
const POSTGRES = /^(08...|57P0[1-5]|57014|53300)$/
const DRIVER =
  /Connection terminated|^timeout expired$|timeout exceeded when trying to connect|Timeout acquiring a connection|not queryable|Query read timeout/

/** Whether an error says that Postgres cannot be reached, as opposed to having refused a query. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DBError ? error.nativeError : error
  if (!(cause instanceof Error)) return false
  const { code } = cause as { code?: unknown }
  if (typeof code === 'string' && (NETWORK.has(code) || POSTGRES.test(code))) return true
  return DRIVER.test(cause.message)
}
