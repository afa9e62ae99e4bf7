import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Timestamp } from './fields.ts'
import { Username } from './username.ts'

/** Who carries mail, in the order in which they are asked. `sink` is `npm run mail:dev`. */
export const EmailProviderName = z.enum(['brevo', 'gmail', 'sink'])
export type EmailProviderName = z.infer<typeof EmailProviderName>

/**
 * What asking one provider came to. `refused`: the recipient, for good. `uncertain`: the connection broke after the mail was
 * handed over. `skipped`: not asked, because its breaker is open or its budget is used up.
 */
export const ProviderAnswer = z.strictObject({
  provider: EmailProviderName,
  outcome: z.enum(['sent', 'failed', 'refused', 'uncertain', 'skipped']),
  /** What it said, or why it was not asked. */
  answer: z.string(),
})
export type ProviderAnswer = z.infer<typeof ProviderAnswer>

/** Where a mail is: still in the queue, taken by a provider, kept in the log, or refused for good by the recipient's side. */
export const EmailState = z.enum(['waiting', 'sent', 'logged', 'refused'])
export type EmailState = z.infer<typeof EmailState>

/** The spec's e-mail test result (section 3). */
export const EmailTestResult = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  /** Where the mail can be looked at: its log, or the list of the development sink. Not for a standard test. */
  previewUrl: z.string().nullable().optional(),
  /** Not for a standard test. */
  diagnostics: z
    .strictObject({
      gmailConfigured: z.boolean(),
      brevoConfigured: z.boolean(),
      fallbackLoggingEnabled: z.boolean(),
      environmentTimestamp: Timestamp,
    })
    .optional(),
  /** The newest names of the log, at most five. */
  emailLogFiles: z.array(z.string()),
  emailLogTotal: z.int(),
  result: z.strictObject({
    messageId: z.string(),
    state: EmailState,
    provider: EmailProviderName.nullable(),
    /** The name of this mail's log, where it was logged. */
    log: z.string().nullable(),
    answers: z.array(ProviderAnswer),
  }),
})
export type EmailTestResult = z.infer<typeof EmailTestResult>

/**
 * `standard` goes through the queue and the chain; `enhanced` too, and answers diagnostics; `direct` goes past the queue,
 * at once. An administrator has ten tests an hour.
 */
export const EmailTestKind = z.enum(['standard', 'enhanced', 'direct'])
export type EmailTestKind = z.infer<typeof EmailTestKind>

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/admin/test-email',
  guard: 'admin',
  body: z.strictObject({ email: EmailAddress, kind: EmailTestKind.default('standard') }),
  answer: EmailTestResult,
})

export const sendTestWelcomeEmail = endpoint({
  method: 'POST',
  path: '/admin/test-welcome-email',
  guard: 'admin',
  body: z.strictObject({ email: EmailAddress, username: Username }),
  answer: EmailTestResult,
})

/** A provider as it is now, for all instances of the product. */
export const EmailProvider = z.strictObject({
  name: EmailProviderName,
  isConfigured: z.boolean(),
  /** `open`: not asked until a while has passed; `probing`: one mail is on its way to see whether it is back. */
  breaker: z.enum(['closed', 'open', 'probing']),
  /** Since midnight UTC. */
  sentToday: z.int(),
  /** Null where there is no budget. */
  leftToday: z.int().nullable(),
  /** How many of those left are kept back for security mail. */
  reserved: z.int(),
  lastError: z.string().nullable(),
  lastErrorAt: Timestamp.nullable(),
})
export type EmailProvider = z.infer<typeof EmailProvider>

/** The providers and the queue, for the live view. */
export const getEmailProviders = endpoint({
  method: 'GET',
  path: '/admin/email-providers',
  guard: 'admin',
  answer: z.strictObject({
    providers: z.array(EmailProvider),
    queue: z.strictObject({
      waiting: z.int(),
      /** Of those, how many have failed at least once. */
      retrying: z.int(),
      oldest: Timestamp.nullable(),
    }),
  }),
})
