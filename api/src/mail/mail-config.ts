import { EmailAddress } from '@nila/api/contract'
import { z } from 'zod'
import { variable, whole } from '../environment-variable.ts'

/** Whom mails come from. */
export interface Sender {
  name: string
  address: string
}

export interface MailConfig {
  from: Sender
  supportEmail: string | undefined
  /** Limits are mails a UTC day; 0 for none. */
  brevo:
    | { kind: 'api'; url: string; key: string; dailyLimit: number }
    | { kind: 'smtp'; url: string; dailyLimit: number }
    | undefined
  /** The address carries user and App Password. */
  gmail: { url: string; dailyLimit: number } | undefined
  /** Where the development sink listens, where mails go to it. */
  sink: string | undefined
}

/** Brevo's free plan (spec section 9), and what Google lets an ordinary account send (support.google.com, 'Gmail sending limits'). */
const BREVO_DAILY_LIMIT = 300
const GMAIL_DAILY_LIMIT = 500
const GMAIL_SMTP = 'smtps://smtp.gmail.com:465'

/** `hello@nila.example`, or the same with a name before it: `Nila <hello@nila.example>`. */
const SENDER = /^(?:(?<name>[^<>\p{Cc}]*?)\s*<(?<inner>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u

const senderOf = (text: string): Sender => {
  const { name, inner, bare } = SENDER.exec(text.trim())?.groups ?? {}
  return { name: name?.replace(/^"|"$/g, '') || 'Nila', address: inner ?? bare ?? '' }
}
const isSender = (text: string): boolean => EmailAddress.safeParse(senderOf(text).address).success

const isDecodable = (text: string): boolean => {
  try {
    const { username, password } = new URL(text)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

const smtpUrl = () =>
  z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' })
    .refine(isDecodable, 'has a user or password that is not percent-encoded')
    .optional()

/** Copied with a line break or something invisible in it, a key would fail at every mail. */
const secret = () => z.string().regex(/^[\x21-\x7e]+$/, 'has characters in it that no key has')

/** What the environment says of e-mail. */
export const mailVariables = {
  MAIL_FROM: variable(
    z
      .string()
      .refine(isSender, 'must be an e-mail address, or a name and one: Nila <hello@nila.example>')
      .optional(),
  ),
  SUPPORT_EMAIL: variable(z.email('must be an e-mail address').optional()),
  BREVO_API_KEY: variable(secret().optional()),
  BREVO_API_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('https://api.brevo.com/v3'),
  ),
  BREVO_SMTP_URL: variable(smtpUrl()),
  BREVO_DAILY_LIMIT: variable(whole(0, 10_000_000).default(BREVO_DAILY_LIMIT)),
  GMAIL_USER: variable(z.email('must be the address of a Gmail account').optional()),
  GMAIL_APP_PASSWORD: variable(
    z
      .string()
      // Google shows App Passwords in groups of four; the blanks between them are not part of it.
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(secret())
      .optional(),
  ),
  GMAIL_SMTP_URL: variable(smtpUrl()),
  GMAIL_DAILY_LIMIT: variable(whole(0, 10_000_000).default(GMAIL_DAILY_LIMIT)),
}

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>

/**
 * Reads who carries mail.
 * @param hostname of the site, which mails come from where nothing else is said
 */
export function readMailConfig(data: MailVariables, hostname: string): MailConfig {
  const { BREVO_API_KEY, BREVO_API_URL, BREVO_SMTP_URL, BREVO_DAILY_LIMIT: brevoLimit } = data
  const { GMAIL_USER, GMAIL_APP_PASSWORD, GMAIL_SMTP_URL = GMAIL_SMTP, GMAIL_DAILY_LIMIT: gmailLimit } = data
  const gmail = new URL(GMAIL_SMTP_URL)
  if (GMAIL_USER) gmail.username = encodeURIComponent(GMAIL_USER)
  if (GMAIL_APP_PASSWORD) gmail.password = encodeURIComponent(GMAIL_APP_PASSWORD)
  const fallback = GMAIL_USER && !BREVO_API_KEY && !BREVO_SMTP_URL ? GMAIL_USER : `no-reply@${hostname}`
  return {
    from: senderOf(data.MAIL_FROM ?? fallback),
    supportEmail: data.SUPPORT_EMAIL,
    brevo: BREVO_API_KEY
      ? {
          kind: 'api',
          key: BREVO_API_KEY,
          url: BREVO_API_URL.replace(/\/$/, ''),
          dailyLimit: brevoLimit,
        }
      : BREVO_SMTP_URL
        ? { kind: 'smtp', url: BREVO_SMTP_URL, dailyLimit: brevoLimit }
        : undefined,
    gmail: GMAIL_USER && GMAIL_APP_PASSWORD ? { url: gmail.href, dailyLimit: gmailLimit } : undefined,
    sink: undefined,
  }
}
