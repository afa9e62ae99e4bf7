import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer'
import type { Sender } from './mail-config.ts'
import { hiding, type Outcome, type OutgoingMail, type Provider } from './provider.ts'

/** How long one mail may take in all (milliseconds): a server that trickles its answers stays below every other limit. */
const LIMIT = 45_000
/** Milliseconds to connect, to be greeted, and for any answer after that. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 15_000 }
const CONNECTIONS = 5
const LOOPBACK = /^(localhost|127\.|\[?::1)/

/** Codes that say: change something, and try again then (RFC 4954). */
const CREDENTIALS = new Set([530, 534, 535, 538])
/** Enhanced status codes (RFC 3463). Those of a recipient: no such address, a mailbox that takes nothing. */
const ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/
const OF_RECIPIENT = /^5\.(1\.(?![78]$)|2\.)/
/** How servers without such codes say that it is the sender who is not wanted. */
const OF_SENDER = /\b(sender|relay\w*|policy|block\w*|blacklist\w*|spam|limit)\b/i

function isRecipientRefused(code: number, answer: string): boolean {
  if (code < 500) return false
  const enhanced = ENHANCED.exec(answer)?.[0]
  return enhanced ? OF_RECIPIENT.test(enhanced) : !OF_SENDER.test(answer)
}

function outcomeOf(error: NodemailerError, isHandedOver: boolean, hide: (text: string) => string): Outcome {
  const { response = '', command } = error
  // Only 4xx and 5xx are a no; anything else that is said after the mail says nothing about it.
  const code = (error.responseCode ?? 0) >= 400 ? (error.responseCode ?? 0) : 0
  const answer = hide(response || error.message)
  const brief = code
    ? [code, ENHANCED.exec(response)?.[0]].filter(Boolean).join(' ')
    : (error.code ?? 'Error')
  if (code === 0) return { kind: isHandedOver ? 'uncertain' : 'failed', answer, brief }
  if (error.code === 'EAUTH' || CREDENTIALS.has(code)) {
    return { kind: 'failed', answer, brief, isMisconfigured: code >= 500 }
  }
  if (command === 'RCPT TO' && isRecipientRefused(code, response)) return { kind: 'refused', answer, brief }
  if (command === 'RCPT TO' && code < 500) return { kind: 'failed', answer, brief, isAboutMail: true }
  // A permanent no to the sender or to the words: another provider may see it otherwise, this one will not.
  return { kind: 'failed', answer, brief, isMisconfigured: code >= 500, isAboutMail: command === 'DATA' }
}

interface SmtpOptions extends Omit<Provider, 'send' | 'close'> {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  url: string
  from: Sender
}

const decoded = (url: URL) => ({
  user: decodeURIComponent(url.username),
  pass: decodeURIComponent(url.password),
})

function poolOptions(address: string): SMTPPoolOptions & { pool: true } {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const auth = decoded(url)
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Credentials and words never cross a network in the clear.
    requireTLS: !secure && !LOOPBACK.test(url.hostname),
    ...(auth.user && { auth }),
    ...TIMEOUTS,
    maxConnections: CONNECTIONS,
    // Only for a connection that was dropped while idle, before a byte of the mail was sent.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A provider that is spoken to by SMTP, over a few connections that are kept. */
export function createSmtpProvider({ url, from, ...provider }: SmtpOptions): Provider {
  const transport = createTransport(poolOptions(url))
  const { user, pass } = decoded(new URL(url))
  const hide = hiding([pass, `\0${user}\0${pass}`])
  /** The mails whose last byte has gone out. */
  const handedOver = new Set<string>()
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((stream) => stream.once('end', () => handedOver.add(mail.message.messageId())))
    done()
  })

  return {
    ...provider,
    async send({ messageId, to, replyTo, subject, html, text }: OutgoingMail) {
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), LIMIT)
      try {
        const { response } = await transport.sendMail({
          messageId,
          from,
          // As addresses, not as text that is searched for more of them.
          to: { name: '', address: to },
          subject,
          html,
          text,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          // Out-of-office replies are for people (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: limit.signal,
        })
        return { kind: 'sent', answer: hide(response), brief: '250' }
      } catch (error) {
        return outcomeOf(error as NodemailerError, handedOver.has(messageId), hide)
      } finally {
        clearTimeout(timer)
        handedOver.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}
