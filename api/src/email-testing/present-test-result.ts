import type { EmailState, EmailTestResult, ProviderAnswer } from '@nila/api/contract'
import type { OutboxEmail } from '@nila/db'
import { newestEmailLogs } from '../email-logs/find-email-logs.ts'
import { pathOf } from '../email-logs/present-email-log.ts'
import { emailLogName } from '../email-logs/write-email-log.ts'
import type { MailConfig } from '../mail/mail-config.ts'
import { SINK_PAGE } from '../mail/sink-address.ts'

/** How many names of the log an answer lists (spec section 9). */
const NAMES = 5

const MESSAGES: Record<EmailState, string> = {
  sent: 'Email sent successfully.',
  logged: 'The email could not be sent. It was kept in the email logs.',
  refused: "The recipient's mail server refused the address.",
  waiting: 'The email is still waiting in the queue.',
}

/**
 * What became of a test mail (spec section 3).
 * @param isPlain without the diagnostics, as a standard test answers
 */
export async function presentTestResult(
  row: OutboxEmail,
  { gmail, brevo }: MailConfig,
  isPlain: boolean,
): Promise<EmailTestResult> {
  const { state, messageId } = row
  const provider = state === 'sent' ? (row.provider as EmailTestResult['result']['provider']) : null
  const log = state === 'logged' || state === 'refused' ? emailLogName(row) : null
  const { names, total } = await newestEmailLogs(NAMES)
  const previewUrl = log ? pathOf(log) : provider === 'sink' ? SINK_PAGE : null
  return {
    success: state === 'sent',
    message: MESSAGES[state],
    ...(!isPlain && {
      previewUrl,
      diagnostics: {
        gmailConfigured: gmail !== undefined,
        brevoConfigured: brevo !== undefined,
        // The log is part of the product and cannot be switched off.
        fallbackLoggingEnabled: true,
        environmentTimestamp: new Date().toISOString(),
      },
    }),
    emailLogFiles: names,
    emailLogTotal: total,
    result: { messageId, state, provider, log, answers: row.answers as ProviderAnswer[] },
  }
}
