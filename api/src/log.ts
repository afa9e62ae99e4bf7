import { type DestinationStream, type Logger, pino } from 'pino'

interface Failure {
  name?: string
  message?: string
  code?: string
  constraint?: string
  stack?: string
}

/**
 * What of an error may be written down. Errors carry more than their words: Node's parse errors hold the whole packet, passwords and
 * cookies included, and those of the database hold rows (R42).
 */
function describe(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { name, message, code, constraint, stack } = error as Failure
  return Object.fromEntries(
    Object.entries({ name, message, code, constraint, stack }).filter(
      ([, value]) => typeof value === 'string',
    ),
  )
}

/** The log: JSON lines on standard output, or wherever `destination` leads. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describe } }, destination)

// What clients do to their own connections; no fault of ours, and anyone could fill the log with it.
const OF_CLIENTS = /^(HPE_|ECONNRESET|EPIPE|ECONNABORTED|ERR_HTTP_REQUEST_TIMEOUT|ERR_STREAM)/

/** Whether an error only says that a client broke off or sent no HTTP. */
export const isOfClient = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && OF_CLIENTS.test(String(error.code))
