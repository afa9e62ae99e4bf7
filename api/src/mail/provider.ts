import type { EmailProviderName } from '@nila/api/contract'

/** A mail as it goes out. */
export interface OutgoingMail {
  /** A UUID; providers that know idempotency keys get it as one. */
  id: string
  /** With its angle brackets; the same at every attempt. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
}

/**
 * What came of handing a mail to a provider.
 * - `sent`: it has taken the mail.
 * - `refused`: the recipient does not exist there, or takes nothing; asking others would be asking for the same no.
 * - `uncertain`: the line broke after the whole mail was handed over. Only this provider can tell, so only it is asked again.
 * - `failed`: it has not taken the mail; the next provider may.
 */
export interface Outcome {
  kind: 'sent' | 'refused' | 'uncertain' | 'failed'
  /** What the provider said, fit to be shown: one line, no secrets. */
  answer: string
  /** Whether waiting does not help, because the operator must change something: credentials, the sender, the plan. */
  isMisconfigured?: boolean
  /** Whether it says something of the one mail only, and nothing of how well the provider is. */
  isAboutMail?: boolean
}

export interface Provider {
  name: EmailProviderName
  /** Mails a UTC day; 0 for no limit. */
  dailyLimit: number
  /** How many of those only security mail may use. */
  reserved: number
  /** The development sink: there or not, so that neither its breaker nor waiting for it makes sense. */
  isLocal: boolean
  send(mail: OutgoingMail): Promise<Outcome>
  /** Lets go of its connections. */
  close(): void
}

const ANSWER_LIMIT = 300

/** One line of what a provider said. */
export const answerLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LIMIT)
