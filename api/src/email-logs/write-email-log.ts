import type { EmailLogReason } from '@nila/api/contract'
import { EmailLog, type Knex } from '@nila/db'
import { announceChange } from '../live/announce-change.ts'

/** What a log's name is made of: the mail's id, a UUID, and when it was queued. */
interface Named {
  id: string
  createdAt: Date
}

interface LoggedEmail extends Named {
  recipient: string
  reason: EmailLogReason
  /** What the last provider said. */
  detail: string | null
  /** Without live links or codes (R41). */
  html: string
}

/** The name under which a mail is logged, if it is. */
export const emailLogName = ({ id, createdAt }: Named): string =>
  `${createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id.replaceAll('-', '').slice(-12)}.html`

/** Keeps a mail that could not be sent where administrators see it. */
export async function writeEmailLog(trx: Knex.Transaction, email: LoggedEmail): Promise<void> {
  const { recipient, reason, detail, html } = email
  const { id } = await EmailLog.query(trx).insert({
    filename: emailLogName(email),
    recipient,
    reason,
    detail,
    size: Buffer.byteLength(html),
    html,
  })
  await announceChange(trx, 'email-logs', [id])
}
