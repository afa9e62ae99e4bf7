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
  /** What the provider said, without the credentials that it was told. */
  answer: string
  /** The same without foreign words: a code, or the name of what went wrong. */
  brief: string
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

/** One line of what a provider said, such as a database can keep. */
export const answerLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LIMIT)
    // The cut may go through the middle of a character.
    .toWellFormed()

/** Takes out credentials, also as SMTP writes them: servers that quote what they were told would have them shown and kept. */
export function hiding(credentials: string[]): (text: string) => string {
  const forms = credentials.filter(Boolean).flatMap((one) => [one, Buffer.from(one).toString('base64')])
  return (text) => forms.reduce((left, form) => left.replaceAll(form, '…'), text)
}
