import type { EmailLog } from '@nila/api/contract'
import type { EmailLog as Row } from '@nila/db'

/** Where the HTML of a log is fetched. */
export const pathOf = (filename: string): string => `/api/admin/email-logs/${filename}`

/** A log as the list shows it. */
export const presentEmailLog = ({ filename, timestamp, recipient, size, reason, detail }: Row): EmailLog => ({
  filename,
  timestamp: timestamp.toISOString(),
  recipient,
  size,
  path: pathOf(filename),
  reason,
  detail,
})
