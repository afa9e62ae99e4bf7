import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer'
import type { Sender } from './mail-config.ts'
import { answerLine, type Outcome, type OutgoingMail, type Provider } from './provider.ts'

/** Milliseconds to connect, to be greeted, and for any answer after that. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 15_000 }
const CONNECTIONS = 5
const LOOPBACK = /^(localhost|127\.|\[?::1)/

/** Codes and answers that say: change something, and try again then (RFC 4954, RFC 5321). */
const CREDENTIALS = new Set([530, 534, 535, 538])
/** Enhanced status codes of policy: it is the sender who is not wanted (RFC 3463). */
const POLICY = /\b5\.7\.\d/

function outcomeOf(error: NodemailerError, isHandedOver: boolean): Outcome {
  const answer = answerLine(error.response ?? error.message)
  const { responseCode = 0 } = error
  if (responseCode === 0) return { kind: isHandedOver ? 'uncertain' : 'failed', answer }
  if (error.code === 'EAUTH' || CREDENTIALS.has(responseCode)) {
    return { kind: 'failed', answer, isMisconfigured: responseCode >= 500 }
  }
  if (error.command === 'RCPT TO') {
    const isForGood = responseCode >= 500 && !POLICY.test(answer)
    return isForGood ? { kind: 'refused', answer } : { kind: 'failed', answer, isAboutMail: true }
  }
  // A permanent no to the sender or to the words: another provider may see it otherwise, this one will not.
  return {
    kind: 'failed',
    answer,
    isMisconfigured: responseCode >= 500,
    isAboutMail: error.command === 'DATA',
  }
}

interface SmtpOptions extends Omit<Provider, 'send' | 'close'> {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  url: string
  from: Sender
}

function poolOptions(address: string): SMTPPoolOptions & { pool: true } {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Credentials and words never cross a network in the clear.
    requireTLS: !secure && !LOOPBACK.test(url.hostname),
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
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
  /** The mails whose last byte has gone out. */
  const handedOver = new Set<string>()
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((stream) => stream.once('end', () => handedOver.add(mail.message.messageId())))
    done()
  })

  return {
    ...provider,
    async send({ messageId, to, replyTo, subject, html, text }: OutgoingMail) {
      try {
        const { response } = await transport.sendMail({
          messageId,
          from,
          to,
          subject,
          html,
          text,
          ...(replyTo && { replyTo }),
          // Out-of-office replies are for people (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'sent', answer: answerLine(response) }
      } catch (error) {
        return outcomeOf(error as NodemailerError, handedOver.has(messageId))
      } finally {
        handedOver.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}
