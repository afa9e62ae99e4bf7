import { Agent, fetch } from 'undici'
import type { Sender } from './mail-config.ts'
import { answerLine, type Outcome, type OutgoingMail, type Provider } from './provider.ts'

/** Milliseconds to connect and for the answer. */
const CONNECT_TIMEOUT = 5000
const ANSWER_TIMEOUT = 15_000

/** What happened before a byte of the request was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
/** Key, credit, account: only the operator can change it. */
const MISCONFIGURED = new Set([401, 402, 403])
/** How Brevo says that it is the recipient's address that it does not take. */
const OF_RECIPIENT = /\b(not valid in to|recipient)\b/i

interface BrevoAnswer {
  code?: string
  message?: string
}

function outcomeOf(status: number, { code = '', message = '' }: BrevoAnswer): Outcome {
  const answer = answerLine(`HTTP ${status} ${message}`)
  // The key of a mail that was taken before, whose answer did not arrive.
  if (status < 300 || code.startsWith('duplicate')) return { kind: 'sent', answer }
  if (status === 400 && OF_RECIPIENT.test(message)) return { kind: 'refused', answer }
  const isTemporary = status === 429 || status >= 500
  return {
    kind: 'failed',
    answer,
    isMisconfigured: MISCONFIGURED.has(status) || !isTemporary,
  }
}

interface BrevoOptions extends Omit<Provider, 'name' | 'send' | 'close' | 'isLocal'> {
  /** The address of the API's version, such as `https://api.brevo.com/v3`. */
  url: string
  key: string
  from: Sender
}

/** Brevo's HTTP API (developers.brevo.com, 'Send a transactional email'). */
export function createBrevoProvider({ url, key, from, ...budget }: BrevoOptions): Provider {
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: ANSWER_TIMEOUT,
    bodyTimeout: ANSWER_TIMEOUT,
  })

  return {
    name: 'brevo',
    isLocal: false,
    ...budget,
    async send({ id, messageId, to, replyTo, subject, html, text }: OutgoingMail) {
      try {
        const response = await fetch(`${url}/smtp/email`, {
          method: 'POST',
          dispatcher: agent,
          redirect: 'error',
          signal: AbortSignal.timeout(CONNECT_TIMEOUT + ANSWER_TIMEOUT),
          headers: { 'api-key': key, 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({
            sender: { name: from.name, email: from.address },
            to: [{ email: to }],
            subject,
            htmlContent: html,
            textContent: text,
            ...(replyTo && { replyTo: { email: replyTo } }),
            headers: {
              'Message-Id': messageId,
              // Brevo takes a key once within half an hour, so a repetition after a broken line does not arrive twice.
              idempotencyKey: id,
              'Auto-Submitted': 'auto-generated',
            },
          }),
        })
        const body = (await response.json().catch(() => ({}))) as BrevoAnswer
        return outcomeOf(response.status, body)
      } catch (error) {
        const { code = '', message } = ((error as Error).cause ?? error) as { code?: string; message: string }
        return {
          kind: NOT_CONNECTED.has(code) ? 'failed' : 'uncertain',
          answer: answerLine(code && !message.includes(code) ? `${code} ${message}` : message),
        }
      }
    },
    close: () => void agent.destroy(),
  }
}
