import { Agent, buildConnector, fetch } from 'undici'
import { z } from 'zod'
import type { Sender } from './mail-config.ts'
import { hiding, type Outcome, type OutgoingMail, type Provider } from './provider.ts'

/** Milliseconds to connect and for the answer. */
const CONNECT_TIMEOUT = 5000
const ANSWER_TIMEOUT = 15_000

/** Key, credit, account: only the operator can change it. */
const MISCONFIGURED = new Set([401, 402, 403])
/** How Brevo says that it is the recipient's address that it does not take. */
const OF_RECIPIENT = /\b(not valid in to|recipient)\b/i

/** What of an answer is looked at; whatever else stands in its place counts as nothing. */
const BrevoAnswer = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

function outcomeOf(status: number, body: unknown): Outcome {
  const { code, message } = BrevoAnswer.parse(body)
  const said = { answer: `HTTP ${status} ${message}`, brief: `HTTP ${status}` }
  // The key of a mail that was taken before, whose answer did not arrive.
  if ((status >= 200 && status < 300) || code.startsWith('duplicate')) return { kind: 'sent', ...said }
  if (status === 400 && OF_RECIPIENT.test(message)) return { kind: 'refused', ...said }
  const isTemporary = status === 408 || status === 429 || status >= 500
  return { kind: 'failed', ...said, isMisconfigured: MISCONFIGURED.has(status) || !isTemporary }
}

/** Errors of connecting, TLS included: not a byte of the request has gone out. */
const neverConnected = new WeakSet<Error>()

function connector() {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT })
  const marking: typeof connect = (options, done) =>
    connect(options, (...result) => {
      if (result[0]) neverConnected.add(result[0])
      done(...result)
    })
  return marking
}

function failureOf(error: unknown): Outcome {
  const cause = (error instanceof Error && error.cause instanceof Error ? error.cause : error) as Error & {
    code?: string
  }
  const brief = cause.code ?? cause.name
  return {
    kind: neverConnected.has(cause) ? 'failed' : 'uncertain',
    answer: `${brief} ${cause.message}`,
    brief,
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
  const hide = hiding([key])
  const agent = new Agent({
    connect: connector(),
    headersTimeout: ANSWER_TIMEOUT,
    bodyTimeout: ANSWER_TIMEOUT,
  })

  const hidden = (outcome: Outcome): Outcome => ({ ...outcome, answer: hide(outcome.answer) })

  return {
    name: 'brevo',
    isLocal: false,
    ...budget,
    async send({ id, messageId, to, replyTo, subject, html, text }: OutgoingMail) {
      try {
        const response = await fetch(`${url}/smtp/email`, {
          method: 'POST',
          dispatcher: agent,
          // An answer like any other; following it would hand the key to somebody else.
          redirect: 'manual',
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
        const body = await response.json().catch(() => undefined)
        return hidden(outcomeOf(response.status, body))
      } catch (error) {
        return hidden(failureOf(error))
      }
    },
    close: () => void agent.destroy(),
  }
}
