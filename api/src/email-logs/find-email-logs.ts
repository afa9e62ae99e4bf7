import { EMAIL_LOG_NAME, type listEmailLogs } from '@nila/api/contract'
import { EmailLog } from '@nila/db'
import { containing } from '../http/containing.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'
import { Problem } from '../http/problem.ts'

// Without the bodies, which stand out of line and are read one at a time.
const SHOWN = ['id', 'filename', 'timestamp', 'recipient', 'size', 'reason', 'detail'] as const

const COLUMNS = { timestamp: 'timestamp', recipient: 'recipient', size: 'size' }

/** One page of the log. */
export function findEmailLogs(query: ListQuery<typeof listEmailLogs>) {
  const logs = EmailLog.query().select(...SHOWN)
  const { q } = query.filter
  if (q) logs.where('recipient', 'ilike', containing(q))
  return findPage(logs, COLUMNS, query)
}

/** The newest names of the log, and how many logs there are. */
export async function newestEmailLogs(count: number): Promise<{ names: string[]; total: number }> {
  const rows = await EmailLog.query()
    .select('filename')
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
  return { names: rows.map(({ filename }) => filename), total: await EmailLog.query().resultSize() }
}

/** The log of a name. Names are matched against the server's own pattern before anything is looked up (R31). */
export async function existingEmailLog(filename: string): Promise<EmailLog> {
  const log = EMAIL_LOG_NAME.test(filename) ? await EmailLog.query().findOne({ filename }) : undefined
  if (!log) throw new Problem('email_log_not_found')
  return log
}
