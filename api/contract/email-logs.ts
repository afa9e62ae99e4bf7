import { z } from 'zod'
import { endpoint, listEndpoint } from './endpoint.ts'
import { SearchText, Timestamp } from './fields.ts'

/** The names that the server gives to logs: the moment in UTC and a part of the mail's id. Nothing else is looked up (R31). */
export const EMAIL_LOG_NAME = /^\d{8}T\d{6}-[0-9a-f]{12}\.html$/

/** Why a mail stands in the log instead of in somebody's mailbox. */
export const EmailLogReason = z.enum(['not_configured', 'unreachable', 'refused', 'expired'])
export type EmailLogReason = z.infer<typeof EmailLogReason>

export const EmailLog = z.strictObject({
  filename: z.string(),
  timestamp: Timestamp,
  recipient: z.string(),
  /** Bytes of the HTML. */
  size: z.int(),
  /** Where the HTML is fetched. */
  path: z.string(),
  reason: EmailLogReason,
  /** What the last provider said, where one said anything. */
  detail: z.string().nullable(),
})
export type EmailLog = z.infer<typeof EmailLog>

export const listEmailLogs = listEndpoint({
  path: '/admin/email-logs',
  guard: 'admin',
  resource: 'email-logs',
  envelope: 'logs',
  item: EmailLog,
  sort: ['timestamp', 'recipient', 'size'],
  defaultOrder: 'DESC',
  filter: z.strictObject({ q: SearchText.optional() }),
})

// Any text is taken for a name, so that a wrong one is not found rather than bad input.
const ByFilename = z.strictObject({ filename: z.string() })

/** The mail as it would have looked, without live links or codes (R41). */
export const getEmailLog = endpoint({
  method: 'GET',
  path: '/admin/email-logs/:filename',
  guard: 'admin',
  params: ByFilename,
  answer: z.string(),
  isHtml: true,
})
export const deleteEmailLog = endpoint({
  method: 'DELETE',
  path: '/admin/email-logs/:filename',
  guard: 'super_admin',
  reauthentication: true,
  params: ByFilename,
})
export const deleteEmailLogs = endpoint({
  method: 'DELETE',
  path: '/admin/email-logs',
  guard: 'super_admin',
  reauthentication: true,
  answer: z.strictObject({ deleted: z.int() }),
})
